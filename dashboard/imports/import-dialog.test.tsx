// @vitest-environment jsdom
import { ImportError, readerFailedText } from '@cueroom/core/imports/read/import-error.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { becomes, csv, importAll, names, open, openHere, press, speakers, upload } from './testing.tsx'
import type { OpenSession } from './use-import-session.ts'
import type { ClosableSession } from './worker-session.ts'

test('nothing is saved before the host has seen columns, guests, duplicates and what is left out', async () => {
  const { sent } = open()
  await upload(speakers)

  expect(await screen.findByText('2 guests found')).toBeInTheDocument()
  expect((await becomes('Role')).value).toBe('title')
  expect((await becomes('Rating')).value).toBe('ignore')
  expect(names()).toEqual(['Ada Lovelace', 'Grace Hopper', 'Same email as row 2', 'No name in this row'])
  expect(screen.getByRole('button', { name: 'Left out 2' })).toBeInTheDocument()
  expect(sent).not.toHaveBeenCalled()
})

test('the guests are imported, the host reads how many, and the dialog closes', async () => {
  const { sent, onClose } = open()
  await upload(speakers)

  await press('Import 2 guests')

  expect(await screen.findByText('2 guests imported')).toBeInTheDocument()
  expect(sent.mock.calls[0]?.[0].body.guests).toMatchObject([
    { name: 'Ada Lovelace', title: 'Analyst', company: 'Engine Works', email: 'ada@engine.example' },
    { name: 'Grace Hopper' },
  ])
  expect(onClose).toHaveBeenCalled()
})

test('an import can be taken back from the toast, as a whole', async () => {
  const undone: string[] = []
  const { sent } = open({
    imports: {
      undo: ({ params }) => {
        undone.push(params.id)
        return { deleted: 2, deletionId: 'd1', restored: 0 }
      },
    },
  })
  await upload(speakers)
  await press('Import 2 guests')
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))

  expect(await screen.findByText('Import undone')).toBeInTheDocument()
  expect(undone).toEqual([sent.mock.calls[0]?.[0].body.importId])
  expect(sent.mock.calls[0]?.[0].body.fileName).toBe('speakers.csv')
})

test('rows without a name become Guest {row} only when the host says so', async () => {
  open()
  await upload(speakers)

  await userEvent.click(await screen.findByRole('switch', { name: /^Add rows without a name/ }))

  await waitFor(() => expect(names()).toContain('Guest 5'))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Import 3 guests' })).toBeEnabled())
})

test('an import that fails keeps the preview, and the second try sends the same keys', async () => {
  const keys: string[] = []
  let broken = true
  const { onClose } = open({
    answer: (call) => {
      keys.push(call.body.importId ?? '')
      if (broken) throw failing(413, 'These guests are too much for one call')
      return importAll(call, () => {})
    },
  })
  await upload(speakers)
  await press('Import 2 guests')

  expect(await screen.findByText('Upload Failed')).toBeInTheDocument()
  expect(screen.getAllByText('These guests are too much for one call').length).toBeGreaterThan(0)
  expect(onClose).not.toHaveBeenCalled()

  broken = false
  await press('Import 2 guests')
  expect(await screen.findByText('2 guests imported')).toBeInTheDocument()
  expect(new Set(keys).size).toBe(1)
})

test('a file without guests says which column is missing', async () => {
  open()

  await upload(csv('only one line'))

  expect(await screen.findByText('No Data Found')).toBeInTheDocument()
  expect(screen.getByText(/Please check that you have a 'name' column/)).toBeInTheDocument()
})

test('a damaged file and a reader that does not load are told apart', async () => {
  const refusing = (): ClosableSession => {
    const refuse = () => Promise.reject(new ImportError('reader_failed', readerFailedText))
    return { addExisting: refuse, preview: refuse, call: refuse, leftOut: refuse, close: () => {} }
  }
  const desks: OpenSession[] = [openHere, refusing]
  open({ importSession: (file) => desks.shift()!(file) })

  await upload(new File([new Uint8Array([80, 75, 3, 4, 1, 2, 3])], 'broken.xlsx'))
  expect(
    await screen.findByText("Error parsing Excel file. Please ensure it's a valid Excel format."),
  ).toBeInTheDocument()

  await upload(speakers)
  expect(await screen.findByText('Error loading Excel parser. Please try again.')).toBeInTheDocument()
})
