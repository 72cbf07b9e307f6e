import { expect, test } from 'vitest'
import { blockOf, type Need } from './content-policy.ts'

const server = 'https://cue.example'
const page = 'https://podcast.example/guests'
const block = (policy: string, need: Need = 'script-src', more = {}) =>
  blockOf([policy], { need, url: `${server}/widgets/v1/loader.js`, page, ...more })

test.each([
  "script-src 'none'",
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' https://other.example",
  'script-src http://cue.example.evil.example',
  'script-src https://*.cue.example',
  'script-src https://cue.example:8443',
  'script-src https://cue.example/other/',
  "script-src-elem 'self'; script-src https://cue.example",
  "script-src 'strict-dynamic' https://cue.example",
  "script-src https:, script-src 'self'",
  "script-src 'self'; script-src https://cue.example",
  'script-src cue',
  'script-src wss:',
  'script-src data:',
  'script-src ftp://cue.example',
  'script-src https://cue.example:80',
  'script-src https://cue.example/widgets/v1',
  'script-src https://cue.example/loader.js',
  'script-src *.cue.example',
  'script-src [::1]',
  "script-src '*'",
  'default-src',
])('a script is stopped by %s', (policy) => {
  expect(block(policy)).toBeDefined()
})

test.each([
  '',
  'img-src *',
  "script-src 'self' https://cue.example",
  'script-src HTTPS://CUE.EXAMPLE:443/widgets/',
  'script-src cue.example',
  'script-src http://cue.example',
  'script-src https://*.example',
  'script-src *',
  'script-src https:',
  'script-src http:',
  'script-src https://cue.example:*',
  'script-src  https://other.example   https://cue.example ;',
  'script-src https://cue.example/widgets/v1/loader.js',
  "; ;script-src https://cue.example; default-src 'none'",
  "default-src 'none'; script-src https://cue.example",
])('a script passes %s', (policy) => {
  expect(block(policy)).toBeUndefined()
})

test('a nonce or a hash on the element counts, also with strict-dynamic', () => {
  const policy = "script-src 'nonce-abc' 'sha384-xyz' 'strict-dynamic'"
  expect(block(policy)).toBeDefined()
  expect(block(policy, 'script-src', { nonce: 'other' })).toBeDefined()
  expect(block(policy, 'script-src', { nonce: 'abc' })).toBeUndefined()
  expect(block(policy, 'script-src', { integrity: 'sha384-xyz' })).toBeUndefined()
  expect(block(policy, 'script-src', { integrity: 'sha256-no  sha384-xyz' })).toBeUndefined()
  expect(block(policy, 'connect-src', { nonce: 'abc' })).toBeUndefined()
  expect(block("connect-src 'nonce-abc' 'strict-dynamic'", 'connect-src', { nonce: 'abc' })).toBeDefined()
  expect(block("connect-src 'strict-dynamic' https://cue.example", 'connect-src')).toBeUndefined()
})

test('pictures have a kind of their own, and else what is said of everything', () => {
  expect(block("img-src 'self'; default-src *", 'img-src')?.instead).toBe(
    "img-src 'self' https://cue.example",
  )
  expect(block("img-src *; default-src 'none'", 'img-src')).toBeUndefined()
  expect(block("default-src 'none'", 'img-src')?.instead).toBe('img-src https://cue.example')
})

test('the line to write keeps what is there and names the kind that is meant', () => {
  expect(block("default-src 'none'", 'connect-src')).toEqual({
    directive: "default-src 'none'",
    instead: 'connect-src https://cue.example',
  })
  expect(block("connect-src 'self' https://api.example", 'connect-src')?.instead).toBe(
    "connect-src 'self' https://api.example https://cue.example",
  )
})

test('a page of the server itself needs no more than self', () => {
  const own = { page: `${server}/q/1` }
  expect(block("default-src 'self'", 'connect-src', own)).toBeUndefined()
})

test('a page without TLS reaches itself with and without it, another scheme only where it is named', () => {
  const load = (policy: string, url: string, from: string) =>
    blockOf([policy], { need: 'connect-src', url, page: from })
  expect(load("connect-src 'self'", 'https://cue.example/x', 'http://cue.example/q')).toBeUndefined()
  expect(load("connect-src 'self'", 'http://cue.example/x', 'https://cue.example/q')).toBeDefined()
  expect(load("connect-src 'self'", 'https://cue.example:8443/x', 'http://cue.example/q')).toBeDefined()
  expect(load('connect-src cue.example', 'http://cue.example/x', 'https://cue.example/q')).toBeDefined()
  expect(load('connect-src cue.example', 'http://cue.example/x', 'http://cue.example/q')).toBeUndefined()
  expect(
    load('connect-src http://cue.example:80', 'http://cue.example/x', 'http://cue.example/q'),
  ).toBeUndefined()
  expect(load('connect-src *', 'http://cue.example/x', 'https://podcast.example')).toBeUndefined()
  expect(load('connect-src *', 'wss://cue.example/x', 'https://podcast.example')).toBeDefined()
  expect(load('connect-src *', 'app://cue/x', 'app://host/')).toBeUndefined()
  expect(load('connect-src [::1]:3000', 'http://[::1]:3000/x', 'http://[::1]:3000/q')).toBeUndefined()
})
