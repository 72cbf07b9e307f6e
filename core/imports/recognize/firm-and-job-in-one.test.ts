import { expect, test } from 'vitest'
import { matchHeader } from './match-header.ts'
import { guestsOf } from '../../testing/imports/plan-rows.ts'

const rolesOf = async (rows: string[][]) =>
  (await guestsOf(rows)).map(({ title, company }) => [title, company])

test('in Chinese the job is behind where somebody works, without a comma', async () => {
  const rows = [
    ['集數', '主持人', '來賓', '來賓單位'],
    ['1', '周玉琪', '林美惠', '東海岸大學海洋系副教授兼副院長'],
    ['2', '周玉琪', '陳建宏', '山嵐發展中心主任'],
    ['3', '周玉琪', '黃淑芬', '白鷺食品有限公司總經理'],
    ['4', '周玉琪', '張志豪', '青禾紙業有限公司'],
  ]
  expect(await rolesOf(rows)).toEqual([
    ['副教授兼副院長', '東海岸大學海洋系'],
    ['主任', '山嵐發展中心'],
    ['總經理', '白鷺食品有限公司'],
    [undefined, '青禾紙業有限公司'],
  ])
})

test('in Korean it is the last word', async () => {
  const rows = [
    ['name', 'aff', 'website'],
    ['김하늘', '바다대학교 물리학과 부교수', 'https://haneul.example'],
    ['박지민', 'Tern Business School 조교수', ''],
    ['이서준', '솔숲연구소 선임연구원', ''],
  ]
  expect(await rolesOf(rows)).toEqual([
    ['부교수', '바다대학교 물리학과'],
    ['조교수', 'Tern Business School'],
    ['선임연구원', '솔숲연구소'],
  ])
})

test('whose title begins with what firms end with keeps it', async () => {
  const rows = [
    ['氏名', '所属'],
    ['山本さくら', '港町印刷株式会社社長'],
    ['小林健太', '朝凪大学病院院長教授'],
    ['伊藤美咲', '汐見銀行部長'],
  ]
  expect(await rolesOf(rows)).toEqual([
    ['社長', '港町印刷株式会社'],
    ['院長教授', '朝凪大学病院'],
    ['部長', '汐見銀行'],
  ])
})

test.each(['Who?', 'Wer ist das? (Funktion, Haus)', 'Qui ?'])(
  '“%s” next to names asks for both',
  async (who) => {
    const rows = [
      ['Date', 'Guest', who, 'Email'],
      ['3 May 2026', 'Orla Keane', 'ficer, Eglwys Tern', 'orla@k.example'],
      ['10 May 2026', 'Bram Visser', 'Welsh History, University of the Moor', 'bram@v.example'],
      ['17 May 2026', 'Lowri Pugh', 'bardd', 'lowri@p.example'],
    ]
    expect(await rolesOf(rows)).toEqual([
      ['ficer', 'Eglwys Tern'],
      ['Welsh History', 'University of the Moor'],
      ['bardd', undefined],
    ])
  },
)

test('of words without spaces between them the last says what a column holds', () => {
  expect(matchHeader('來賓單位')?.field).toBe('company')
})
