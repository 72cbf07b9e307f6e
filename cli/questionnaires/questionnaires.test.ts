import { sampleQuestionnaire } from '@cueroom/core/testing/sample-records.ts'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { NetworkError } from '@cueroom/core/contract/client.ts'
import type { NewQuestionnaire, Questionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import type { QuestionnaireResponse, ReceivedSubmission } from '@cueroom/core/questionnaires/submission.ts'
import { type Answers, failing, fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { hostileTexts } from '@cueroom/core/testing/hostile-texts.ts'
import { expect, test } from 'vitest'
import { cueroom, freshHome } from '../testing.ts'

const question = { required: false, options: [], type: 'text' as const }
const before = sampleQuestionnaire({
  questions: [
    { ...question, id: 'name', question: 'Your name, as an email signature', required: true },
    { ...question, id: 'place', question: 'Where?', type: 'radio', options: ['Studio', 'Online'] },
    { ...question, id: 'topics', question: 'Which topics?', type: 'checkbox', options: ['Bees', 'Maps'] },
  ],
  responseCount: 1,
  version: 3,
})
const response = (given: Partial<QuestionnaireResponse> = {}): QuestionnaireResponse => ({
  id: 1,
  questionnaireId: before.id,
  guestId: 7,
  guestName: 'Ada',
  typedName: null,
  guestEmail: null,
  state: 'accepted',
  responses: { name: 'Ada', topics: ['Bees', 'Maps'] },
  questions: before.questions,
  source: { fields: {} },
  submittedAt: '2026-11-21T10:00:00Z',
  ...given,
})

const server = (questionnaires: Answers['questionnaires'] = {}) =>
  fakeApi({
    show: { settings: () => null },
    questionnaires: {
      list: () => [before],
      get({ params }) {
        if (params.id !== before.id) throw failing(404, 'Questionnaire not found', 'not_found')
        return before
      },
      update: ({ body }) => ({ ...before, ...body }) as Questionnaire,
      remove: () => ({ deleted: 1, deletionId: 'bJ5yQ0nT2mZ4bJ5yQ0nT2m', responsesKept: 1 }),
      responses: () => [response()],
      personalLink: ({ params }) => ({ path: `/q/${params.id}?guest=${params.guestId}.signed` }),
      ...questionnaires,
    },
  })

test.each([
  'questionnaires create',
  'questionnaires create --suggest -f x.json',
  'questionnaires update before-we-record -f nowhere.json',
  'questionnaires link not/an/id',
  'questionnaires link before-we-record --renew',
  'questionnaires responses before-we-record --format pdf',
  'questionnaires responses before-we-record -o x.foo',
])('wrong use ends with exit code 2: %s', async (command) => {
  expect(await cueroom(command, { api: server() })).toMatchObject({ code: 2, stdout: '' })
})

test('a questionnaire that is not there ends with exit code 5', async () => {
  const ran = await cueroom('questionnaires link gone', { api: server() })
  expect(ran).toMatchObject({ code: 5, stdout: '' })
  expect(ran.stderr).toContain("Couldn't find questionnaire gone.")
})

test('the list shows id, title, counts and state', async () => {
  const ran = await cueroom('questionnaires list', { api: server() })
  expect(ran.stdout).toBe('before-we-record\tBefore we record\t3\t1\tActive\t2026-10-01 08:00\t0\n')
})

test('a file becomes a questionnaire, and its id is what a script gets', async () => {
  const made: NewQuestionnaire[] = []
  const create: NonNullable<Answers['questionnaires']>['create'] = ({ body }) => {
    made.push(body)
    return { ...before, title: body.title }
  }
  const stdin = JSON.stringify({ title: 'New', questions: [{ question: 'Why?', type: 'text' }] })
  const ran = await cueroom('questionnaires create -f -', { api: server({ create }), stdin })
  expect(ran).toMatchObject({ code: 0, stdout: 'before-we-record\n' })
  expect(made[0]).toMatchObject({ title: 'New', questions: [{ question: 'Why?' }] })
})

test('a duplicate prints its id, and how to open it to guests', async () => {
  const duplicate = () => ({ ...before, id: 'copy', title: 'Copy of Before we record', isActive: false })
  const ran = await cueroom('questionnaires duplicate before-we-record', { api: server({ duplicate }) })
  expect(ran).toMatchObject({ code: 0, stdout: 'copy\n' })
  expect(ran.stderr).toContain('Copy of Before we record was created and is inactive (3 questions).')
  expect(ran.stderr).toContain('cueroom questionnaires activate copy')
})

test('a suggested one is called by the day, and says who wrote it', async () => {
  const made: NewQuestionnaire[] = []
  const api = server({
    suggest: () => ({ questions: before.questions, provider: 'drafter', model: null }),
    create({ body }) {
      made.push(body)
      return before
    },
  })
  const ran = await cueroom('questionnaires create --suggest', { api })
  expect(ran.stderr).toContain('drafted by template')
  expect(made[0]?.title).toBe('Questionnaire 12/01/2026')
})

test('what a questionnaire was saved as can be changed and sent back', async () => {
  const home = await freshHome()
  await writeFile(join(home, 'q.json'), JSON.stringify({ ...before, title: 'Renamed' }))
  const ran = await cueroom('questionnaires update before-we-record -f q.json --json', {
    api: server(),
    home,
  })
  expect(JSON.parse(ran.stdout)).toMatchObject({ title: 'Renamed' })
})

test('a change that answers may not fit says what happens to them', async () => {
  const home = await freshHome()
  const questions = before.questions.map((question) =>
    question.id === 'name' ? { ...question, type: 'number' } : question,
  )
  await writeFile(join(home, 'q.json'), JSON.stringify({ questions }))
  const ran = await cueroom('questionnaires update before-we-record -f q.json', { api: server(), home })
  expect(ran.stderr).toContain(
    "Answers that don't fit these questions are kept until the guest answers again:\n  " +
      before.questions[0]!.question,
  )
})

test('the link is the address for guests, a personal one, or code for a page', async () => {
  const link = async (flags = '') =>
    (
      await cueroom(`questionnaires link before-we-record --host https://cue.example ${flags}`, {
        api: server(),
      })
    ).stdout
  expect(await link()).toBe('https://cue.example/q/before-we-record\n')
  expect(await link('--guest 7')).toBe('https://cue.example/q/before-we-record?guest=7.signed\n')
  expect(await link('--embed')).toContain('<cueroom-questionnaire questionnaire-id="before-we-record"')
})

test('a guest whose links are renewed has none of the old ones when the new one is printed', async () => {
  const calls: string[] = []
  const api = fakeApi({
    questionnaires: {
      get: () => before,
      personalLink: ({ params }) => {
        calls.push('link')
        return { path: `/q/${params.id}?guest=${params.guestId}-1.signed` }
      },
    },
    guestPages: {
      revokeLinks: ({ params }) => {
        if (params.id !== 7) throw failing(404, 'Guest not found', 'not_found')
        calls.push('revoked')
        return { done: true }
      },
    },
  })
  const link = 'questionnaires link before-we-record --host https://cue.example --renew --guest'
  expect((await cueroom(`${link} 8`, { api })).code).toBe(5)
  expect((await cueroom(`${link} 7`, { api })).stdout).toContain('?guest=7-1.signed')
  expect(calls).toEqual(['revoked', 'link'])
})

test('a link that only works on this computer is printed with a warning', async () => {
  const link = (host: string) =>
    cueroom(`questionnaires link before-we-record --host ${host}`, { api: server() })
  expect((await link('https://cue.example')).stderr).not.toContain('only works on this computer')
  const local = await link('http://localhost:3000')
  expect(local.stdout).toBe('http://localhost:3000/q/before-we-record\n')
  expect(local.stderr).toContain('This link only works on this computer.')
})

test('it is switched by its link or id, and deleted after a question', async () => {
  const off = await cueroom('questionnaires deactivate https://cue.example/q/before-we-record --json', {
    api: server(),
  })
  expect(JSON.parse(off.stdout)).toMatchObject({ isActive: false })
  expect((await cueroom('questionnaires delete before-we-record', { api: server() })).code).toBe(7)
  const kept = await cueroom('questionnaires delete before-we-record', {
    api: server(),
    terminal: true,
    answers: [false],
  })
  expect(kept.stderr).toContain('Nothing was deleted.')
  const gone = await cueroom('questionnaires delete before-we-record --yes', { api: server() })
  expect(gone.stderr).toContain('Kept 1 set of answers')
  expect(gone.stderr).toContain('cueroom guests restore bJ5yQ0nT2mZ4bJ5yQ0nT2m')
})

test('answers are shown under their questions, and nothing they say reaches the terminal as a command', async () => {
  const all = hostileTexts
    .filter((text) => text.isWellFormed() && text.trim())
    .map((name, id) => response({ id: id + 1, guestName: name, responses: { name } }))
  const ran = await cueroom('questionnaires responses before-we-record', {
    api: server({ responses: ({ query }) => (query.after ? [] : all.slice(0, 200)) }),
    terminal: true,
  })
  const styled = RegExp(String.raw`${'\u001b'}\[\d+m`, 'g')
  expect(ran.stdout.replaceAll(styled, '')).not.toMatch(/(?![\t\n])\p{Cc}/u)
  const piped = await cueroom('questionnaires responses before-we-record', { api: server() })
  expect(piped.stdout).toBe('Ada\tYour name, as an email signature\tAda\nAda\tWhich topics?\tBees Maps\n')
})

test('they are saved as a file of the format, under no name the server could choose a directory with', async () => {
  const home = await freshHome()
  const wanted: unknown[] = []
  const exportResponses: NonNullable<Answers['questionnaires']>['exportResponses'] = ({ query }) => {
    wanted.push(query)
    return { name: `../../answers.${query.format}`, type: 'text/csv', bytes: new Uint8Array([65]) }
  }
  for (const format of ['csv', 'docx'] as const) {
    await cueroom(`questionnaires responses before-we-record --search ada --format ${format}`, {
      api: server({ exportResponses }),
      home,
      terminal: true,
    })
    expect(await readFile(join(home, `answers.${format}`), 'utf8')).toBe('A')
    expect(wanted.pop()).toEqual({ format, search: 'ada' })
  }
})

const watching = 'questionnaires responses before-we-record --watch'

test.each([`${watching} --json`, `${watching} --format csv`, 'questionnaires responses b --for 5'])(
  'what does not go together is refused: %s',
  async (command) => {
    expect(await cueroom(command, { api: server() })).toMatchObject({ code: 2, stdout: '' })
  },
)

/** Answers, one more with each wait; for a fault, that call fails. */
function arriving(faults: (Error | undefined)[] = []) {
  const come = [response()]
  const responses: NonNullable<Answers['questionnaires']>['responses'] = ({ query }) => {
    const fault = faults.shift()
    if (fault) throw fault
    const older = come.filter(({ id }) => !query.after || id < query.after)
    const matching = older.filter(({ guestName }) => !query.search || guestName?.includes(query.search))
    return matching.toSorted((one, other) => other.id - one.id).slice(0, query.limit)
  }
  const add = (guestName: string) =>
    come.push(response({ id: come.length + 1, guestName, responses: { name: guestName } }))
  return { api: server({ responses }), add }
}

test('--watch shows what comes and nothing that was there, and ends with exit code 130', async () => {
  const { api, add } = arriving()
  const stop = new AbortController()
  const waits = [() => {}, () => add('Grace'), () => (add('Mary'), add('Lise')), () => stop.abort()]
  const ran = await cueroom(`${watching} --jsonl`, {
    api,
    signal: stop.signal,
    onWait: () => waits.shift()?.(),
  })
  expect(ran.code).toBe(130)
  const names = ran.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).guestName)
  expect(names).toEqual(['Grace', 'Mary', 'Lise'])
})

test('--watch with a search passes over what does not match', async () => {
  const { api, add } = arriving()
  const stop = new AbortController()
  const waits = [() => add('Grace'), () => add('Mary'), () => stop.abort()]
  const ran = await cueroom(`${watching} --search Mary`, {
    api,
    signal: stop.signal,
    onWait: () => waits.shift()?.(),
  })
  expect(ran.stdout).toBe('Mary\tYour name, as an email signature\tMary\n')
})

test('--watch waits for a server that went away, and misses nothing', async () => {
  const lost = new NetworkError('fetch failed')
  const { api, add } = arriving([undefined, lost, lost, failing(503, 'Busy')])
  const stop = new AbortController()
  const pauses: number[] = []
  const waits = [() => {}, () => add('Grace'), () => {}, () => {}, () => stop.abort()]
  const ran = await cueroom(watching, {
    api,
    signal: stop.signal,
    onWait: (pause) => {
      pauses.push(pause)
      waits.shift()?.()
    },
  })
  expect(pauses).toEqual([5_000, 1_000, 2_000, 5_000, 5_000])
  expect(ran.stdout).toContain('Grace')
  expect(ran.stderr).toContain('is responding again.')
})

test('--watch gives up on a server that stays away, and on a questionnaire that is gone', async () => {
  const away = await cueroom(watching, {
    api: arriving([undefined, ...Array.from({ length: 100 }, () => new NetworkError('x'))]).api,
  })
  expect(away.code).toBe(75)
  const gone = await cueroom(watching, {
    api: arriving([undefined, failing(404, 'Not found', 'not_found')]).api,
  })
  expect(gone.code).toBe(5)
})

test('--watch ends when its time is over', async () => {
  let time = Date.parse('2026-12-01T10:00:00Z')
  const ran = await cueroom(`${watching} --for 1`, {
    api: arriving().api,
    now: () => new Date(time),
    onWait: (pause) => void (time += pause),
  })
  expect(ran.code).toBe(0)
  expect(ran.stderr).toContain('Stopped after')
})

test('a guest fills one in by its link, is asked again where an answer is wrong, and it is sent once', async () => {
  const sent: ReceivedSubmission[] = []
  const hosts: (string | undefined)[] = []
  const api = server({
    submit({ body }) {
      sent.push(body)
      if (sent.length === 1) throw failing(503, 'Busy')
      return { success: true, submittedAt: '2026-12-01T10:00:00Z' }
    },
  })
  const ran = await cueroom(
    ['questionnaires', 'answer', 'https://cue.example/q/before-we-record?guest=7.ssssssssssssssssssssss'],
    {
      api,
      terminal: true,
      answers: ['', 'Ada', '3', 'Online', '1 2', true],
      onConnect: ({ host }) => hosts.push(host),
    },
  )
  expect(ran.code).toBe(0)
  expect(hosts.at(-1)).toBe('https://cue.example')
  expect(ran.stderr).toContain('Please answer this question.')
  expect(ran.stderr).toContain('This choice isn’t available.')
  expect(ran.stderr).toContain('Thank you!')
  expect(sent[1]).toMatchObject({
    guest: '7.ssssssssssssssssssssss',
    responses: { name: 'Ada', place: 'Online', topics: ['Bees', 'Maps'] },
  })
  expect(sent[1]!.uniqueToken).toBe(sent[0]!.uniqueToken)
})

test('a guest who comes back reads an earlier answer that no longer fits, and keeps it with Enter', async () => {
  const sent: ReceivedSubmission[] = []
  const submitted = {
    responses: {},
    earlier: { name: { answer: 'Ada of Ely', removable: true } },
    submittedAt: '2026-11-21T10:00:00Z',
    changedAt: null,
    revision: 1,
    locked: false,
  }
  const [name, ...others] = before.questions
  const questions = [{ ...name!, required: false }, ...others]
  const { questionnaires, ...rest } = server({
    submit({ body }) {
      sent.push(body)
      return { success: true, submittedAt: '2026-12-01T10:00:00Z' }
    },
  })
  // The record of its host has no answers of a guest
  const get = async () => ({ ...before, questions, submitted }) as never
  const api = { ...rest, questionnaires: { ...questionnaires, get } }
  const ran = await cueroom(
    ['questionnaires', 'answer', 'https://cue.example/q/before-we-record?guest=7.s'],
    {
      api,
      terminal: true,
      answers: ['', 'Online', '1 2', true],
    },
  )
  expect(ran.stderr).toContain('Leave this empty to keep your earlier answer')
  expect(ran.stderr).toContain('Ada of Ely')
  expect(sent[0]).toMatchObject({ revises: 1, responses: { place: 'Online' } })
})
