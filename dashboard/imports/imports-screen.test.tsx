// @vitest-environment jsdom
import type { PastImport } from '@cueroom/core/imports/imports.contract.ts'
import { sampleImport } from '@cueroom/core/testing/sample-records.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Answers, hostApi, renderApp, renderScreen } from '../testing.tsx'
import { ImportsScreen } from './imports-screen.tsx'

const past = (given: Partial<PastImport> = {}) => sampleImport({ source: 'cli', ...given })
const leftOut = [
  { sheet: 'People', row: 4, reason: 'No name in this row', text: 'x@y.example' },
  { sheet: 'People', row: 9, reason: 'Same email as row 2', text: 'Ada' },
]
const open = (imports: Answers['imports']) =>
  renderScreen(<ImportsScreen />, hostApi({ imports }), '/imports')
const items = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

test('an import that cannot be undone is told, and stays', async () => {
  const undo = () => {
    throw failing(500, 'Broken')
  }
  open({ list: () => [past()], undo })
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the import of speakers.xlsx' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo import' }))

  expect(await screen.findByText("Couldn't undo the import. Nothing was changed.")).toBeInTheDocument()
  expect(items()).toHaveLength(1)
})

test('the guest manager leads to the history: file, what it did, when, by whom', async () => {
  const list = () => [
    past(),
    past({ id: 'i2', fileName: null, left: 0, changesLeft: 0, skipped: 0, source: null }),
  ]
  const { address } = renderApp('/guests', hostApi({ imports: { list }, guests: { list: () => [] } }))
  await userEvent.click(await screen.findByRole('link', { name: 'Import history' }))

  await waitFor(() => expect(items()).toHaveLength(2))
  expect(address()).toBe('/imports')
  expect(items()[0]).toMatch(
    /^speakers.xlsx12 guests added, 10 still here, 3 updatedNov 18, 2026, .+ by host@cueroom.example, on the command line/,
  )
  expect(items()[1]).toContain('then undone')
  expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1)
})

test('undo asks first, says what happens, and takes the import back', async () => {
  let left = past()
  open({
    list: () => [left],
    undo: () => {
      left = past({ left: 0, changesLeft: 0 })
      return { deleted: 10, deletionId: 'd1', restored: 3 }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the import of speakers.xlsx' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('10 guests it added will be deleted with their texts.')
  expect(dialog.textContent).toContain('3 guests it updated get their previous values back')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo import' }))

  expect(await screen.findByText('Import undone')).toBeInTheDocument()
  expect(screen.getByText('10 guests deleted, 3 guests reverted')).toBeInTheDocument()
  await waitFor(() => expect(items()[0]).toContain('then undone'))
})

test('rows that were left out are read when the host opens them', async () => {
  open({ list: () => [past({ skipped: 812 })], get: () => ({ ...past({ skipped: 812 }), leftOut }) })
  await userEvent.click(await screen.findByText('812 rows left out'))

  expect(await screen.findByText('Row 4')).toBeInTheDocument()
  expect(screen.getByText('and 810 more')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Download the first 2' })).toBeInTheDocument()
})

test('a list that cannot be loaded can be tried again; without imports it says so', async () => {
  let broken = true
  open({
    list: () => {
      if (broken) throw failing(500, 'Broken')
      return []
    },
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  broken = false
  await userEvent.click(retry)

  expect(await screen.findByText('No imports yet')).toBeInTheDocument()
})
