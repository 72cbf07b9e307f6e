import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { type Guest, GuestCard } from '@cueroom/core/guests/guest.ts'
import { type Answers, failing, fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { guestRecord, sampleGuests } from '@cueroom/core/testing/samples.ts'
import { expect, test } from 'vitest'
import { cueroom, freshHome } from '../testing.ts'

const guests = sampleGuests.map((sample, index) => guestRecord(sample, index + 1))
const cardOf = (guest: Guest) => GuestCard.parse({ ...guest, photo: null, hasResponses: true })

const server = (list: Guest[] = guests, more: Answers['guests'] = {}) =>
  fakeApi({
    guests: {
      list({ query }) {
        const page = list
          .filter(({ id }) => id > Number(query.after ?? 0))
          .filter(({ episodeStatus }) => !query.status || episodeStatus === query.status)
          .slice(0, query.limit)
        return query.view === 'card' ? page.map(cardOf) : page
      },
      ...more,
    },
  })

const hostileGuest = {
  ...guests[0]!,
  name: '\u001b[2J\u001b]52;c;aGVsbG8=\u0007Ada\nLovelace\u202e',
  title: 'tab\there',
}

// Taken out one by one, so that an escape sequence of somebody else's is not taken along
const ourColours = ['0', '1', '2', '32', '33', '38;5;209'].map((code) => `\u001b[${code}m`)
const withoutOurColours = (text: string) => ourColours.reduce((rest, code) => rest.replaceAll(code, ''), text)

test('a column that does not exist is a usage error that names those that do', async () => {
  const ran = await cueroom('guests list --columns id,nmae', { api: server() })
  expect(ran.code).toBe(2)
  expect(ran.stderr).toContain('Unknown column "nmae". Columns: id, name, title,')
  expect((await cueroom('guests list --columns constructor', { api: server() })).code).toBe(2)
})

test.each([
  'guests list --limit 0',
  'guests list --limit ten',
  'guests list --status soon',
  'guests show abc',
  'guests show 0',
])('wrong use ends with exit code 2: %s', async (command) => {
  const ran = await cueroom(command, { api: server() })
  expect(ran.code).toBe(2)
  expect(ran.stdout).toBe('')
  const help = command.split(' ').slice(0, 2).join(' ')
  expect(ran.stderr).toMatch(new RegExp(`^✗ .+\\n {2}Next: cueroom ${help} --help\\n$`))
})

test('a guest who is not there ends with exit code 5', async () => {
  const api = server(guests, {
    get: () => {
      throw failing(404, 'Not found', 'not_found')
    },
  })
  const ran = await cueroom('guests show 999', { api })
  expect(ran.code).toBe(5)
  expect(ran.stderr).toBe("✗ Couldn't find guest 999.\n  Next: cueroom guests list\n")
})

test.each([
  [400, 2],
  [401, 4],
  [403, 6],
  [404, 5],
  [409, 1],
  [429, 75],
  [500, 1],
  [503, 75],
])('an answer %i ends with exit code %i', async (status, code) => {
  const api = server(guests, {
    list: () => {
      throw failing(status, 'That went wrong', 'some_code')
    },
  })
  const ran = await cueroom('guests list --json', { api })
  expect(ran.code).toBe(code)
  expect(ran.stdout).toBe('')
  expect(JSON.parse(ran.stderr)).toMatchObject({ error: expect.any(String), code: 'some_code' })
})

test('no answer ends with exit code 75', async () => {
  const ran = await cueroom('guests list', { api: fakeApi({}) })
  expect(ran.code).toBe(75)
  expect(ran.stderr).toContain('No server answers at http://localhost:3000')
})

test('a show without guests is told how to import them', async () => {
  const ran = await cueroom('guests list', { api: server([]), terminal: true })
  expect(ran.code).toBe(0)
  expect(ran.stdout).toBe('')
  expect(ran.stderr).toContain('No guests yet.')
  expect(ran.stderr).toContain('cueroom guests import FILE')
  expect((await cueroom('guests list --json', { api: server([]) })).stdout).toBe('[]\n')
})

test('a hostile name stays one harmless line, in a terminal, in a pipe and as JSON', async () => {
  const api = server([hostileGuest], { get: () => hostileGuest })
  for (const command of ['guests list', 'guests list --json', 'guests list --jsonl', 'guests show 1']) {
    for (const terminal of [true, false]) {
      const { stdout } = await cueroom(command, { api, terminal, columns: 200 })
      const rest = withoutOurColours(stdout).replace(/[\n\t]/g, '')
      expect(rest).toContain('Ada')
      expect(rest).not.toMatch(/[\p{Cc}\u202a-\u202e]/u)
    }
  }
  expect((await cueroom('guests list', { api })).stdout.trimEnd().split('\n')).toHaveLength(1)
  expect(JSON.parse((await cueroom('guests list --json', { api })).stdout)[0].name).toBe(hostileGuest.name)
})

test('in a terminal every line fits, and only the state is coloured', async () => {
  const { stdout } = await cueroom('guests list', { api: server(), terminal: true, columns: 100 })
  const lines = stdout.trimEnd().split('\n')
  expect(lines).toHaveLength(guests.length + 1)
  expect(stdout).toContain('\u001b[38;5;209mupcoming\u001b[0m')
  expect(stdout).toContain('\u001b[32mcompleted\u001b[0m')
  for (const line of lines) expect(stripVTControlCharacters(line).length).toBeLessThanOrEqual(101)
})

test.each([
  ['guests list --no-color', {}],
  ['guests list', { NO_COLOR: '1' }],
  ['guests list', { TERM: 'dumb' }],
  ['guests list --no-color', { CLICOLOR_FORCE: '1' }],
  ['guests list --json', { CLICOLOR_FORCE: '1' }],
])('%s with %j is not coloured', async (command, env) => {
  const ran = await cueroom(command, { api: server(), terminal: true, env })
  expect(ran.stdout + ran.stderr).not.toContain('\u001b')
})

test('CLICOLOR_FORCE colours a pipe', async () => {
  const ran = await cueroom('guests list', { api: server(), env: { CLICOLOR_FORCE: '1' } })
  expect(ran.stdout).toContain('\u001b[38;5;209m')
})

test('--columns with --json chooses the fields of each record', async () => {
  const ran = await cueroom('guests list --columns id,status,linkedin --limit 1 --json', { api: server() })
  const [guest] = JSON.parse(ran.stdout) as [Record<string, unknown>]
  expect(Object.keys(guest)).toEqual(['id', 'status', 'linkedin'])
})

test('the host’s notes are a column, so that what not to ask can be listed', async () => {
  const notes = 'No divorce talk.\nLikes tea.'
  const noted = guests.slice(0, 2).map((guest, n) => ({ ...guest, notes: n === 0 ? notes : null }))
  const { stdout } = await cueroom('guests list --columns name,notes', { api: server(noted) })
  expect(stdout).toBe(`${noted[0]?.name}\tNo divorce talk. Likes tea.\n${noted[1]?.name}\t\n`)
  const ran = await cueroom('guests list --columns id,notes --json', { api: server(noted) })
  expect(JSON.parse(ran.stdout)[0]).toEqual({ id: noted[0]?.id, notes })
})

test('a pipe gets tabs and the chosen columns', async () => {
  const ran = await cueroom('guests list --columns id,email --limit 2', { api: server() })
  expect(ran.stdout).toBe(`1\t${guests[0]?.email}\n2\t${guests[1]?.email}\n`)
  expect(ran.stderr).toBe('')
})

test.each(['', ' --json', ' --jsonl', ' --json --columns id'])(
  'guests list%s says on stderr that there are more guests',
  async (format) => {
    const many = Array.from({ length: 101 }, (_, index) => ({ ...guests[0]!, id: index + 1 }))
    const api = fakeApi({
      guests: { list: ({ query }) => (query.view === 'card' ? many.map(cardOf) : many) },
    })
    const ran = await cueroom(`guests list${format}`, { api })
    expect(ran.stderr).toBe('100 of 101 guests. Pass --all to see all of them.\n')
    const quiet = await cueroom(`guests list${format} --quiet`, { api })
    expect(quiet.stderr).toBe('')
  },
)

test('--all reads page after page', async () => {
  const many = Array.from({ length: 2_100 }, (_, index) => ({ ...guests[0]!, id: index + 1 }))
  const ran = await cueroom('guests list --all --columns id', { api: server(many) })
  expect(ran.stdout.trimEnd().split('\n').map(Number)).toEqual(many.map(({ id }) => id))
})

test('JSON has whole guests; JSON lines one a line', async () => {
  const json = await cueroom('guests list --status upcoming --json', { api: server() })
  expect(JSON.parse(json.stdout)).toEqual(guests.filter((guest) => guest.episodeStatus === 'upcoming'))
  const lines = await cueroom('guests list --jsonl', { api: server() })
  expect(
    lines.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual(guests)
})

test('one guest is shown with answers under their questions, as they were asked', async () => {
  const { questionnaire, ...guest } = guests[0]!
  const answered = {
    ...guest,
    questionnaire: {
      ...questionnaire,
      responses: { ...questionnaire.responses, q7: 'A bone folder' },
      asked: [{ id: 'q7', question: 'Which tool can you not work without?' }],
    },
  }
  const ran = await cueroom('guests show 1', {
    api: server(guests, { get: () => answered }),
    terminal: true,
    env: { NO_COLOR: '1' },
  })
  expect(ran.stdout).toContain(guests[0]?.name)
  expect(ran.stdout).toContain('Which tool can you not work without?\nA bone folder')
  expect(ran.stdout).toContain('How would you introduce yourself to our listeners?')
  expect(ran.stderr).toContain('Next: cueroom generate --guest 1 --type introduction')
})

test('guests read refuses a file that is not there, with exit code 2', async () => {
  const ran = await cueroom('guests read nowhere.csv --json')
  expect(ran.code).toBe(2)
  expect(JSON.parse(ran.stderr).code).toBe('no_such_file')
})

test.each(['--map Firma', '--map Firma=boss', '--header-row 0', '--header-row 400', '--map Nope=company'])(
  'guests read refuses %s with exit code 2',
  async (flag) => {
    const ran = await cueroom(['guests', 'read', await aSheet(), ...flag.split(' ')])
    expect(ran.code).toBe(2)
    expect(ran.stdout).toBe('')
  },
)

test('guests read --json needs no server and tells guests, columns, skipped rows and questions', async () => {
  const ran = await cueroom(['guests', 'read', await aSheet(), '--json'])
  expect(ran.code).toBe(0)
  const plan = JSON.parse(ran.stdout)
  expect(plan.guests).toMatchObject([
    { name: 'Ada Lovelace', company: 'Engines', email: 'ada@x.example' },
    { name: 'Grace Hopper', company: 'Navy' },
  ])
  expect(plan.columns).toMatchObject([{ field: 'name' }, { field: 'company' }, { field: 'email' }])
  expect(plan.skipped).toMatchObject([{ row: 4 }])
  expect(plan.questions).toHaveLength(1)
})

test.each(['Firma=ignore', 'firma=ignore'])('--map %s leaves a column out', async (mapping) => {
  const ran = await cueroom(['guests', 'read', await aSheet(), '--json', '--map', mapping])
  expect(JSON.parse(ran.stdout).guests[0]).not.toHaveProperty('company')
})

test('--map reads both ways round, and --name-nameless keeps rows without a name', async () => {
  const ran = await cueroom([
    'guests',
    'read',
    await aSheet(),
    '--json',
    '--map',
    'title=Firma',
    '--name-nameless',
  ])
  expect(JSON.parse(ran.stdout).guests).toMatchObject([
    { title: 'Engines' },
    { title: 'Navy' },
    { name: 'Guest 4' },
  ])
})

test('between two columns of people, guests read says what to pass if they are the others', async () => {
  const rows = ['Nerys Powell,Marta Kern', 'Idris Vaughan,Tobias Lund', 'Solveig Dahl,Hannah Weiss']
  const ran = await cueroom('guests read -', { stdin: `reader,writer\n${rows.join('\n')}\n` })
  expect(ran.stdout + ran.stderr).toContain('--map writer=name --map reader=ignore')
})

test('guests read takes a spreadsheet from standard input', async () => {
  const ran = await cueroom('guests read -', { stdin: 'Name,Email\nAda Lovelace,ada@x.example\n' })
  expect(ran.code).toBe(0)
  expect(ran.stdout).toContain('Ada Lovelace')
})

async function aSheet() {
  const file = join(await freshHome(), 'speakers.csv')
  await writeFile(
    file,
    'Name,Firma,E-Mail\nAda Lovelace,Engines,ada@x.example\nGrace Hopper,Navy,\n,Nobody Ltd,nobody@x.example\n',
  )
  return file
}

test('the list is narrowed to who has not answered, and in the order that is asked for', async () => {
  const unanswered = guests.slice(0, 3).map((guest) => ({
    ...guest,
    questionnaire: { ...guest.questionnaire, responses: {} },
  }))
  const all = [...unanswered, ...guests.slice(3, 5)]
  const api = fakeApi({ guests: { list: () => all } })
  const ran = await cueroom('guests list --sort name --unanswered --jq .[].name', { api })
  const names = unanswered.map(({ name }) => name).toSorted()
  expect(ran.stdout.trim().split('\n')).toEqual(names)
  expect((await cueroom('guests list --sort size', { api })).code).toBe(2)
})
