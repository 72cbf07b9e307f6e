// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { csv, map, names, open, press, upload } from './testing.tsx'

const unsure = csv(
  'Guest,Firmenbezeichnungen,Email',
  'Ada Lovelace,Engine Works,ada at engine',
  'Grace Hopper,Navy Labs,grace@navy.example',
)

/** Pastes into the dialog, as keys do wherever the focus is. */
async function paste(text: string) {
  await screen.findByRole('dialog')
  const event = new Event('paste', { bubbles: true })
  Object.assign(event, { clipboardData: { getData: () => text } })
  document.body.dispatchEvent(event)
}

test('text without rows is not taken for guests when it is pasted', async () => {
  open()
  await paste('Ada Lovelace')
  expect(screen.getByText('Choose a spreadsheet, or drop it here')).toBeInTheDocument()
})

test('rows copied from a spreadsheet are read as soon as they are pasted', async () => {
  const { sent } = open()
  await paste('Name\tEmail\nAda Lovelace\tada@engine.example\nGrace Hopper\tgrace@navy.example\n')
  expect(await screen.findByText('2 guests found')).toBeInTheDocument()
  expect(names()).toEqual(['Ada Lovelace', 'Grace Hopper'])
  await press('Import 2 guests')
  expect(sent.mock.calls[0]?.[0].body.guests).toMatchObject([{ email: 'ada@engine.example' }, {}])
})

test('addresses copied from a mail program are guests, too', async () => {
  open()
  await paste('Ada Lovelace <ada@engine.example>, Grace Hopper <grace@navy.example>')
  expect(await screen.findByText('2 guests found')).toBeInTheDocument()
})

test('what is uncertain is listed with its row and reason, and counted next to Import', async () => {
  open()
  await upload(unsure)
  const checks = within((await screen.findByRole('heading', { name: 'Unsure' })).parentElement!)
  expect(
    checks.getByText('Row 2, Ada Lovelace: Not a valid email address: ada at engine'),
  ).toBeInTheDocument()
  expect(checks.getAllByRole('listitem')).toHaveLength(2)
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = scrolled
  await userEvent.click(screen.getByRole('button', { name: 'Unsure about 1 column and 1 row' }))
  expect(scrolled).toHaveBeenCalledOnce()
})

test('columns that aren’t imported are named at the top, with a link to them, until the host decides', async () => {
  open()
  await upload(
    csv('Name,Rating,Colour,Size,Pace,Mood', 'Ada Lovelace,9,blue,big,slow,calm', 'Grace Hopper,8,red,wee,,'),
  )
  const left = "5 columns aren't imported: Rating, Colour, Size, Pace, and 1 more. Check them"
  expect(
    await screen.findByText((_, shown) => shown?.tagName === 'P' && shown.textContent === left),
  ).toBeVisible()
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = scrolled
  await userEvent.click(screen.getByRole('button', { name: 'Check them' }))
  expect(scrolled).toHaveBeenCalledOnce()
  await map('Colour', 'Notes')
  await map('Size', "Don't import")
  expect(await screen.findByText(/^3 columns aren't imported: Rating, Pace, and Mood\./)).toBeVisible()
})

test('a row with several doubts is listed and counted once, the same everywhere', async () => {
  open()
  await upload(
    csv(
      'Name,Email,Company',
      `Ada Lovelace,ada at engine,${'Engine Works '.repeat(40)}`,
      'Grace Hopper,grace@navy.example,Navy Labs',
      ',x@y.example,',
    ),
  )
  const checks = within((await screen.findByRole('heading', { name: 'Unsure' })).parentElement!)
  const [only, ...others] = checks.getAllByRole('listitem')
  expect(others).toEqual([])
  expect(only!.textContent).toMatch(/^Row 2, Ada Lovelace: Not a valid email address: ada at engine; Cut to/)
  expect(screen.getByRole('button', { name: 'Unsure about 1 row' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Unsure 1' })).toBeInTheDocument()
  expect(screen.getByText('2 guests found').closest('p')).toHaveTextContent('1 row left out.')
  expect(screen.getByRole('button', { name: 'Left out 1' })).toBeInTheDocument()
})

test('people come before what is uncertain, and that before the mapping of columns', async () => {
  open()
  await upload(unsure)
  await screen.findByRole('heading', { name: 'Unsure' })
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles.slice(0, 2)).toEqual(['Your guests', 'Unsure'])
  expect(titles.indexOf('Columns')).toBeGreaterThan(1)
})

test('a file that is all certain has nothing to check', async () => {
  open()
  await upload(csv('Name,Email', 'Ada Lovelace,ada@engine.example'))
  await screen.findByText('1 guest found')
  expect(screen.queryByRole('button', { name: /^Unsure about/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Unsure' })).not.toBeInTheDocument()
})
