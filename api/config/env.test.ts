import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const secret = 'r4nd0m-Zq8v-9f2kLm4pXw7sRt1yUe-only-here'

test.each([
  ['PORT', '80a', 'PORT must be a number from 0 to 65535'],
  ['PORT', '70000', 'PORT must be a number from 0 to 65535'],
  ['NODE_ENV', 'live', 'NODE_ENV must be one of production, development, test'],
  ['HOST', '999.1.1.1', 'HOST must be an IP address or a host name'],
  ['HOST', 'http://podcasts.example', 'HOST must be an IP address or a host name'],
  ['DATABASE_URL', 'mysql://db.example/cueroom', 'DATABASE_URL must be a postgres address'],
  ['SUPPORT_EMAIL', 'nobody-at-all', 'SUPPORT_EMAIL must be an email address'],
  ['PROVIDER_EMAIL', 'nobody-at-all', 'PROVIDER_EMAIL must be an email address'],
  ['PUBLIC_URL', 'javascript:alert(1)', 'PUBLIC_URL must be an http or https address'],
  ['PUBLIC_URL', 'https://podcasts.example/podcast', 'PUBLIC_URL must be an origin such as https://'],
  ['PUBLIC_URL', 'https://ops:pass@podcasts.example', 'PUBLIC_URL must be an origin such as https://'],
  ['OPENAI_BASE_URL', 'file:///etc/passwd', 'OPENAI_BASE_URL must be an http or https address'],
  ['SMTP_URL', 'https://mail.example', 'SMTP_URL must be an smtp or smtps address'],
  ['MAIL_FROM', 'Cueroom <nobody', 'MAIL_FROM must be an email address or Name'],
  ['TRUST_PROXY', 'perhaps', 'TRUST_PROXY must be 1 or 0'],
  ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be 1 or 0'],
  ['WEBHOOKS_ALLOW_PRIVATE', 'true', 'WEBHOOKS_ALLOW_PRIVATE must be 1 or 0'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of silent, error'],
  [
    'OPENAI_BASE_URL',
    'http://bu:canary@127.0.0.1:1/v1',
    'OPENAI_BASE_URL must not contain a user or password',
  ],
  ['OPENAI_BASE_URL', 'http://canary@127.0.0.1:1/v1', 'OPENAI_BASE_URL must not contain a user or password'],
  ['OPENAI_API_KEY', 'sk-canary\nsecond-line', 'OPENAI_API_KEY must be one line'],
  ['CUEROOM_SECRET', 'too-short', 'CUEROOM_SECRET must have at least 32 characters'],
  ['CUEROOM_SECRET', 'change-me-change-me-change-me-change-me', 'CUEROOM_SECRET is a placeholder'],
  ['CUEROOM_SECRET', 'a'.repeat(40), 'CUEROOM_SECRET is a placeholder'],
  ['CUEROOM_SECRET_PREVIOUS', 'too-short', 'CUEROOM_SECRET_PREVIOUS must have at least 32 characters'],
])('%s=%s is refused by name, and the value is not repeated', (name, value, message) => {
  const read = () => readEnv({ [name]: value })
  expect(read).toThrow(message)
  expect(read).not.toThrow(value)
})

test('a short secret is complained about once', () => {
  expect(() => readEnv({ CUEROOM_SECRET: 'change-me' })).toThrow(/CUEROOM_SECRET .*characters$/)
})

test.each(['::1', '10.0.0.7', 'localhost', 'podcasts.example'])('HOST=%s is where it listens', (HOST) => {
  expect(readEnv({ HOST }).host).toBe(HOST)
})

test('everything that is wrong is named together', () => {
  expect(() => readEnv({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT .*\n.*LOG_LEVEL /)
})

test.each([
  ['in production', { NODE_ENV: 'production' }],
  ['with a database of its own', { DATABASE_URL: 'postgres://db.example/cueroom' }],
])('%s there is no demo and no start without a secret', (_name, variables) => {
  expect(() => readEnv(variables)).toThrow('CUEROOM_SECRET is missing')
  expect(readEnv({ ...variables, CUEROOM_SECRET: secret })).toMatchObject({
    demo: false,
    host: '0.0.0.0',
    logLevel: 'info',
  })
})

test('a server of models needs the name of one', () => {
  expect(() => readEnv({ OPENAI_BASE_URL: 'http://localhost:11434/v1' })).toThrow('OPENAI_MODEL is missing')
})

test('a mail server needs a sender', () => {
  const url = 'smtps://cueroom:secret@mail.example'
  expect(() => readEnv({ SMTP_URL: url })).toThrow('MAIL_FROM is missing')
  const from = 'Cueroom <hello@cueroom.example>'
  expect(readEnv({ SMTP_URL: url, MAIL_FROM: from })).toMatchObject({ mail: { url, from } })
})

test('without any variable it is the demo, for this machine only', () => {
  expect(readEnv({})).toMatchObject({
    demo: true,
    port: 3000,
    host: '127.0.0.1',
    dataDirectory: '.data',
    openai: undefined,
    mail: undefined,
    trustProxy: false,
  })
})

test('a variable that is empty counts as missing', () => {
  const empty = {
    DATABASE_URL: ' ',
    OPENAI_API_KEY: '',
    OPENAI_BASE_URL: '',
    PUBLIC_URL: '',
    TRUST_PROXY: '',
    HOST: '',
  }
  expect(readEnv({ ...empty, PORT: '', CUEROOM_DATA: '', CUEROOM_SECRET: '', LOG_LEVEL: '' })).toEqual(
    readEnv({}),
  )
})
