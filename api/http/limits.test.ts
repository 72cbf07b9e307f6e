import type { Request } from '@hapi/hapi'
import { expect, test } from 'vitest'
import type { Env } from '../config/env.ts'
import { tooMany } from '../problems/problems.ts'
import { clientAddress, networkOf } from './limits.ts'

const addressOf = (remoteAddress: string, forwarded?: string, trustProxy = false) =>
  clientAddress(
    { info: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as Request,
    { trustProxy } as Env,
  )

test('a proxy is believed only where one is trusted, and only its own word', () => {
  expect(addressOf('198.51.100.1', '203.0.113.9')).toBe('198.51.100.1')
  expect(addressOf('198.51.100.1', '203.0.113.9, 192.0.2.4', true)).toBe('192.0.2.4')
})

test('the addresses of one IPv6 subscriber count as one, and an IPv4 address is itself however it is written', () => {
  expect(addressOf('2001:db8:7:7:1::1')).toBe(addressOf('2001:db8:7:7:ffff::2'))
  expect(addressOf('2001:db8:7:8::1')).not.toBe(addressOf('2001:db8:7:7::1'))
  expect(addressOf('::ffff:198.51.100.1')).toBe('198.51.100.1')
})

test.each(['x1', '<script>', '', ' ', '192.0.2.4,', '192.0.2.4:x', '[192.0.2.4', ':80', 'x'.repeat(5_000)])(
  'a forwarded entry that is no address is ignored (%j)',
  (forwarded) => expect(addressOf('198.51.100.1', forwarded, true)).toBe('198.51.100.1'),
)

test('an address that a gateway sends with a port is the same caller at every port', () => {
  for (const forwarded of ['192.0.2.4', '192.0.2.4:4000', '192.0.2.4:4001', '[::ffff:192.0.2.4]:80'])
    expect(addressOf('198.51.100.1', forwarded, true)).toBe('192.0.2.4')
  expect(addressOf('198.51.100.1', '[2001:db8:7:7::1]:80', true)).toBe('2001:db8:7:7::/64')
  expect(addressOf('198.51.100.1', '2001:db8:7:7::1', true)).toBe('2001:db8:7:7::/64')
})

test('a caller without an address, as over a socket, is kept short', () => {
  expect(addressOf('x'.repeat(5_000))).toHaveLength(64)
})

test('a network is an IPv4 /24 or an IPv6 /48, and anything else itself', () => {
  const networks = ['203.0.113.9', addressOf('2001:db8:7:8::1'), addressOf('2001:db8::1'), 'socket'].map(
    networkOf,
  )
  expect(networks).toEqual(['203.0.113.', '2001:db8:7:', '2001:db8:0:', 'socket'])
})

test('a refusal says how long it lasts', () => {
  expect(tooMany(20).message).toBe('Too many requests. Please try again in 20 seconds.')
  expect(tooMany(1).message).toBe('Too many requests. Please try again in 1 second.')
  expect(tooMany(61).message).toBe('Too many requests. Please try again in 2 minutes.')
  expect(tooMany(3_433).message).toBe('Too many requests. Please try again in 58 minutes.')
})
