import { expect, test } from 'vitest'
import { isTypedLink } from './typed-link.ts'

test.each([
  'notaurl',
  'not a url',
  'ada okafor.com',
  'https://',
  'https://notaurl',
  'in/ada',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://files.example',
  'mailto:ada',
  'mailto:ada@show.example?bcc=bo%40show.example',
  'mailto:ada@show.example?subject=Hi&cc=bo',
  'mailto:ada@show.example%0d%0aBcc:bo',
  'mailto:ada@show.example?subject=Hi%0aBcc:bo',
  '//evil.example',
  '/\\evil.example',
  'https:\\\\evil.example',
  '@',
  '@ada okafor',
  '@'.repeat(2_000),
])('%j is no link', (link) => expect(isTypedLink(link)).toBe(false))

test.each([
  'https://ada.example',
  'http://localhost:3000/ada',
  'ada.example',
  'ada.example:8080/x',
  'linkedin.com/in/ada',
  'bücher.example/ada?x=1#y',
  'mailto:ada@show.example',
  'mailto:ada@show.example?subject=A%20talk',
  '@ada',
])('%j is a link', (link) => expect(isTypedLink(link)).toBe(true))
