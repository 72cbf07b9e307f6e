import { expect, test } from 'vitest'
import { linkAddress } from './link-address.ts'

test.each([
  ['javascript:alert(1)', 'https://javascript:alert(1)'],
  ['example.com:8080/book', 'https://example.com:8080/book'],
  ['example.com', 'https://example.com'],
  ['HTTP://example.com', 'HTTP://example.com'],
  ['mailto:ada@engine.example', 'mailto:ada@engine.example'],
  ['tel:+15550100', 'tel:+15550100'],
])('a host who types %s sends guests to %s', (link, address) => expect(linkAddress(link)).toBe(address))
