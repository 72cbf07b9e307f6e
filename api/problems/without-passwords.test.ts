import { expect, test } from 'vitest'
import { withoutPasswords } from './without-passwords.ts'

test.each([
  ['from http://bu:hidden@127.0.0.1:1/v1/chat', 'from http://…@127.0.0.1:1/v1/chat'],
  [
    'postgres://ops:hid@den@db.example/shows and smtps://hidden@mail.example',
    'postgres://…@db.example/shows and smtps://…@mail.example',
  ],
  ['//:hidden@host', '//…@host'],
])('no address shows its user or password (%s)', (text, shown) => expect(withoutPasswords(text)).toBe(shown))

test.each(['https://podcasts.example/a@b?c=d@e', 'mail to ines@show.example', 'a // b @ c', ''])(
  'a text without a password stays as it is (%s)',
  (text) => expect(withoutPasswords(text)).toBe(text),
)

test('a long text takes a moment', () => {
  const since = performance.now()
  withoutPasswords('//'.repeat(200_000))
  withoutPasswords(`//${'a'.repeat(400_000)}`)
  expect(performance.now() - since).toBeLessThan(1_000)
})
