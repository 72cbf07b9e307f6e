import { expect, test } from 'vitest'
import { guestsOf } from '../../testing/imports/plan-rows.ts'

test('a column of contacts, an address and a number with nothing but a blank between them, or an account with its network', async () => {
  const guests = await guestsOf([
    ['Gjest', 'Slik får vi tak i dem', 'Tema'],
    ['Ingrid Solheim', 'ingrid@solheim.example 912 55 501', 'ull'],
    ['Torleif Brekke', '22 55 55 02', 'snø'],
    ['Sunniva Lie', 'insta: @sunnivalie', 'brød'],
    ['Halvor Nes', 'ring broren', 'båter'],
  ])
  expect(guests).toMatchObject([
    { email: 'ingrid@solheim.example', phone: '912 55 501' },
    { phone: '22 55 55 02' },
    { social: '@sunnivalie' },
    { name: 'Halvor Nes' },
  ])
  expect(guests[3]).not.toHaveProperty('email')
})

test('firm and job under one Japanese header, and either alone', async () => {
  const guests = await guestsOf([
    ['氏名', '勤務先・職業', 'メール'],
    ['田中 恵', '青葉新聞社 記者', 'megumi@aoba.example'],
    ['鈴木 太郎', '漫画家', 'taro@suzuki.example'],
    ['佐藤 花子', '喫茶店 店主', 'hanako@sato.example'],
    ['高橋 健', '理学療法士（個人）', 'ken@takahashi.example'],
  ])
  expect(guests).toMatchObject([
    { title: '記者', company: '青葉新聞社' },
    { title: '漫画家' },
    { title: '店主', company: '喫茶店' },
    { title: '理学療法士（個人）' },
  ])
  expect(guests[1]).not.toHaveProperty('company')
})
