import { contract } from '@cueroom/core/contract.ts'
import type { Endpoint, Endpoints } from '@cueroom/core/contract/endpoint.ts'
import { featureWords } from '@cueroom/core/entitlements/feature-words.ts'

export const answered = 'yes'

/** What each kind of caller gets from a call: `yes`, or the status and code of the refusal. */
export interface AccessRow {
  route: string
  visitor: string
  admin: string
  host: string
  /** A host whose subscription is inactive, cancelled or a trial that ended. */
  ended: string
  /** A host without the feature that the call needs. */
  locked: string
  /** An API key of a show that may do everything, with each scope. */
  writeKey: string
  readKey: string
}

const signIn = '401'

function rowOf(endpoint: Endpoint): AccessRow {
  const { route, access, requiresActiveSubscription, feature, signedInOnly, readOnly, givesAccess } = endpoint
  const forHosts = access === 'tenant' || access === 'visitor-or-host'
  const open = access === 'public' || access === 'visitor-or-host'
  const host = access === 'admin' ? signIn : answered
  const writeKey = signedInOnly ? '403 key_not_allowed' : host
  const reads = readOnly || access === 'public' || (route.startsWith('GET ') && !givesAccess)
  return {
    route,
    visitor: open ? answered : signIn,
    admin: access === 'admin' || access === 'public' ? answered : signIn,
    host,
    ended: forHosts && requiresActiveSubscription ? '403 subscription_inactive' : host,
    locked: forHosts && feature ? '403 feature_disabled' : host,
    writeKey,
    readKey: writeKey === answered && !reads ? '403 key_read_only' : writeKey,
  }
}

const endpoints = () =>
  Object.values(contract)
    .flatMap((group) => Object.values(group as Endpoints))
    .toSorted((a, b) => sortKey(a).localeCompare(sortKey(b), 'en'))

const sortKey = ({ route }: Endpoint) => route.split(' ').toReversed().join(' ')

const line = (cells: string[]) => `| ${cells.join(' | ')} |`
const featureOf = ({ feature }: Endpoint) =>
  [feature ?? []]
    .flat()
    .map((name) => featureWords[name].name)
    .join(' or ')

/** The page of docs that says who may call what: read by people, and by the test that holds the server to it. */
export const accessPage = () =>
  [
    '# Who may call what',
    '',
    'Every API call and how it answers each caller. Refusals are listed with status and code; `yes` means that the',
    'call continues to validation. A test compares this page with the declarations of the calls, and sends',
    'each call with each kind of credentials, in each state of the subscription, with every feature on and off.',
    '',
    "An administrator’s token can't access shows, and a host’s token can't access the platform. A subscription has",
    'ended when it is inactive, cancelled or an expired trial; the host can still sign in, read, export and delete.',
    'If the subscription has ended and the feature is off as well, the reply names the subscription.',
    'While a show has no API access, every call with its keys gets 403 `feature_disabled`.',
    '',
    line([
      'Call',
      'Visitor',
      'Administrator',
      'Host',
      'Host, subscription ended',
      'Host, feature off',
      'Write key',
      'Read key',
      'Feature',
    ]),
    line(Array.from({ length: 9 }, () => '---')),
    ...endpoints().map((endpoint) => {
      const { route, ...cells } = rowOf(endpoint)
      return line([`\`${route}\``, ...Object.values<string>(cells), featureOf(endpoint)])
    }),
    '',
  ].join('\n')

/** The rows of the page. */
export const readAccessPage = (page: string): AccessRow[] =>
  page
    .split('\n')
    .filter((text) => text.startsWith('| `'))
    .map((text) => {
      const [route = '', visitor = '', admin = '', host = '', ended = '', locked = '', ...keys] = text
        .split('|')
        .slice(1)
        .map((cell) => cell.trim())
      const [writeKey = '', readKey = ''] = keys
      return { route: route.replaceAll('`', ''), visitor, admin, host, ended, locked, writeKey, readKey }
    })
