import { isLocal } from '@cueroom/core/text/is-local.ts'
import type { NetworkError } from '@cueroom/core/contract/client.ts'
import { isForeign } from '@cueroom/core/contract/foreign-reply.ts'
import { exit } from './cli.ts'
import { type Failure, type FailureContext, otherServer, simple } from './failure.ts'

/** The error for a call without a response. */
export function networkFailure(error: NetworkError, { host, flags }: FailureContext): Failure {
  const { cause } = error
  const reason = cause instanceof Error ? cause : undefined
  if (reason?.name === 'TimeoutError') {
    const longer = Math.max(60, (flags.timeout ?? 30) * 2)
    return simple(
      exit.temporary,
      'timeout',
      `${host} didn't respond in time. Allow more time: --timeout ${longer}`,
    )
  }
  const problem: NodeJS.ErrnoException | undefined = reason?.cause instanceof Error ? reason.cause : undefined
  if (isForeign(error) || isOtherProtocol(problem)) return otherServer({ host })
  const insecure = host && problem && secureConnectionFailure(host, problem)
  if (insecure) return insecure
  if (problem?.message === 'bad port')
    return simple(
      exit.usage,
      'usage',
      `The port of ${host} is one that web clients refuse to call. Check the address.`,
    )
  const detail = problem ? (reasons[problem.code ?? ''] ?? problem.message) : (reason?.message ?? '')
  const next = host && isLocal(host) ? ['cueroom serve'] : ['cueroom doctor']
  return simple(
    exit.temporary,
    'no_answer',
    `No server answers at ${host}${detail ? ` (${detail})` : ''}.`,
    next,
  )
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection lost',
  ENOTFOUND: 'no such host',
  EAI_AGAIN: 'unknown host name',
}

/** The other side doesn't speak HTTP. */
const isOtherProtocol = (problem: Error | undefined) =>
  problem?.message.includes('match the HTTP/1.1 protocol')

const certificateReasons: Record<string, string> = {
  CERT_HAS_EXPIRED: 'it has expired',
  CERT_NOT_YET_VALID: "it isn't valid yet",
  DEPTH_ZERO_SELF_SIGNED_CERT: 'it is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: "this computer doesn't trust its issuer",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "this computer doesn't trust its issuer",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "this computer doesn't trust its issuer",
  ERR_TLS_CERT_ALTNAME_INVALID: 'it is for another host name',
}

/** Retrying doesn't help: the address or the certificate has to change. */
function secureConnectionFailure(host: string, { code = '' }: NodeJS.ErrnoException): Failure | undefined {
  const why = certificateReasons[code]
  if (why) {
    const text = `The certificate of ${host} can't be trusted: ${why}.`
    const trust = why.includes('authority') || why.includes('itself')
    return simple(
      exit.failure,
      'certificate',
      trust ? `${text} Set NODE_EXTRA_CA_CERTS to trust its issuer.` : text,
    )
  }
  if (!code.startsWith('ERR_SSL_')) return undefined
  const plain = host.replace(/^https:/, 'http:')
  return simple(exit.failure, 'not_https', `${host} doesn't speak HTTPS. Try --host ${plain}`)
}
