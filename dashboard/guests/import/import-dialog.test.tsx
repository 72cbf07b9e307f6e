// @vitest-environment jsdom
import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { ImportError, READER_FAILED } from '@cueroom/core/guests/import/import-error.ts'
import { analyse } from '@cueroom/core/guests/import/plan.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { type Answers, guestCard, hostApi, renderScreen } from '../../testing.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { inCalls } from './send-import.ts'
import type { Parse } from './use-import-plan.ts'

/** The real reader, without the worker that jsdom does not have. */
const parse: Parse = async (file, options) =>
  analyse({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }, options)

const csv = (...lines: string[]) => new File([lines.join('\n')], 'speakers.csv', { type: 'text/csv' })
const speakers = csv(
  'Name,Role,Organisation,Email,Rating',
  'Ada Lovelace,Analyst,Engine Works,ada@engine.example,blue',
  'Grace Hopper,Admiral,Navy,grace@navy.example,red',
  'Ada Lovelace,Analyst,Engine Works,ada@engine.example,blue',
  ',Someone,Somewhere,,green',
)

type ImportAnswer = NonNullable<NonNullable<Answers['guests']>['import']>
const importAll: ImportAnswer = ({ body: { guests, importId } }) => ({
  importId: importId ?? 'i',
  imported: guests.length,
  ids: guests.map((_, index) => index + 1),
  changed: 0,
  missing: [],
})

interface Given {
  imports?: Answers['imports']
  guests?: GuestCard[]
  answer?: ImportAnswer
  read?: Parse
}

function open({ guests = [], answer = importAll, read = parse, imports = {} }: Given = {}) {
  const onClose = vi.fn()
  const sent = vi.fn(answer)
  const api = hostApi({
    guests: { import: sent, list: () => guests },
    imports: { mapping: () => null, remember: ({ body }) => body.mapping, ...imports },
  })
  renderScreen(<ImportDialog guests={guests} onClose={onClose} parse={read} />, api)
  return { onClose, sent }
}
const upload = async (file: File) => {
  await screen.findByRole('dialog')
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
}
const names = () =>
  within(screen.getByRole('region', { name: 'Guests of the file' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]!.querySelector('p')!.textContent.trim())

test('nothing is saved before the host has seen columns, guests, duplicates and what is left out', async () => {
  const { sent } = open()
  await upload(speakers)

  expect(await screen.findByText('2 guests found')).toBeInTheDocument()
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: '“Role” becomes' }).value).toBe('Title')
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: '“Rating” becomes' }).value).toBe(
    'Do not import',
  )
  expect(names()).toEqual(['Ada Lovelace', 'Grace Hopper'])
  expect(screen.getByText('2 rows left out')).toBeInTheDocument()
  expect(sent).not.toHaveBeenCalled()
})

test('the guests are imported, the host reads how many, and the dialog closes', async () => {
  const { sent, onClose } = open()
  await upload(speakers)

  await userEvent.click(await screen.findByRole('button', { name: 'Import 2 guests' }))

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
  await userEvent.click(await screen.findByRole('button', { name: 'Import 2 guests' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))

  expect(await screen.findByText('Import undone')).toBeInTheDocument()
  expect(undone).toEqual([sent.mock.calls[0]?.[0].body.importId])
  expect(sent.mock.calls[0]?.[0].body.fileName).toBe('speakers.csv')
})

test('a mapping corrected once is remembered for the next file with the same headers', async () => {
  const remembered = new Map<string, Record<string, string>>()
  const imports: Answers['imports'] = {
    mapping: ({ params }) => remembered.get(params.signature) ?? null,
    remember: ({ params, body }) => {
      remembered.set(params.signature, body.mapping)
      return body.mapping
    },
  }
  const first = open({ imports })
  await upload(speakers)
  await userEvent.click(await screen.findByRole('combobox', { name: '“Rating” becomes' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Expertise' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Import 2 guests' }))
  await waitFor(() => expect(first.onClose).toHaveBeenCalled())
  expect([...remembered.values()]).toEqual([{ Rating: 'expertise' }])
  cleanup()

  open({ imports })
  await upload(speakers)
  const rating = await screen.findByRole<HTMLInputElement>('combobox', { name: '“Rating” becomes' })
  expect(rating.value).toBe('Expertise')
})

test('a column can be mapped differently, and the guests change with it', async () => {
  const { sent } = open()
  await upload(speakers)
  await userEvent.click(await screen.findByRole('combobox', { name: '“Rating” becomes' }))

  await userEvent.click(await screen.findByRole('option', { name: 'Company' }))
  await userEvent.click(await screen.findByRole('combobox', { name: '“Organisation” becomes' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Do not import' }))
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Guests of the file' }).textContent).toContain(
      'Analyst at blue',
    ),
  )

  await userEvent.click(screen.getByRole('button', { name: 'Import 2 guests' }))
  await waitFor(() => expect(sent.mock.calls[0]?.[0].body.guests[0]?.company).toBe('blue'))
})

test('guests the show already has are left out unless the host wants them again', async () => {
  open({ guests: [guestCard({ name: 'Grace M. Hopper', email: 'GRACE@navy.example' })] })
  await upload(speakers)

  expect(await screen.findByRole('button', { name: 'Import 1 guest' })).toBeEnabled()
  expect(screen.getByText('Grace Hopper: same email as Grace M. Hopper')).toBeInTheDocument()

  await userEvent.click(screen.getByRole('switch', { name: /already in your show/ }))
  expect(screen.getByRole('button', { name: 'Import 2 guests' })).toBeEnabled()
})

test('rows without a name become Guest {row} only when the host says so', async () => {
  open()
  await upload(speakers)

  await userEvent.click(await screen.findByRole('switch', { name: /^Add rows without a name/ }))

  await waitFor(() => expect(names()).toContain('Guest 5'))
  expect(screen.getByRole('button', { name: 'Import 3 guests' })).toBeEnabled()
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
  await userEvent.click(await screen.findByRole('button', { name: 'Import 2 guests' }))

  expect(await screen.findByText('Upload Failed')).toBeInTheDocument()
  expect(screen.getAllByText('These guests are too much for one call').length).toBeGreaterThan(0)
  expect(onClose).not.toHaveBeenCalled()

  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 guests' }))
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
  const reads: Parse[] = [parse, () => Promise.reject(new ImportError('reader-failed', READER_FAILED))]
  open({ read: (...call) => reads.shift()!(...call) })

  await upload(new File([new Uint8Array([80, 75, 3, 4, 1, 2, 3])], 'broken.xlsx'))
  expect(
    await screen.findByText("Error parsing Excel file. Please ensure it's a valid Excel format."),
  ).toBeInTheDocument()

  await upload(speakers)
  expect(await screen.findByText('Error loading Excel parser. Please try again.')).toBeInTheDocument()
})

test('calls stay below a thousand guests and four megabytes', () => {
  const small = inCalls(Array.from({ length: 2_500 }, (_, index) => ({ name: `Guest ${index}` })))
  expect(small.map((call) => call.length)).toEqual([1000, 1000, 500])

  const large = inCalls(Array.from({ length: 500 }, () => ({ name: 'G', bio: 'ü'.repeat(20_000) })))
  expect(large.flat()).toHaveLength(500)
  for (const call of large) expect(Buffer.byteLength(JSON.stringify(call))).toBeLessThan(4 * 1024 * 1024)
})
