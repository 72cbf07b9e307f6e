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
  ['Nguyễn Thị Minh Anh', 'Nguyễn Thị Minh Anh', 'Minh Anh'],
  ['Nguyễn Minh Anh', 'Nguyễn Minh Anh', 'Nguyễn Minh Anh'],
  ['Professor Sir Nigel Cole OBE', 'Professor Sir Nigel Cole', 'Sir Nigel'],
  ['J. R. Whitlock', 'J. R. Whitlock', 'J. R.'],
  ['J. Whitlock', 'J. Whitlock', 'J. Whitlock'],
  ['Judge Lorraine Whitehorse', 'Judge Lorraine Whitehorse', 'Lorraine'],
  ['Judge Reinhold', 'Judge Reinhold', 'Judge'],
  ['佐藤 健一 (Kenichi Sato)', 'Kenichi Sato', 'Kenichi'],
  ['Dr.', 'Dr.', 'Dr.'],
  ['Alex Marlowe (they/them)', 'Alex Marlowe', 'Alex'],
  ['Alex Marlowe (she/they)', 'Alex Marlowe', 'Alex'],
  ['Lt. Col. Dora Whitman (ret.)', 'Lieutenant Colonel Dora Whitman', 'Dora'],
  ['Lt. Whitman', 'Lieutenant Whitman', 'Lieutenant Whitman'],
  ['Gen Yamada', 'Gen Yamada', 'Gen'],
  ['Adam Ret', 'Adam Ret', 'Adam'],
  ['Hon. Justice Mirabel Gold', 'Justice Mirabel Gold', 'Mirabel'],
  ['Sister Benedetta Achola', 'Sister Benedetta Achola', 'Sister Benedetta'],
  ['Colonel (Retd) Farah Ashraf', 'Colonel Farah Ashraf', 'Farah'],
  ['Rev. Dr. Clara Beaumont', 'Reverend Dr. Clara Beaumont', 'Clara'],
  ['Lady Cordelia Fane', 'Lady Cordelia Fane', 'Lady Cordelia'],
  ['Lord Tobias Gold', 'Lord Tobias Gold', 'Lord Gold'],
  ['The Rt Hon. Sir Cedric Gold', 'Sir Cedric Gold', 'Sir Cedric'],
  ['Hon. Desmond Gold MP', 'Desmond Gold', 'Desmond'],
  ['Dr Sagal Ali MBBS MRCGP', 'Dr Sagal Ali', 'Sagal'],
  ['Maya OKAFOR', 'Maya OKAFOR', 'Maya'],
  ['Robert (Bob) Smith', 'Bob Smith', 'Bob'],
  ['Dr. Juan Carlos "JC" O’Malley III', 'Dr. JC O’Malley III', 'JC'],
])('%s is said as %s and called %s', (typed, spoken, called) => {
  expect(spokenName(typed)).toBe(spoken)
  expect(shortName(typed)).toBe(called)
})
