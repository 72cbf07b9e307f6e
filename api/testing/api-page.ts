import { contract } from '@cueroom/core/contract.ts'
import { sharedLimits, toOpenApi } from '@cueroom/core/contract/openapi.ts'
import type { Call } from '@cueroom/core/contract/endpoint.ts'
import { isDeepStrictEqual } from 'node:util'
import type { ShowIds } from './show-rows.ts'
import { type WalkedCall, walkedCalls } from './walk.ts'

interface Operation {
  summary: string
  description: string
}

/** Names of the shell variables for ids: `guestId` is `$GUEST_ID`. */
const variable = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

/** A number that no example holds by chance, for ids that are numbers. */
const numberOf = (place: number) => 1_900_000_000 + place

/** How each id of a show is written; a new one does not compile without. */
const kinds: Record<Exclude<keyof ShowIds, 'unverifiedIds'>, 'number' | 'text'> = {
  tenantId: 'text',
  guestId: 'number',
  contentId: 'number',
  factCheckId: 'number',
  deletionId: 'text',
  textDeletionId: 'text',
  mediaId: 'text',
  questionnaireId: 'text',
  responseId: 'number',
  settingsId: 'number',
  importId: 'text',
  signature: 'text',
  batchId: 'text',
  sponsorId: 'number',
  inquiryId: 'number',
  resultId: 'number',
  inboxId: 'number',
  keyId: 'text',
  sessionId: 'text',
  webhookId: 'text',
  deliveryId: 'number',
  episodeId: 'number',
  seriesId: 'number',
  runLinkId: 'number',
  patternId: 'number',
}
const idsOf = (kind: 'number' | 'text') =>
  Object.entries(kinds).flatMap(([name, written]) => (written === kind ? [name] : []))
const numbers = idsOf('number')
const texts = idsOf('text')
const unverified = ['unverifiedId1', 'unverifiedId2', 'unverifiedId3']
const numbered = [...numbers, ...unverified]

const placeholders = {
  ...Object.fromEntries(numbered.map((name, place) => [name, numberOf(place)])),
  ...Object.fromEntries(texts.map((name) => [name, `<${name}>`])),
  unverifiedIds: unverified.map((_, place) => numberOf(numbers.length + place)),
} as unknown as ShowIds

/** The values of the variables for a show, as a shell gets them. */
export const shellVariables = (ids: ShowIds): Record<string, string> =>
  Object.fromEntries([
    ...[...numbers, ...texts].map((name) => [variable(name), String(ids[name as keyof ShowIds])]),
    ...unverified.map((name, place) => [variable(name), String(ids.unverifiedIds[place])]),
  ])

/** Puts variables where the placeholders are. @param write how a variable is written there */
function withVariables(text: string, write: (name: string) => string) {
  const named = numbered.reduce(
    (so, name, place) => so.replaceAll(String(numberOf(place)), write(variable(name))),
    text,
  )
  return texts.reduce((so, name) => so.replaceAll(`<${name}>`, write(variable(name))), named)
}

const credentialOf = ({ access, signedInOnly }: Call) => {
  if (access === 'public') return undefined
  if (access === 'admin') return '$ADMIN_TOKEN'
  return signedInOnly ? '$TOKEN' : '$KEY'
}

/** The call as a command line. Ids are shell variables. */
function curlOf({ name, endpoint, example }: WalkedCall): string {
  const { params = {}, query, body } = example(placeholders)
  const [method, template] = endpoint.route.split(' ') as [string, string]
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key]))
  const search = query
    ? `?${Object.entries(query)
        .map((pair) => pair.join('='))
        .join('&')}`
    : ''
  const url = withVariables(`$CUEROOM${path}${search}`, (name) => `$${name}`)
  const credential = credentialOf(endpoint)
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "${url}"`,
    ...(credential ? [`-H "Authorization: Bearer ${credential}"`] : []),
    ...(body ? [`-H "Content-Type: application/json"`, `-d '${repeatable(jsonOf(body), name)}'`] : []),
    ...(endpoint.upload ? [`-H "Content-Type: ${endpoint.upload}"`, '--data-binary @show.zip'] : []),
    ...(endpoint.file ? ['-OJ'] : []),
  ].join(' \\\n  ')
}

// Examples make up names of companies, since each is saved once
const repeatable = (json: string, name: string) =>
  json.replace(/(Kelp Tools) [\w-]{16,}/g, name === 'sponsors.createMany' ? '$1 Ltd' : '$1 of Hull')

// A quote ends the shell's string, so it is written as its escape in JSON
const jsonOf = (body: unknown) =>
  withVariables(JSON.stringify(body).replaceAll("'", '\\u0027'), (name) => `'"$${name}"'`)

const heading = `# The API from scripts

Everything the dashboard does goes through this API. This page shows each call as a command that a test runs; the schemas
of bodies and replies are at \`/api/docs\` of your server, as OpenAPI at \`/api/openapi.json\`.

\`\`\`sh
CUEROOM=https://cueroom.example.com   # your server
KEY=cue_…                             # Account → API keys, or: cueroom keys create "My script" --scope write
GUEST_ID=1                            # ids, as the lists return them
\`\`\`

You can run the page from top to bottom: calls that delete or sign out come last. Replace \`a-long-test-password\` with your password.

**Keys.** A key with the scope \`read\` makes only calls that change nothing, and can't get links
that let it answer for a guest; \`write\` makes all calls except those about the account. Keys keep working when the password
changes, so revoke them separately. Calls with \`$TOKEN\` refuse keys (403 \`key_not_allowed\`): they need the token of a
sign-in, from \`POST /api/tenant/login\`. Calls with \`$ADMIN_TOKEN\` are an administrator's, from \`POST /api/admin/login\`.
Keep a key out of code and logs; a revoked or expired one is a 401. [access.md](access.md) has who may call what.

**Failures** are \`{ "error", "code", "details", "requestId" }\`: \`code\` is stable and for programs; \`error\` is for people.
A method that an address doesn't take is a 405 with \`Allow\`. After 429 and 503, wait the number of seconds in
\`Retry-After\`. A call with a list of ids does what it can; \`missing\` in its reply, or the header
\`X-Missing\` of a file, names those that your show doesn't have. \`X-Out-Of-Date\` of a file with texts
names the types of those that are older than the answers, notes or settings they were written from.

**Limits.** ${sharedLimits} Pace all your programs together: ten tests of a webhook leave no call of the limit "generate" for a text.

**Lists** come in pages: follow the address in the header \`Link\` with \`rel="next"\` until there is none. Use it unchanged: its
\`after\` marks where the page ended, and is made for that \`sort\`. A list sorted by something that people change, such as a
name or a date, continues from there even if the last row changes. A row that moves past that place is skipped or returned
twice; all others are returned once. In the other lists \`after\` is the id of the last row; if that row was erased, the call
is a 409 \`list_changed\`: begin again.

**Streams.** With \`Accept: text/event-stream\` some calls send events on the way to their reply, which is the event \`done\`; a
failure is the event \`problem\`. Events have no ids, and \`Last-Event-ID\` is ignored, because a resumed stream would have
nothing to add: after a lost connection, a call that follows something starts with its whole state, and a text is written
again. A text that was stored before the connection was lost is returned for the same \`Idempotency-Key\`.

**Retries and conflicts.** Send \`Idempotency-Key\` with any POST of a host or administrator, and for 24 hours a repeated call
with the same key returns the first reply instead of doing it again; replies that contain a secret, such as a new key, are
not repeated. A repeated reply has the header \`Idempotent-Replayed: true\`. Each API key has idempotency keys of its own; sign-ins of a show share theirs. Calls without a key or
token, whose senders can't be told apart, ignore it: answers and inquiries are stored once for the \`uniqueToken\` in
their body, and other answers under the same token are a 409. Send \`If-Match\` with the \`version\` you read to a PUT or PATCH whose
reply has one, and a newer one is a 409 instead of being overwritten; \`*\` means any. Other calls ignore it, those that delete, too.
`

const titles: Record<string, string> = {
  archives: 'Export and restore of the show',
  auth: 'Signing in',
  keys: 'API keys',
  show: 'Show settings',
  twoFactor: 'Two-factor authentication',
}

const readable = (group: string) => titles[group] ?? group.charAt(0).toUpperCase() + group.slice(1)

const endsSession = /logout|\/password$|tenant\/email$/
const removes = /^DELETE|\/(undo|delete|erase|disable)$/
const erasesGuest = /guests\/\{id\}\/erase/

/** Whether the call ends the sign-in that it is made with. */
export const isSignOut = (route: string) => endsSession.test(route)

/** When a call that ends something comes: a part before its whole, then a guest, then sign-ins. */
const placeOf = ({ endpoint: { route } }: WalkedCall) =>
  Number(isSignOut(route)) * 2 + Number(erasesGuest.test(route)) - route.split('/').length / 100

const isEnding = ({ endpoint: { route } }: WalkedCall) => removes.test(route) || isSignOut(route)

/** The calls in the order of the page, by section: what a call needs is ended only after it. */
const pageSections = (): [string, WalkedCall[]][] => {
  const groups = Object.groupBy(walkedCalls, (call) => (isEnding(call) ? 'ending' : call.name.split('.')[0]!))
  const { ending = [], ...others } = groups
  return [
    ...Object.entries(others).map(([group, calls = []]): [string, WalkedCall[]] => [readable(group), calls]),
    ['Deleting and signing out', ending.toSorted((a, b) => placeOf(a) - placeOf(b))],
  ]
}

/** The page of docs with every call, from the OpenAPI document. */
export function apiPage(): string {
  const document = toOpenApi(contract, '1') as { paths: Record<string, Record<string, Operation>> }
  const sections = pageSections().map(([title, calls]) =>
    [`## ${title}\n`, ...calls.map((call) => callSection(call, document.paths))].join('\n'),
  )
  return [heading, ...sections].join('\n')
}

function callSection(call: WalkedCall, paths: Record<string, Record<string, Operation>>) {
  const [method, path] = call.endpoint.route.split(' ') as [string, string]
  const { summary, description } = paths[path]![method.toLowerCase()]!
  const text = description ? `\n${description}\n` : ''
  return `### ${summary}\n\n\`${call.endpoint.route}\`\n${text}\n\`\`\`sh\n${curlOf(call)}\n\`\`\`\n`
}

/** The command lines of the page as it is written, in its order, with the route of each. */
export function commandsOf(page: string) {
  return [...page.matchAll(/^`([A-Z]+ \/api\/[^`]+)`\n[^]*?```sh\n([^]*?)\n```$/gm)].map(
    ([, route = '', command = '']) => ({ route, command }),
  )
}

/** Whether the page has each call once. */
export const isComplete = (page: string) =>
  isDeepStrictEqual(
    commandsOf(page).map(({ route }) => route),
    pageSections().flatMap(([, calls]) => calls.map(({ endpoint }) => endpoint.route)),
  )
