import { loggedCharacters } from '@cueroom/core/webhooks/webhook-events.ts'
import { Webhook as Signer } from 'standardwebhooks'
import type { App } from '../http/app.ts'
import { post } from '../outbound/post.ts'
import { RefusedAddressError } from '../outbound/public-address.ts'
import { unseal } from '../secrets/seal.ts'
import { ofWebhook } from '../secrets/uses.ts'
import { askedSeconds } from './retry-after.ts'
import type { WebhookRow } from './webhook-rows.ts'

export interface Message {
  eventId: string
  type: string
  data: object
  createdAt: Date | string
}

/** The result of an attempt: whether it is the last one, and what is logged. */
export interface Attempt {
  ok: boolean
  /** Seconds that the receiver asked to wait. */
  asked?: number | undefined
  status: number | null
  milliseconds: number
  reply: string | null
  error: string | null
}

/** Sends a message in the form of Standard Webhooks. What goes wrong is its outcome; it never throws. */
export async function sendMessage(
  { secrets, outbound }: Pick<App, 'secrets' | 'outbound'>,
  webhook: WebhookRow,
  message: Message,
): Promise<Attempt> {
  const body = JSON.stringify({
    type: message.type,
    timestamp: new Date(message.createdAt).toISOString(),
    data: message.data,
  })
  const headers = signedHeaders(secrets, webhook, { eventId: message.eventId, body })
  if (!headers) return { ...nothing, milliseconds: 0, error: unreadableSecret }
  const start = performance.now()
  const milliseconds = () => Math.round(performance.now() - start)
  try {
    const { status, text, retryAfter } = await post({ url: webhook.url, headers, body }, outbound)
    const ok = status >= 200 && status < 300
    const error = ok ? null : status >= 300 && status < 400 ? redirected : `The receiver answered ${status}`
    const asked = askedSeconds(status, retryAfter)
    return { ok, asked, status, milliseconds: milliseconds(), reply: loggedText(text), error }
  } catch (error) {
    return { ...nothing, milliseconds: milliseconds(), error: explain(error) }
  }
}

const nothing = { ok: false, status: null, reply: null }
const unreadableSecret = 'The secret was encrypted with a different CUEROOM_SECRET. Replace it'
const redirected = "The receiver redirects, but webhooks don't follow redirects. Enter the final address"

/** Null characters cannot be stored. */
const loggedText = (text: string) => text.replaceAll('\0', '').slice(0, loggedCharacters).toWellFormed()

/** Undefined when the secret cannot be read. */
function signedHeaders(secrets: App['secrets'], webhook: WebhookRow, { eventId, body }: Signed) {
  const { id, secret, oldSecret, oldSecretUntil } = webhook
  const isOldValid = oldSecret && oldSecretUntil && new Date(oldSecretUntil) > new Date()
  const [current, old] = [secret, isOldValid ? oldSecret : undefined].map(
    (sealed) => sealed && unseal(secrets, ofWebhook(id), sealed),
  )
  if (!current) return undefined
  const sentAt = new Date()
  const signatures = [current, ...(old ? [old] : [])].map((key) =>
    new Signer(key).sign(eventId, sentAt, body),
  )
  return {
    'content-type': 'application/json',
    'user-agent': 'Cueroom-Webhooks',
    'webhook-id': eventId,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1_000)),
    'webhook-signature': signatures.join(' '),
  }
}

interface Signed {
  eventId: string
  body: string
}

const failures: Record<string, string> = {
  ENOTFOUND: "The host name doesn't exist",
  EAI_AGAIN: "The host name couldn't be looked up",
  ECONNREFUSED: 'The receiver refused the connection',
  ECONNRESET: 'The receiver closed the connection without responding',
  ETIMEDOUT: "The receiver didn't respond in time",
  EHOSTUNREACH: "Couldn't reach the receiver",
  ENETUNREACH: "Couldn't reach the receiver",
}

function explain(error: unknown): string {
  if (error instanceof RefusedAddressError) return error.message
  const { name, code = '' } = error as { name?: string; code?: string }
  if (name === 'TimeoutError') return "The receiver didn't respond within 10 seconds"
  const known = failures[code]
  if (known) return known
  if (/^(CERT|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO)/.test(code))
    return `The receiver's certificate was rejected (${code})`
  return `Couldn't call the receiver${code && ` (${code})`}`.slice(0, 200)
}
