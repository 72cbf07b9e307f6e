import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { demoAdmin, demoHost } from '@cueroom/api/config/demo.ts'
import { withAdmins } from '@cueroom/api/tenants/admins.ts'
import type { CueroomProcess } from '@cueroom/api/testing/process.ts'
import { processes } from '@cueroom/api/testing/processes.ts'
import { workbook } from '@cueroom/core/testing/imports/sample-files.ts'
import type { Client } from '@cueroom/core/contract.ts'
import { expect, test } from 'vitest'
import { cueroom, freshHome } from '../testing.ts'

// Every example of docs/cli.md, from top to bottom, against one server with the sample show

const page = readFileSync(new URL('../../docs/cli.md', import.meta.url), 'utf8')
const examples = [...page.matchAll(/^ {4}(.*\bcueroom .*)$/gm)].map(([, line = '']) => line)

/** Examples that run until they are stopped, or need the network: tests of their own start them. */
const elsewhere: [start: string, test: string][] = [
  ['cueroom serve', 'cli/server/launcher.test.ts'],
  ['cueroom worker', 'cli/server/worker.test.ts'],
  ['cueroom mcp', 'cli/mcp/mcp.test.ts'],
  ['cueroom embed check', 'cli/embed/embed.test.ts'],
  ['cueroom inbox --watch', 'cli/inbox/inbox.test.ts'],
  [
    'cueroom questionnaires responses kD3vQ8mR2xWc5tYb7nLpZa --watch',
    'cli/questionnaires/questionnaires.test.ts',
  ],
  ['cueroom restore cueroom.backup', 'cli/server/server.test.ts'],
  ['cueroom show import-feed https:', 'cli/show/import-feed.test.ts'],
]

/** Examples that end otherwise than with 0 here, and why. */
const ends: Record<string, number> = {
  // No receiver answers without a network
  'cueroom webhooks test WEBHOOK': 1,
  // The show that was exported has guests
  'cueroom show restore show.zip': 1,
  // No guest has corrected a text
  'cueroom guests fact-check 12 --only 1,3': 2,
  // There is no mail server
  'cueroom questionnaires send kD3vQ8mR2xWc5tYb7nLpZa --unanswered --remind --mail': 1,
  // No import was stopped
  'cueroom guests import --resume 0d5b3c1e-7f0a-4a52-9d0c-6a1f5e3b2c4d': 5,
}

const speakerRows = [
  ['Name', 'Company', 'Email'],
  ['Ada Lovelace', 'Engines', 'ada@x.example'],
]
const speakers = 'Name,Company,Email\nAda Lovelace,Engines,ada@x.example\nGrace Hopper,Navy,grace@x.example\n'
const feed = `<rss version="2.0"><channel><title>Unhurried Work</title>
<item><title>The clockmaker, with Ada Lovelace</title><guid>first</guid></item></channel></rss>`
const said = (n: number) => {
  if (n === 20) return 'How does a young queen find her way home?'
  return n < 20
    ? 'Winter bees keep the hive warm, and nobody should open it before spring.'
    : 'A young queen remembers the colours of the neighbouring boxes.'
}
const talk = Array.from(
  { length: 40 },
  (_, n) =>
    `00:0${Math.floor(n / 6)}:${(n % 6) * 10}.000 --> 00:0${Math.floor(n / 6)}:${(n % 6) * 10 + 9}.000\n` +
    `<v Speaker ${1 + (n % 2)}>${said(n)}`,
)
const leads = 'Name,Firma,Titel\nMaren Kolb,Kelp Tools,Dr.\n'
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function aFolder() {
  const home = await freshHome()
  const files: Record<string, string | Buffer> = {
    'speakers.xlsx': Buffer.from(workbook({ Speakers: speakerRows })),
    'leads.csv': leads,
    'feed.xml': feed,
    'talk.vtt': ['WEBVTT', ...talk].join('\n\n'),
    'release.txt': 'You may publish our conversation.',
    'questions.json': JSON.stringify(questions),
    'introduction.txt': 'Ada Lovelace wrote the first program.',
    'ada.jpg': Buffer.from(pixel, 'base64'),
    'logo.png': Buffer.from(pixel, 'base64'),
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(home, name), text)
  return home
}

/** The words of a line as a shell reads them. */
const wordsOf = (line: string) =>
  (line.match(/(?:[^\s'"]|'[^']*'|"[^"]*")+/g) ?? []).map((word) =>
    word.replace(/'([^']*)'|"([^"]*)"/g, '$1$2'),
  )

type Made = Map<string, string>
type Known = (api: Client, made: Made) => unknown[] | Promise<unknown[]>

const guestIds: Known = async (api) =>
  (await api.guests.list({ query: { limit: 3, view: 'card' } })).map(({ id }) => id)

/** In which lines which words are the reader's own, and what they are here. */
const ownWords: [lines: RegExp, words: string[], known: Known][] = [
  [/^keys/, ['KEY'], (_, made) => [made.get('keys')]],
  [/^analytics/, ['QUESTIONNAIRE'], (_, made) => [made.get('questionnaire')]],
  [/^webhooks/, ['WEBHOOK', '12'], (_, made) => [made.get('webhooks'), made.get('message')]],
  [/^(?:guests|generate|content|marketing|questionnaires send)/, ['12', '15', '20'], guestIds],
  [
    /^guests page .*--offer/,
    ['12'],
    async (api) =>
      (await api.guests.list({ query: { view: 'card' } })).flatMap(({ id, interviewDate }) =>
        interviewDate ? [] : [id],
      ),
  ],
  [
    /^guests reword/,
    ['12'],
    async (api) =>
      (await api.guests.list({ query: {} })).flatMap(({ id, questionnaire }) =>
        questionnaire.responses['story'] ? [id] : [],
      ),
  ],
  [/^guests set-status/, ['3', '4', '5'], guestIds],
  [/^guests restore/, ['bJ5yQ0nT2mZ4'], (_, made) => [made.get('guests')]],
  [/^guests delete --all/, ['Unhurried Work'], async ({ show }) => [(await show.settings())?.podcastName]],
  [
    /^guests undo-import/,
    ['0d5b3c1e-7f0a-4a52-9d0c-6a1f5e3b2c4d'],
    async ({ imports }) => [(await imports.list({ query: {} }))[0]?.id],
  ],
  [
    /^content (?:show|edit|versions|restore)/,
    ['5'],
    async ({ content }) => [(await content.recent({ query: { limit: 1 } }))[0]?.id],
  ],
  [
    /^questionnaires/,
    ['kD3vQ8mR2xWc5tYb7nLpZa', '117', '118', '119', '120', 'https://cueroom.example.com/q/8f2c1e'],
    (_, made) => [
      ...['questionnaire', '117', '118', '119', '120'].map((name) => made.get(name)),
      `https://cueroom.example.com/q/${made.get('questionnaire')}`,
    ],
  ],
  [
    /^episodes calendar/,
    ['12'],
    async ({ episodes }) => [(await episodes.list({ query: { stage: 'scheduled' } }))[0]?.id],
  ],
  [
    /^sponsors set-inquiry/,
    ['4'],
    async ({ sponsorship }) => [(await sponsorship.inquiries({ query: {} }))[0]?.id],
  ],
  [/^sponsors|--saved/, ['3'], async ({ sponsors }) => [(await sponsors.list({ query: {} }))[0]?.id]],
  [/^admin purchases end/, ['4'], (_, made) => [made.get('purchase')]],
]

async function withOwnWords(words: string[], api: Client, made: Made): Promise<string[]> {
  const replaced = new Map<string, unknown>()
  for (const [lines, own, known] of ownWords) {
    if (!lines.test(words.join(' '))) continue
    const now = await known(api, made)
    for (const [index, word] of own.entries()) replaced.set(word, now[index])
  }
  return words.map((word) => String(replaced.get(word) ?? word))
}

interface Reader {
  server: CueroomProcess
  home: string
  data: string
  api: Client & { token: string }
  made: Made
}

const inputOf = (before: string) =>
  before.includes('feeds.') ? feed : before.startsWith('curl') ? speakers : 'Mention the new book'

async function runExample(example: string, { server, home, data, api, made }: Reader) {
  const [before, line = ''] = example.includes('| cueroom') ? example.split(' | ') : ['', example]
  const [command = '', target] = line.replace(/ \| .*$/, '').split(' > ')
  const [, ...typed] = wordsOf(command.replace(/^CUEROOM_TOKEN=\S+ /, ''))
  const isAdmin = typed[0] === 'admin'
  if (example.startsWith('cueroom questionnaires accept')) await answerQuestions(server, api, made)
  const words = await withOwnWords(typed, api, made)
  const admin = isAdmin ? (await server.client().auth.adminSignIn({ body: demoAdmin })).token : undefined
  const signsIn =
    ['login', 'logout'].includes(typed[0] ?? '') || typed.includes('--profile') || typed[0] === 'auth'
  const token = signsIn ? undefined : (admin ?? api.token)
  const ran = await cueroom(
    words.map((word) =>
      word.replace('https://cueroom.example.com', server.url).replace('you@example.com', demoHost.email),
    ),
    {
      isConnected: true,
      home,
      env: {
        CUEROOM_HOST: server.url,
        NO_COLOR: '1',
        CUEROOM_DATA: data,
        CUEROOM_CONFIG_DIR: home,
        ...(token && { CUEROOM_TOKEN: token }),
      },
      terminal: true,
      ...(before && { stdin: inputOf(before) }),
      answers: (question, kind) =>
        kind === 'confirm' ? true : kind === 'secret' ? passwordFor(words) : typedAt(question),
    },
  )
  const [, topic = '', id = ''] = /Undo: cueroom (\w+) \S+ (\S+)/.exec(ran.stderr) ?? []
  if (id) made.set(topic, id)
  const webhook = /Created webhook ([\w-]+)/.exec(ran.stderr)?.[1]
  if (webhook) made.set('webhooks', webhook)
  if (line.startsWith('cueroom webhooks test'))
    made.set(
      'message',
      String((await api.webhooks.deliveries({ params: { id: made.get('webhooks')! }, query: {} }))[0]?.id),
    )
  if (example === 'cueroom questionnaires delete kD3vQ8mR2xWc5tYb7nLpZa') await addQuestionnaire(api, made)
  if (example.startsWith('cueroom admin purchases add')) made.set('purchase', await purchaseOf(server))
  if (target) await writeFile(join(home, target.trim()), ran.stdout)
  return ran
}

const questions = {
  title: 'Before we record',
  questions: [{ id: 'tools', question: 'Which tools do you use?', type: 'text' as const }],
}

/** Answers under the addresses of guests, which wait for the host. */
async function answerQuestions(server: CueroomProcess, api: Client, made: Made) {
  const params = { id: made.get('questionnaire')! }
  const known = (await api.guests.list({ query: {} })).flatMap(({ email }) => email ?? [])
  for (const email of known.slice(0, 3))
    await server
      .client()
      .questionnaires.submit({ params, body: { guestEmail: email, responses: { tools: 'A bone folder' } } })
  const ids = (await api.questionnaires.responses({ params, query: {} })).map(({ id }) => String(id))
  for (const [index, word] of ['117', '118', '119'].entries()) made.set(word, ids[index]!)
  // What was accepted can be locked
  made.set('120', ids[0]!)
}

async function addQuestionnaire(api: Client, made: Made) {
  made.set('questionnaire', (await api.questionnaires.create({ body: questions })).id)
}

/** A company writes to the show from its sponsorship page. */
async function inquire(server: CueroomProcess, api: Client) {
  const { tenant } = await api.auth.session()
  await server.client().sponsorship.inquire({
    params: { id: tenant.id },
    body: { companyName: 'Bay Cordage', email: 'ines@cordage.example' },
  })
}

/** The number of what a tenant bought last. */
async function purchaseOf(server: CueroomProcess) {
  const { token } = await server.client().auth.adminSignIn({ body: demoAdmin })
  const { tenants } = server.client(token)
  const [tenant] = await tenants.list({ query: { search: 'host@example.com' } })
  const [purchase] = await tenants.purchases({ params: { tenantId: tenant!.id } })
  return String(purchase!.id)
}

const typedAt = (question: string) => (/mail/i.test(question) ? 'reader@x.example' : 'A bone folder')

const passwordFor = (words: string[]) =>
  ['login', 'keys'].includes(words[0]!) && !words.includes('--admin')
    ? demoHost.password
    : 'quiet-harbour-bell'

/** A reader takes longer over the page than the limits of a minute, which a server that starts again without them forgets. */
async function untilAllowed(example: string, reader: Reader) {
  const ran = await runExample(example, reader)
  if (!/Too many requests/.test(ran.stderr)) return ran
  const { data, server } = reader
  await server.kill('SIGTERM')
  await withAdmins({ CUEROOM_DATA: data }, (knex) => knex('rate_limits').delete())
  reader.server = await running.start({ CUEROOM_DATA: data, PORT: new URL(server.url).port })
  return runExample(example, reader)
}

test('every example of the page does what it says', { timeout: 600_000 }, async () => {
  const { demoDirectory, start } = running
  const data = await demoDirectory()
  const server = await start({ CUEROOM_DATA: data })
  const reader: Reader = { server, data, home: await aFolder(), api: await server.signIn(), made: new Map() }
  await addQuestionnaire(reader.api, reader.made)
  await inquire(server, reader.api)
  const failed: string[] = []
  for (const example of examples) {
    if (elsewhere.some(([start]) => example.startsWith(start))) continue
    const ran = await untilAllowed(example, reader)
    if (ran.code !== (ends[example] ?? 0)) failed.push(`${example}: ${ran.code}\n${ran.stderr}`)
  }
  expect(failed).toEqual([])
  await runRecipe(reader.server, reader.api)
})

const recipes = readFileSync(new URL('../../docs/recipes.md', import.meta.url), 'utf8')

/** The first recipe, by a shell that finds the command line of this clone. */
async function runRecipe({ url }: CueroomProcess, { token }: Reader['api']) {
  const recipe = /## From a spreadsheet to Word documents\n\n((?: {4}.*\n)+)/.exec(recipes)![1]!
  const folder = await freshHome()
  const program = fileURLToPath(new URL('../cueroom.mjs', import.meta.url))
  await writeFile(join(folder, 'cueroom'), `#!/bin/sh\nexec '${process.execPath}' '${program}' "$@"\n`, {
    mode: 0o755,
  })
  await writeFile(join(folder, 'speakers.csv'), 'Name,Email\nRuth Recipe,ruth@recipe.example\n')
  await promisify(execFile)('sh', ['-eu', '-c', recipe], {
    cwd: folder,
    env: { PATH: `${folder}:${process.env['PATH']}`, HOME: folder, CUEROOM_HOST: url, CUEROOM_TOKEN: token },
  })
  expect(await readFile(join(folder, 'links.tsv'), 'utf8')).toMatch(
    /^\d+\tRuth Recipe\truth@recipe\.example\thttp/m,
  )
  expect((await readFile(join(folder, 'guests.docx'))).subarray(0, 2).toString()).toBe('PK')
}

const running = processes()
