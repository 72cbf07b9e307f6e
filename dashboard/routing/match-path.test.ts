import { expect, test } from 'vitest'
import { matchPath } from './match-path.ts'

test.each(['/guests', '/guests/7/texts', '/guests//', '/episodes/7', '/'])(
  '%s is not the address of a guest',
  (path) => expect(matchPath('/guests/:id', path)).toBeNull(),
)

test.each([
  ['/guests/7', '7'],
  ['/guests/7/', '7'],
  ['/Guests/7//', '7'],
  ['/guests/a%2Fb', 'a/b'],
  ['/guests/100%', '100%'],
  ['/gu%65sts/7', '7'],
])('%s is the address of one', (path, id) => expect(matchPath('/guests/:id', path)).toEqual({ id }))

test('a path without parts matches itself, and a star everything', () => {
  expect(matchPath('/', '/')).toEqual({})
  expect(matchPath('/', '/guests')).toBeNull()
  expect(matchPath('*', '/any/where')).toEqual({})
})
