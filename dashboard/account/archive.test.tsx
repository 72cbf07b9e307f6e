// @vitest-environment jsdom
import type { ArchivePreview } from '@cueroom/core/archives/archive.ts'
import { type Answers, failing } from '@cueroom/core/testing/fake-api.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { hostApi, renderScreen, tenant } from '../testing.tsx'
import { ArchiveSection } from './archive-section.tsx'
// Loaded ahead: the application loads it when a file was checked
import './restore-dialog.tsx'

const preview: ArchivePreview = {
  ...{ show: 'Unhurried Work', createdAt: '2026-11-20T09:00:00Z', isRestored: false },
  ...{ guests: 2, answers: 1, texts: 1, questionnaires: 1, sponsors: 0, pictures: 0, rows: 9 },
}
const restored: string[] = []
const archives = (given: Answers['archives'] = {}): Answers => ({
  archives: {
    preview: () => preview,
    restore: () => {
      restored.push('all')
      return { ...preview, changed: true }
    },
    ...given,
  },
})
const choose = () =>
  userEvent.upload(
    screen.getByLabelText('Exported show'),
    new File(['zip'], 'show.zip', { type: 'application/zip' }),
  )

test('a file that the server refuses is not restored, and the server says why', async () => {
  const refusing = () => {
    throw failing(400, "This file isn't an exported show, or it is damaged.", 'invalid_archive')
  }
  renderScreen(<ArchiveSection tenant={tenant} />, hostApi(archives({ preview: refusing })))
  await choose()
  expect(await screen.findByText(/or it is damaged/)).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a show without an active subscription can be exported, but not restored into', () => {
  renderScreen(<ArchiveSection tenant={{ ...tenant, active: false }} />, hostApi(archives()))
  expect(screen.getByRole('button', { name: 'Export this show' })).toBeEnabled()
  expect(screen.queryByRole('button', { name: 'Restore an export' })).toBeNull()
})

test('restoring says first what it writes', async () => {
  renderScreen(<ArchiveSection tenant={tenant} />, hostApi(archives()))
  await choose()
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore this export?' }))
  expect(dialog.getByText('2 guests')).toBeInTheDocument()
  expect(restored).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(restored).toEqual(['all']))
  expect(await screen.findByText('9 rows restored.')).toBeInTheDocument()
})

test('a file that was restored before has nothing to do', async () => {
  renderScreen(
    <ArchiveSection tenant={tenant} />,
    hostApi(archives({ preview: () => ({ ...preview, isRestored: true }) })),
  )
  await choose()
  const dialog = within(await screen.findByRole('dialog', { name: 'Already restored' }))
  expect(dialog.queryByRole('button', { name: 'Restore' })).toBeNull()
})
