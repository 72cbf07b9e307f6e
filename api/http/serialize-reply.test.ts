import { expect, test } from 'vitest'
import { fileHeaders } from './serialize-reply.ts'

test.each([
  ['guests.csv', 'guests.csv', 'guests.csv'],
  ['Zoë O’Neill.docx', 'Zoe O_Neill.docx', 'Zo%C3%AB%20O%E2%80%99Neill.docx'],
  ['a"b\\c%41.csv', 'a_b_c_41.csv', 'a%22b%5Cc%2541.csv'],
  ['山田.docx', '__.docx', '%E5%B1%B1%E7%94%B0.docx'],
  ["It's\r\n.csv", "It's__.csv", 'It%27s%0D%0A.csv'],
])('%j is downloaded as %j by programs that only know ASCII', (name, ascii, encoded) => {
  expect(fileHeaders({ name, type: 'text/csv' })['content-disposition']).toBe(
    `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`,
  )
})
