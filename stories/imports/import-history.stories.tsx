import type { PastImport } from '@cueroom/core/imports/imports.contract.ts'
import { sampleImport } from '@cueroom/core/testing/sample-records.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { ImportsScreen } from '@cueroom/dashboard/imports/imports-screen.tsx'
import { expect, screen, userEvent } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { never } from '../guests/sample-cards.ts'

const past = sampleImport()
const leftOut = [
  { sheet: 'People', row: 4, reason: 'No name in this row', text: 'who@x.example' },
  { sheet: 'People', row: 9, reason: 'Same email as row 2', text: 'Ada Lovelace' },
]
const undone: PastImport = {
  ...past,
  id: 'i2',
  fileName: 'crm-export.csv',
  left: 0,
  changesLeft: 0,
  skipped: 0,
}

const meta = preview.meta({ title: 'Dashboard/Import history', component: ImportsScreen })
const answering = (list: () => PastImport[] | Promise<never>, get?: () => never) => ({
  answers: { imports: { list, get: get ?? (() => ({ ...past, leftOut })) } },
})

export const Some = meta.story({
  parameters: answering(() => [past, undone]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('2 rows left out'))
    await expect(await canvas.findByText('Row 9')).toBeVisible()
  },
})

export const AskingBeforeUndo = meta.story({
  parameters: answering(() => [past]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo the import of speakers.xlsx' }))
    await expect(await screen.findByText(/10 guests it added/)).toBeVisible()
  },
})

export const RowsCannotBeLoaded = meta.story({
  parameters: answering(
    () => [past],
    () => {
      throw failing(500, 'Broken')
    },
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('2 rows left out'))
    await expect(await canvas.findByText(/Couldn't load/)).toBeVisible()
  },
})

export const Nothing = meta.story({
  parameters: answering(() => []),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No imports yet')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: answering(never),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading your imports' })).toBeVisible()
  },
})

export const CannotBeLoaded = meta.story({
  parameters: answering(() => {
    throw failing(500, 'Broken')
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load your imports")).toBeVisible()
  },
})
