import { expect, test } from 'vitest'
import { shortName, spokenName } from './names.ts'

test.each([
  ['Maya Okafor', 'Maya Okafor', 'Maya'],
  ['  Maya   Okafor ', 'Maya Okafor', 'Maya'],
  ['Okafor, Maya', 'Maya Okafor', 'Maya'],
  ['Maya Okafor, PhD', 'Maya Okafor', 'Maya'],
  ["Dr. Priscilla O'Neill-Baptiste", "Dr. Priscilla O'Neill-Baptiste", 'Priscilla'],
  ['María-José de la Cruz', 'María-José de la Cruz', 'María-José'],
  ['Sólveig', 'Sólveig', 'Sólveig'],
  ['山田 美咲', '山田 美咲', '山田 美咲'],
  ['ليلى حداد', 'ليلى حداد', 'ليلى حداد'],
  ['Nguyễn Thị Minh Anh', 'Nguyễn Thị Minh Anh', 'Nguyễn Thị Minh Anh'],
  ['J. R. Whitlock', 'J. R. Whitlock', 'J. R. Whitlock'],
  ['Dr.', 'Dr.', 'Dr.'],
  ['Alex Marlowe (they/them)', 'Alex Marlowe', 'Alex'],
  ['Alex Marlowe (she/they)', 'Alex Marlowe', 'Alex'],
  ['Robert (Bob) Smith', 'Robert (Bob) Smith', 'Bob'],
  ['Dr. Juan Carlos "JC" O’Malley III', 'Dr. Juan Carlos "JC" O’Malley III', 'JC'],
])('%s is said as %s and called %s', (typed, spoken, called) => {
  expect(spokenName(typed)).toBe(spoken)
  expect(shortName(typed)).toBe(called)
})
