import { expect, test } from 'vitest'
import { cardName, initialsOf } from './card-name.ts'

test.each([
  ["Dr. Priscilla O'Neill-Baptiste", "Priscilla O'Neill-Baptiste", 'PO'],
  ['Prof. Dr. María-José de la Cruz Etxeberria', 'María-José de la Cruz', 'MC'],
  ['Ludwig van Beethoven', 'Ludwig van Beethoven', 'LB'],
  ['Van Morrison', 'Van Morrison', 'VM'],
  ['Dr. Priscilla', 'Dr. Priscilla', 'DP'],
  ['Maya Adaeze Okafor', 'Maya Adaeze', 'MA'],
  ['Cher', 'Cher', 'C'],
  ['José Ángel Peña', 'José Ángel Peña', 'JP'],
  ['José Ángel', 'José Ángel', 'JÁ'],
  ['Ben & Anna Okafor', 'Ben & Anna Okafor', 'BA'],
  ['Ben Okafor and Anna Moyo', 'Ben Okafor & Anna Moyo', 'BA'],
  ['Tom Baxter Jr.', 'Tom Baxter Jr.', 'TB'],
  ['Tom Adam Baxter, Jr.', 'Tom Adam, Jr.', 'TA'],
  ['Nguyễn Văn An', 'Nguyễn Văn An', 'NA'],
  ['Nguyễn Thị Minh Anh', 'Nguyễn Thị Minh Anh', 'NA'],
  ['山田 美咲', '山田 美咲', '山美'],
  ['  Ana   de ', 'Ana de', 'AD'],
])('the card of “%s” says “%s”, and its initials agree: %s', (name, shown, initials) => {
  expect(cardName(name)).toBe(shown)
  expect(initialsOf(name)).toBe(initials)
})
