import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { workbook } from '@cueroom/core/testing/imports/sample-files.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { guestRecord, sampleGuests } from '@cueroom/core/testing/samples.ts'
import { expect, test } from 'vitest'
import { Interrupted } from '../app/prompts.ts'
import { cueroom, freshHome } from '../testing.ts'
import { aPlan, aSheet, importServer as server, people } from '../guests/testing.ts'

const fromPlan = async (count: number, bio?: string) => ['--plan', await aPlan(people(count, bio))]

test('without a terminal and without --yes it ends with exit code 7, and sends nothing', async () => {
  const { api, calls } = server()
  const file = await aSheet()
  const ran = await cueroom(['guests', 'import', file, '--json'], { api })

  expect(ran.code).toBe(7)
  expect(ran.stdout).toBe('')
  expect(JSON.parse(ran.stderr)).toEqual({
    status: 'answer_required',
    error: 'Import 2 guests? Not running in a terminal. Pass --yes to confirm.',
    code: 'confirmation_needed',
    next: [`cueroom guests import ${file} --yes`],
  })
  expect(calls).toEqual([])
})

test('without a terminal a column that may be something else is named with its choices, with exit code 7', async () => {
  const { api, calls } = server()
  const file = await aSheet('Subscriber,Name,Opened\nkelp@x.example,Maren Kolb,3\ntide@x.example,Jo Park,1\n')
  const ran = await cueroom(['guests', 'import', file, '--json', '--no-input'], { api, terminal: true })

  expect(ran.code).toBe(7)
  expect(JSON.parse(ran.stderr)).toEqual({
    status: 'answer_required',
    error: 'Is “Subscriber” the email? Pass --map Subscriber=email or --map Subscriber=ignore.',
    code: 'ambiguous_column',
    column: 'Subscriber',
    choices: ['email', 'ignore'],
    next: ['email', 'ignore'].map((field) => `cueroom guests import ${file} --map Subscriber=${field} --yes`),
  })
  expect(calls).toEqual([])
})

test.each([
  { flags: ['--yes', '--json'] },
  { flags: ['--yes', '--quiet', '--json'], terminal: true },
  // Here the file's one question is another: whether these are people
  { flags: ['--yes', '--json'], names: ['Tamsk Ordoval', 'Kest Bluwa'], terminal: true },
])('--yes and --quiet don’t decide which of two days a date is: %o', async ({ flags, names, terminal }) => {
  const { api, calls } = server()
  const [first, second] = names ?? ['Ada Lovelace', 'Grace Hopper']
  const file = await aSheet(`Name,Recording date\n${first},03/04/2099\n${second},05/06/2099\n`)
  const ran = await cueroom(['guests', 'import', file, ...flags], { api, terminal: terminal ?? false })

  expect(ran.code).toBe(7)
  const answers = ['day-first', 'month-first'].map((order) => `Recording date=interviewDate-${order}`)
  expect(JSON.parse(ran.stderr)).toMatchObject({
    error: `Which day is 03/04/2099 in “Recording date”: April 3, 2099 or March 4, 2099? Pass --map '${answers.join("' or --map '")}'.`,
    code: 'ambiguous_column',
    next: answers.map((answer) => `cueroom guests import ${file} --map '${answer}' --yes`),
  })
  expect(calls).toEqual([])

  const answered = ['guests', 'import', file, '--yes', '--map', answers[1]!]
  expect((await cueroom(answered, { api })).code).toBe(0)
  expect(calls[0]?.guests[0]?.interviewDate).toMatch(/^2099-03-04/)
})

test('a no, and Ctrl-C at the question, import nothing', async () => {
  const { api, calls } = server()
  const no = await cueroom(['guests', 'import', await aSheet()], { api, terminal: true, answers: [false] })
  expect(no.code).toBe(0)
  expect(no.stderr).toContain('Nothing was imported.')
  const stopped = await cueroom(['guests', 'import', await aSheet()], {
    api,
    terminal: true,
    answers: [new Interrupted()],
  })
  expect(stopped.code).toBe(130)
  expect(calls).toEqual([])
})

test('--dry-run shows the guests and imports nothing', async () => {
  const { api, calls } = server()
  const ran = await cueroom(['guests', 'import', await aSheet(), '--dry-run'], { api })
  expect(ran.code).toBe(0)
  expect(
    ran.stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t')[1]),
  ).toEqual(['Ada Lovelace', 'Grace Hopper'])
  expect(ran.stderr).toContain('this was a dry run')
  expect(calls).toEqual([])
})

test('interview dates are in the time zone of the show, which the list names', async () => {
  const { api, calls } = server([], undefined, {}, 'default', 'Asia/Kathmandu')
  const file = await aSheet('Name,Recording date\nAda Lovelace,2099-03-04 09:30\nGrace Hopper,2099-03-05\n')
  const dry = await cueroom(['guests', 'import', file, '--dry-run'], { api })
  expect(dry.stdout).toContain('2099-03-04 09:30 GMT+5:45')
  expect(dry.stderr).toContain(
    'Interview dates without a time become 10:00; guests you update keep the time they have',
  )
  expect((await cueroom(['guests', 'import', file, '--yes'], { api })).code).toBe(0)
  expect(calls).toMatchObject([
    {
      timeZone: 'Asia/Kathmandu',
      guests: [{ interviewDate: '2099-03-04T03:45:00.000Z' }, { interviewDate: '2099-03-05T04:15:00.000Z' }],
    },
  ])
})

test('a saved plan keeps the time zone its dates were read in', async () => {
  const { api, calls } = server([], undefined, {}, 'default', 'Asia/Kathmandu')
  const file = await aSheet('Name,Recording date\nAda Lovelace,2099-03-04 09:30\n')
  const saved = join(await freshHome(), 'plan.json')
  await cueroom(['guests', 'import', file, '--save-plan', saved], { api })
  const elsewhere = server([], undefined, {}, 'default', 'Europe/Berlin')
  expect((await cueroom(['guests', 'import', '--plan', saved, '--yes'], { api: elsewhere.api })).code).toBe(0)
  expect(elsewhere.calls).toMatchObject([
    { timeZone: 'Asia/Kathmandu', guests: [{ interviewDate: '2099-03-04T03:45:00.000Z' }] },
  ])
  expect(calls).toEqual([])
})

test('a file without guests ends with exit code 2', async () => {
  const { api } = server()
  const ran = await cueroom(['guests', 'import', await aSheet('Name,Email\n,\n'), '--yes'], { api })
  expect(ran.code).toBe(2)
  expect(ran.stderr).toContain('Found no guests in this file.')
})

test('a refusal by the server is told, and nothing is said to be imported', async () => {
  const { api } = server([], () => {
    throw failing(403, 'The subscription is not active', 'subscription_inactive')
  })
  const ran = await cueroom(['guests', 'import', ...(await fromPlan(2)), '--yes'], { api })
  expect(ran.code).toBe(6)
  expect(ran.stderr).toContain('✗ The subscription is not active')
  expect(ran.stderr).not.toContain('✓')
})

test('when a later call fails it says how far it came, with exit code 3', async () => {
  const { api, calls } = server([], (_, n) => {
    if (n === 2) throw failing(500, 'Something broke', 'internal')
  })
  const ran = await cueroom(['guests', 'import', ...(await fromPlan(1_500)), '--yes'], { api })
  expect(ran.code).toBe(3)
  expect(ran.stderr).toContain('✗ Something broke. 1,000 of 1,500 guests done.')
  expect(ran.stderr).toMatch(/Next: cueroom guests import --resume [\w-]{22}\n/)
  expect(calls).toHaveLength(2)
})

test('Ctrl-C between two calls says how far it came, with exit code 130', async () => {
  const stop = new AbortController()
  const { api, calls } = server([], () => stop.abort())
  const ran = await cueroom(['guests', 'import', ...(await fromPlan(1_500)), '--yes'], {
    api,
    signal: stop.signal,
  })
  expect(ran.code).toBe(130)
  expect(ran.stderr).toMatch(/Stopped\. [\d,]+ of 1,500 guests done/)
  expect(calls.length).toBeLessThan(3)
})

test('a busy server is asked again after a while, with the same guests', async () => {
  const waits: number[] = []
  const { api, calls } = server([], (_, n) => {
    if (n < 3) throw failing(503, 'Busy', 'busy')
  })
  const ran = await cueroom(['guests', 'import', ...(await fromPlan(2)), '--yes'], {
    api,
    onWait: (ms) => waits.push(ms),
  })
  expect(ran.code).toBe(0)
  expect(waits).toEqual([2_000, 4_000])
  expect(calls[2]).toEqual(calls[0])
})

test('a server that stays busy ends with exit code 75', async () => {
  const { api, calls } = server([], () => {
    throw failing(429, 'Too many requests', 'too_many_requests')
  })
  const ran = await cueroom(['guests', 'import', ...(await fromPlan(2)), '--yes'], { api })
  expect(ran.code).toBe(75)
  expect(calls).toHaveLength(4)
})

test('a yes imports the guests, and says what was left out', async () => {
  const { api, calls } = server()
  const ran = await cueroom(['guests', 'import', await aSheet()], {
    api,
    terminal: true,
    env: { NO_COLOR: '1' },
    answers: [true],
  })
  expect(ran.code).toBe(0)
  expect(ran.asked).toEqual(['Import 2 guests?'])
  expect(ran.stdout).toBe('')
  expect(ran.stderr).toContain('2 new · 0 already here · 1 row left out')
  expect(ran.stderr).toContain('- Row 4 is left out: No name in this row')
  expect(ran.stderr).toContain('Next: cueroom guests list')
  expect(calls[0]?.guests).toMatchObject([
    { name: 'Ada Lovelace', company: 'Engines', email: 'ada@x.example' },
    { name: 'Grace Hopper', company: 'Navy', email: 'grace@x.example' },
  ])
})

test('guests the show has are skipped', async () => {
  const ada = { ...guestRecord(sampleGuests[0]!, 7), name: 'Ada King', email: 'ADA@x.example' }
  const { api, calls } = server([ada])
  const ran = await cueroom(['guests', 'import', await aSheet(), '--yes'], { api })
  expect(ran.stderr).toContain('1 new · 1 already here (same email)')
  // Nobody was asked whether the row without a name may be left out
  expect(ran.code).toBe(3)
  expect(ran.stderr).toMatch(/✗ 1 row could not be imported\.\n {2}Row 4: No name in this row \(.+\)\n$/)
  expect(calls[0]?.guests).toMatchObject([{ name: 'Grace Hopper' }])
})

test('when all guests are already in your show nothing is sent and nothing is asked', async () => {
  const known = ['Ada@x.example', 'Grace@x.example'].map((email, n) => ({
    ...guestRecord(sampleGuests[n]!, n + 1),
    name: email.split('@')[0]!,
    email,
  }))
  const { api, calls } = server(known)
  const ran = await cueroom(['guests', 'import', await aSheet()], { api })
  expect(ran.code).toBe(0)
  expect(ran.stderr).toContain('all guests are already in your show')
  expect(calls).toEqual([])
})

test('a long file goes in calls of 1,000 that share one import', async () => {
  const { api, calls } = server()
  const ran = await cueroom(['guests', 'import', ...(await fromPlan(2_300)), '--yes', '--json'], { api })
  expect(ran.code).toBe(0)
  expect(calls.map(({ guests }) => guests.length)).toEqual([1_000, 1_000, 300])
  expect(new Set(calls.map(({ importId }) => importId)).size).toBe(1)
  expect(JSON.parse(ran.stdout)).toMatchObject({
    importId: calls[0]?.importId,
    imported: 2_300,
    duplicates: 0,
  })
})

test('no call is larger than the server takes', async () => {
  const { api, calls } = server()
  await cueroom(['guests', 'import', ...(await fromPlan(500, 'A long life. '.repeat(1_000))), '--yes'], {
    api,
  })
  expect(calls.length).toBeGreaterThan(1)
  expect(calls.flatMap(({ guests }) => guests)).toHaveLength(500)
  // The fake server fills in what was not sent
  const sent = (_: string, value: unknown) =>
    value === null || (typeof value === 'object' && Object.keys(value).length === 0) ? undefined : value
  for (const call of calls) expect(JSON.stringify(call, sent).length).toBeLessThan(4 * 1024 * 1024)
})

test('photos are not sent, and that is said', async () => {
  const { api, calls } = server()
  const file = await aSheet('Name,Email,Photo\nAda Lovelace,ada@x.example,https://x.example/ada.jpg\n')
  const ran = await cueroom(['guests', 'import', file, '--yes'], { api })
  expect(ran.code).toBe(0)
  expect(ran.stderr).toContain("! 1 photo skipped: imports don't include photos.")
  expect(calls[0]?.guests).toMatchObject([{ name: 'Ada Lovelace' }])
})

test('a mapping that --map corrected is remembered for the next file with the same headers', async () => {
  const { api, calls } = server()
  const rows = (name: string) => `Name,Firma,Marke\n${name},Engines,Blue\n`
  const first = ['guests', 'import', await aSheet(rows('Ada Lovelace')), '--yes']
  await cueroom([...first, '--map', 'Marke=company', '--map', 'Firma=ignore'], { api })
  const again = await cueroom(['guests', 'import', await aSheet(rows('Grace Hopper')), '--yes'], { api })
  expect(calls.map(({ guests }) => guests[0]?.company)).toEqual(['Blue', 'Blue'])
  expect(again.stderr).toContain('as in your last import')
})

test('--no-split-people keeps a cell that names two people one guest', async () => {
  const { api, calls } = server()
  const file = await aSheet('Name,Company\nAna Ruiz & Bo Lee,Engines\nCy Young,Navy\n')
  await cueroom(['guests', 'import', file, '--yes', '--no-split-people'], { api })
  await cueroom(['guests', 'import', file, '--yes'], { api })
  expect(calls.map(({ guests }) => guests.map(({ name }) => name))).toEqual([
    ['Ana Ruiz & Bo Lee', 'Cy Young'],
    ['Ana Ruiz', 'Bo Lee', 'Cy Young'],
  ])
})

test('--sheet may be repeated: those sheets are read, and no other', async () => {
  const home = await freshHome()
  const header = ['Name', 'Email']
  const sheets = {
    Speakers: [header, ['Ada Lovelace', 'ada@x.example']],
    Hosts: [header, ['Grace Hopper', 'grace@x.example']],
    Crew: [header, ['Alan Turing', 'alan@x.example']],
  }
  await writeFile(join(home, 'people.xlsx'), workbook(sheets))
  const read = ['guests', 'read', join(home, 'people.xlsx'), '--json', '--sheet', 'Crew', '--sheet', '1']
  const { guests } = JSON.parse((await cueroom(read)).stdout)
  expect(guests.map(({ name }: { name: string }) => name)).toEqual(['Alan Turing', 'Ada Lovelace'])
})

test('the own export of a show is read whole: only when a guest was added is not imported', async () => {
  const file = await aSheet(
    'Name,Email,Status,Interview date,Time zone,Added\n' +
      'Ada Lovelace,ada@x.example,completed,2026-12-04 15:00,Africa/Johannesburg,2026-11-01 09:00\n' +
      'Grace Hopper,grace@x.example,unscheduled,,,2026-11-02 09:00\n',
  )
  const { api, calls } = server([], undefined, {}, 'default', 'America/New_York')
  const ran = await cueroom(['guests', 'import', file, '--yes'], { api })
  expect(ran.stderr).toContain('Not imported: Added\n')
  expect(calls[0]?.guests).toMatchObject([
    { interviewDate: '2026-12-04T13:00:00.000Z', episodeStatus: 'completed' },
    { episodeStatus: 'unscheduled' },
  ])
})

test('lines about a file of several sheets name the sheet, and who isn’t coming is counted among the rows left out', async () => {
  const home = await freshHome()
  const file = join(home, 'saison.xlsx')
  const header = ['Nom', 'Courriel', 'Statut']
  const sheets = {
    Invités: [header, ['Ada Lovelace', 'ada@x.example', ''], ['Cléo Roy', 'cleo@x.example', 'a décliné']],
    'Printemps 2027': [
      header,
      ['Grace Hopper (rappeler)', 'grace@x.example', ''],
      ['Mary Shaw', 'mary@x.example', ''],
      ['Ivy Stone', 'ivy@x.example', ''],
      ['Hugo Marsh', 'hugo@x.example', ''],
    ],
    Commanditaires: [header, ['Luc Roy', 'luc@x.example', '']],
  }
  await writeFile(file, workbook(sheets))
  const read = await cueroom(['guests', 'read', file])
  expect(read.stderr).toContain('- Invités: Row 3 is left out: Statut: a décliné (Cléo Roy)')
  expect(read.stderr).toContain('! Commanditaires: This sheet is left out, because it seems to list sponsors')
  expect(read.stderr).toContain('! Printemps 2027: What the file says next to a name or an address')
  expect(read.stderr).toContain('5 guests found.')
  expect(read.stdout).not.toContain('Cléo')

  const { api } = server()
  const ran = await cueroom(['guests', 'import', file, '--yes'], { api })
  expect(ran.stderr).toContain('5 new · 0 already here · 1 row left out')
})

test('reading without a server says in which time zone', async () => {
  const file = await aSheet('Name,Interview date\nAda Lovelace,2026-12-03 19:00\n')
  const ran = await cueroom(['guests', 'read', file])
  expect(ran.stderr).toMatch(/Times are read in \S+, the time zone of this computer/)
  expect((await cueroom(['guests', 'read', await aSheet()])).stderr).not.toContain('Times are read')
})
