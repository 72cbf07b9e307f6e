// @vitest-environment jsdom
import type { ShowSettings } from '@cueroom/core/show/show-settings.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { showDatesIn } from '../ui/date-format.ts'
import { explanation, name, openSettings, save, settings, type Update } from './testing.tsx'

const theirs = {
  ...settings,
  version: 2,
  podcastName: 'Their Work',
  contentStyles: { ...settings.contentStyles, tone: 'educational' as const },
}

function openWithConflict() {
  let loads = 0
  const saved: { body: Update['body']; now: ShowSettings }[] = []
  let first = true
  const opened = openSettings({
    show: {
      settings: () => (loads++ === 0 ? settings : theirs),
      update: ({ body }) => {
        if (first) {
          first = false
          throw failing(409, 'Changed', 'version_conflict')
        }
        const now = { ...theirs, ...(body as Partial<ShowSettings>), version: 3 }
        saved.push({ body, now })
        return now
      },
    },
  })
  return { ...opened, saved }
}

test('when someone else saved first, both versions are shown, and overwriting keeps their other changes', async () => {
  // This browser showed another show's last
  showDatesIn('day-first-24h')
  const { saved } = openWithConflict()
  await userEvent.type(await name(), '!')
  await save()
  await screen.findByText('These settings changed while you were editing')
  const dialog = within(screen.getByRole('dialog'))
  const choice = within(dialog.getByRole('group', { name: 'Podcast name' }))
  expect(choice.getByRole('radio', { name: /Unhurried Work!/ })).toBeChecked()
  expect(choice.getByRole('radio', { name: /Their Work/ })).not.toBeChecked()
  expect(dialog.getByText(/Also changed in the saved version: Tone/)).toBeInTheDocument()

  await userEvent.click(dialog.getByRole('button', { name: 'Overwrite' }))
  expect(await screen.findByText('Settings saved')).toBeInTheDocument()
  expect(saved.map(({ body }) => body)).toEqual([{ podcastName: 'Unhurried Work!' }])
  expect((await name()).value).toBe('Unhurried Work!')
  expect(explanation('Clear; explains what a newcomer needs.')).toBeInTheDocument()
})

test('loading the latest version shows their settings and saves nothing', async () => {
  const { saved } = openWithConflict()
  await userEvent.type(await name(), '!')
  await save()
  await userEvent.click(await screen.findByText('Load the latest version'))
  await waitFor(async () => expect((await name()).value).toBe('Their Work'))
  expect(saved).toEqual([])
  expect(screen.queryByRole('button', { name: 'Save Settings' })).toBeNull()
})
