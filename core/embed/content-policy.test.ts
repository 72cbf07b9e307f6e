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
