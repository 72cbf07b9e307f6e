import { expect, test } from 'vitest'
import { cardName, initialsOf, isCardNameCut } from './card-name.ts'

test.each([
  ["Dr. Priscilla O'Neill-Baptiste", "Priscilla O'Neill-Baptiste", 'PO'],
  ['Prof. Dr. María-José de la Cruz Etxeberria', 'María-José de la Cruz', 'MC'],
  ['Sœur Hélène St-Amour', 'Hélène St-Amour', 'HS'],
  ['Sister Mary Okafor', 'Mary Okafor', 'MO'],
  ['Suor Chiara', 'Suor Chiara', 'SC'],
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
  ['Sean Mac an Bháird', 'Sean Mac an Bháird', 'SB'],
  ['Máire Mhac an tSaoi', 'Máire Mhac', 'MM'],
  ['Nuala Ní Dhomhnaill', 'Nuala Ní Dhomhnaill', 'ND'],
  ["'Big' Dave O'Neill", "'Big' Dave O'Neill", 'DO'],
  ['Dwayne “The Rock” Johnson', 'Dwayne “The Rock” Johnson', 'DJ'],
  ['Ada "Countess of" King Lovelace', 'Ada "Countess of" King', 'AK'],
  ['李小龙 (Lee)', '李小龙 (Lee)', '李'],
  ['李小龙（Lee）', '李小龙（Lee）', '李'],
  ['Maya Okafor [she/her]', 'Maya Okafor [she/her]', 'MO'],
  ['(Lee)', '(Lee)', 'L'],
  ["'Til Tuesday", "'Til Tuesday", 'TT'],
  ['Dave (unclosed', 'Dave (unclosed', 'DU'],
  ['कमला देवी', 'कमला देवी', 'कदे'],
  ['محمد علي', 'محمد علي', 'مع'],
  ['é. e. cummings', 'é. e.', 'ÉE'],
  ['!!!', '!!!', ''],
])('the card of “%s” says “%s”, and its initials agree: %s', (name, shown, initials) => {
  expect(cardName(name)).toBe(shown)
  expect(initialsOf(name)).toBe(initials)
})

test.each([
  ['Ada King Lovelace', true],
  ['Maya Okafor Junior-Smith', true],
  ['Sean Mac an Bháird', false],
  ["'Big' Dave O'Neill", false],
  ['Dr. Priscilla Baptiste', false],
  ['Ben Okafor and Anna Moyo', false],
  ['Bo Lee & Tom Adam Baxter', true],
  ['', false],
])('the card of “%s” leaves words out at the end: %s', (name, cut) => {
  expect(isCardNameCut(name)).toBe(cut)
})
