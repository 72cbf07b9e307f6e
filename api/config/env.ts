import type { ProviderContact } from '@cueroom/core/show/branding.ts'
import { defaultQuotas, type Quotas } from '@cueroom/core/entitlements/quotas.ts'
import { isIP } from 'node:net'
import * as z from 'zod'

const flag = z.stringbool({
  truthy: ['1'],
  falsy: ['0'],
  error: 'must be 1 or 0',
})
const optional = z.string().trim().optional()
const email = z.email('must be an email address').optional()
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional()
const hasPassword = (url: string) => {
  const { username, password } = URL.parse(url) ?? {}
  return Boolean(username || password)
}
const placeholders = /^(change|your|secret|password|example|placeholder)/i

const modes = ['production', 'development', 'test'] as const
// A name of digits and dots is a wrong address, not a name
const isHost = (host: string) =>
  isIP(host) !== 0 || (/^[a-z\d]([a-z\d.-]{0,251}[a-z\d])?$/i.test(host) && /[a-z]/i.test(host))
const isOrigin = (url: string) => URL.parse(url)?.href === `${URL.parse(url)?.origin}/`
const levels = ['silent', 'error', 'warn', 'info', 'debug'] as const
const portError = 'must be a number from 0 to 65535'
const Port = z.coerce.number(portError).int(portError).min(0, portError).max(65_535, portError)

const count = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`
  return z.coerce.number(error).int(error).min(least, error).max(most, error)
}

const Secret = z
  .string()
  .min(32, { error: 'must have at least 32 characters', abort: true })
  .refine(
    (secret) => !placeholders.test(secret) && new Set(secret).size > 8,
    'is a placeholder. Choose a random value',
  )

const EnvSchema = z.object({
  NODE_ENV: z.enum(modes, `must be one of ${modes.join(', ')}`).default('development'),
  PORT: Port.default(3000),
  HOST: z.string().trim().refine(isHost, 'must be an IP address or a host name').optional(),
  PUBLIC_URL: httpUrl
    .refine(
      (url) => !url || isOrigin(url),
      'must be an origin such as https://podcasts.example, without a path',
    )
    .transform((url) => url?.replace(/\/$/, '')),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres address' }).optional(),
  CUEROOM_DATA: z.string().default('.data'),
  CUEROOM_SECRET: Secret.optional(),
  CUEROOM_SECRET_PREVIOUS: Secret.optional(),
  CUEROOM_SECRET_LOST: flag.default(false),
  TRUST_PROXY: flag.default(false),
  LOG_LEVEL: z.enum(levels, `must be one of ${levels.join(', ')}`).optional(),
  OPENAI_API_KEY: optional.refine(
    (key) => !key || /^[\x21-\x7e]+$/.test(key),
    'must be one line of letters, digits and signs, without spaces',
  ),
  OPENAI_BASE_URL: httpUrl.refine(
    (url) => !url || !hasPassword(url),
    'must not contain a user or password. Set OPENAI_API_KEY, which is sent as a bearer token',
  ),
  OPENAI_MODEL: optional,
  OPENAI_CONTEXT_TOKENS: count(2_048, 2_000_000).optional(),
  GENERATION_CONCURRENCY: count(0, 64).default(8),
  GENERATION_LEASE_SECONDS: count(10, 600).default(15),
  GENERATION_ITEMS_PER_DAY: count(0, 1_000_000).optional(),
  GENERATION_TOKENS_PER_DAY: count(0, 1_000_000_000).optional(),
  MAILS_PER_DAY: count(0, 1_000_000).default(200),
  QUOTA_GUESTS: count(0, 100_000_000).default(defaultQuotas.guests),
  QUOTA_ANSWERS: count(0, 100_000_000).default(defaultQuotas.answers),
  QUOTA_TEXTS: count(0, 100_000_000).default(defaultQuotas.texts),
  QUOTA_MEDIA_MB: count(0, 100_000_000).default(defaultQuotas.mediaBytes / 1024 ** 2),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps address' }).optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(
      /^([^<>\p{Cc}]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u,
      'must be an email address or Name <address>',
    )
    .optional(),
  WEBHOOKS_ALLOW_PRIVATE: flag.default(false),
  METRICS_PORT: Port.optional(),
  METRICS_TOKEN: z.string().trim().min(16, 'must have at least 16 characters').optional(),
  PROVIDER_NAME: optional,
  PROVIDER_EMAIL: email,
  PROVIDER_PHONE: optional,
  PROVIDER_URL: httpUrl,
  SUPPORT_NAME: optional,
  SUPPORT_EMAIL: email,
  SUPPORT_PHONE: optional,
  SUPPORT_URL: httpUrl,
})

/** The variables that the server reads. */
export const envNames: readonly string[] = Object.keys(EnvSchema.shape)

export interface Env {
  port: number
  host: string
  /** Origin in links that leave the server; undefined means the address that was asked. */
  publicUrl: string | undefined
  databaseUrl: string | undefined
  dataDirectory: string
  /** Sample show, sample guests and known passwords; never with PostgreSQL or in production. */
  demo: boolean
  production: boolean
  secret: string | undefined
  previousSecret: string | undefined
  /** The key of the database is lost: it takes the new one. */
  keyLost: boolean
  trustProxy: boolean
  logLevel: string
  /** The model that writes texts; undefined leaves it to the embedded drafter. */
  openai:
    | {
        apiKey: string | undefined
        baseUrl: string | undefined
        model: string
        /** Tokens the model reads and writes at most; undefined is 16,000 until its server says less. */
        contextTokens?: number | undefined
      }
    | undefined
  generation: {
    /** Texts of batches that this process writes in parallel; 0 leaves them to other processes. */
    concurrency: number
    /** Seconds without a sign of life after which a worker's texts go to another one. */
    leaseSeconds: number
  }
  /** What batches of a show may use in a day; undefined is without limit. */
  budget: { itemsPerDay: number | undefined; tokensPerDay: number | undefined }
  /** Limits on a show's data. */
  quotas: Quotas
  /** Mails to guests that a show may send in a day. */
  mailsPerDay: number
  /** Mail server and sender; undefined if the server doesn't send mail. */
  mail: { url: string; from: string } | undefined
  /** Webhooks may go to private networks and over http: for instances whose hosts are all trusted. */
  webhooksAllowPrivate: boolean
  /** Who may scrape figures: a port of their own, a token, or both; undefined counts nothing. */
  metrics: { port: number | undefined; token: string | undefined } | undefined
  /** The contact next to the questionnaire; null leaves the panel out. */
  provider: ProviderContact | null
  /** The contact that shows with prioritySupport see; null if the instance has none, and then the feature is not sold. */
  support: ProviderContact | null
}

function parse<Schema extends z.ZodType>(schema: Schema, variables: NodeJS.ProcessEnv): z.output<Schema> {
  // An empty variable is how many tools pass one that is not set
  const given = Object.entries(variables).filter(([, value]) => value?.trim())
  const parsed = schema.safeParse(Object.fromEntries(given))
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`)
  throw invalidEnvironment(`Invalid environment variables:\n${lines.join('\n')}`)
}

/** Commands recognise it by its name: only other variables help. */
const invalidEnvironment = (message: string) =>
  Object.assign(new Error(message), { name: 'InvalidEnvironment' })

/** Which database: all that a command needs which works on it without the key. @throws as readEnv */
export function readDatabaseEnv(variables: NodeJS.ProcessEnv): Pick<Env, 'databaseUrl' | 'dataDirectory'> {
  const env = parse(EnvSchema.pick({ DATABASE_URL: true, CUEROOM_DATA: true }), variables)
  return { databaseUrl: env.DATABASE_URL, dataDirectory: env.CUEROOM_DATA }
}

/** Reads the environment once. @throws Error that names every variable that is wrong, never its value. */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const env = parse(EnvSchema, variables)
  const production = env.NODE_ENV === 'production'
  const demo = !production && !env.DATABASE_URL
  if (!demo && !env.CUEROOM_SECRET)
    throw invalidEnvironment(
      'CUEROOM_SECRET is missing. Set it to 32 or more random characters; it signs tokens',
    )
  return {
    port: env.PORT,
    host: env.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    publicUrl: env.PUBLIC_URL,
    databaseUrl: env.DATABASE_URL,
    dataDirectory: env.CUEROOM_DATA,
    demo,
    production,
    secret: env.CUEROOM_SECRET,
    previousSecret: env.CUEROOM_SECRET_PREVIOUS,
    keyLost: env.CUEROOM_SECRET_LOST,
    trustProxy: env.TRUST_PROXY,
    // In demo mode the terminal is read by a person who wants to see the address
    logLevel: env.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
    openai: openaiOf(env),
    generation: { concurrency: env.GENERATION_CONCURRENCY, leaseSeconds: env.GENERATION_LEASE_SECONDS },
    quotas: {
      guests: env.QUOTA_GUESTS,
      answers: env.QUOTA_ANSWERS,
      texts: env.QUOTA_TEXTS,
      mediaBytes: env.QUOTA_MEDIA_MB * 1024 ** 2,
    },
    budget: { itemsPerDay: env.GENERATION_ITEMS_PER_DAY, tokensPerDay: env.GENERATION_TOKENS_PER_DAY },
    mailsPerDay: env.MAILS_PER_DAY,
    mail: mailOf(env),
    webhooksAllowPrivate: env.WEBHOOKS_ALLOW_PRIVATE,
    metrics: metricsOf(env),
    provider: contactOf(env, 'PROVIDER'),
    support: contactOf(env, 'SUPPORT'),
  }
}

function contactOf(env: z.output<typeof EnvSchema>, whose: 'PROVIDER' | 'SUPPORT'): ProviderContact | null {
  const contact = {
    name: env[`${whose}_NAME`] ?? null,
    email: env[`${whose}_EMAIL`] ?? null,
    phone: env[`${whose}_PHONE`] ?? null,
    url: env[`${whose}_URL`] ?? null,
  }
  return Object.values(contact).some(Boolean) ? contact : null
}

const metricsOf = ({
  METRICS_PORT: port,
  METRICS_TOKEN: token,
}: z.output<typeof EnvSchema>): Env['metrics'] =>
  port === undefined && token === undefined ? undefined : { port, token }

function mailOf({ SMTP_URL: url, MAIL_FROM: from }: z.output<typeof EnvSchema>): Env['mail'] {
  if (!url) return undefined
  if (!from) throw new Error('MAIL_FROM is missing. Set it to the sender address of emails')
  return { url, from }
}

function openaiOf(env: z.output<typeof EnvSchema>): Env['openai'] {
  if (!env.OPENAI_API_KEY && !env.OPENAI_BASE_URL) return undefined
  if (!env.OPENAI_MODEL && env.OPENAI_BASE_URL) {
    throw new Error('OPENAI_MODEL is missing. Set it to a model that OPENAI_BASE_URL serves')
  }
  return {
    apiKey: env.OPENAI_API_KEY,
    baseUrl: env.OPENAI_BASE_URL,
    model: env.OPENAI_MODEL ?? 'gpt-5-mini',
    contextTokens: env.OPENAI_CONTEXT_TOKENS,
  }
}
