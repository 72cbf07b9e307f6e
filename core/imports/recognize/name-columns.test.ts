import { expect, test } from 'vitest'
import { guestsOf } from '../../testing/imports/plan-rows.ts'

const namesIn = async (rows: string[][]) => (await guestsOf(rows)).map(({ name }) => name)

test.each([
  ['Last Name, First Name', 'Preferred Name'],
  ['Nachname, Vorname', 'Rufname'],
  ['Surname / Given names', 'Known as'],
])('“%s” is the whole name, next to which “%s” is no part of it', async (whole, called) => {
  const rows = [
    ['Id', whole, called, 'Email'],
    ['1', 'Mets, Kaupo', '', 'kaupo@x.example'],
    ['2', 'Tamm, Elisabeth', 'Lisa', 'tamm@x.example'],
    ['3', 'von Rosen, Karl', 'Kalle', 'karl@x.example'],
  ]
  expect(await namesIn(rows)).toEqual(['Kaupo Mets', 'Elisabeth Tamm', 'Karl von Rosen'])
})

test('a remark in brackets in the place of a name is nobody', async () => {
  const rows = [
    ['Date', 'First name', 'Last name', 'Job', 'Remarks'],
    ['3 March', 'Ana', 'Ruiz', 'baker', ''],
    ['10 March', '(няма запис)', '', '', 'празник'],
    ['17 March', '(no recording)', '', '', 'public holiday'],
    ['24 March', 'Bo', 'Lee', 'potter', ''],
  ]
  expect(await namesIn(rows)).toEqual(['Ana Ruiz', 'Bo Lee'])
})

test('what a meeting is called in the place of a name is left off', async () => {
  const rows = [
    ['Guest', 'Date'],
    ['Mary Stone interview', '2026-12-01'],
    ['Bo Lee', '2026-12-02'],
    ['Ana Ruiz', '2026-12-03'],
  ]
  expect(await namesIn(rows)).toEqual(['Mary Stone', 'Bo Lee', 'Ana Ruiz'])
})

test('a row of single letters under every column is nobody', async () => {
  const rows = [
    ['First name', 'Job', 'Company'],
    ['Ana', 'baker', 'Slow Kiln'],
    ['Bo', 'potter', 'Clay Co'],
    ['f', 'j', 'c'],
  ]
  expect(await namesIn(rows)).toEqual(['Ana', 'Bo'])
})
