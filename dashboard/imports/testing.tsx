import type { Guest, GuestCard } from '@cueroom/core/guests/guest.ts'
import { openImportSession } from '@cueroom/core/imports/session/import-session.ts'
import { storedShow } from '@cueroom/core/testing/sample-show.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import { type Answers, hostApi, renderScreen } from '../testing.tsx'
import { ImportDialog } from './import-dialog.tsx'
import type { OpenSession } from './use-import-session.ts'

/** The real session, without the worker that jsdom does not have. */
export const openHere: OpenSession = (file) => {
  const opened = file
    .arrayBuffer()
    .then((bytes) => openImportSession({ name: file.name, bytes: new Uint8Array(bytes) }))
  return {
    addExisting: async (...args) => (await opened).addExisting(...args),
    preview: async (...args) => (await opened).preview(...args),
    call: async (...args) => (await opened).call(...args),
    leftOut: async (...args) => (await opened).leftOut(...args),
    close: () => {},
  }
}

export const csv = (...lines: string[]) => new File([lines.join('\n')], 'speakers.csv', { type: 'text/csv' })
export const speakers = csv(
  'Name,Role,Organisation,Email,Rating',
  'Ada Lovelace,Analyst,Engine Works,ada@engine.example,blue',
  'Grace Hopper,Admiral,Navy,grace@navy.example,red',
  'Ada Lovelace,Analyst,Engine Works,ada@engine.example,blue',
  ',Someone,Somewhere,,green',
)

type ImportAnswer = NonNullable<NonNullable<Answers['imports']>['create']>
export const importAll: ImportAnswer = ({ body: { guests, merges, importId } }) => ({
  importId: importId ?? 'i',
  imported: guests.length,
  ids: guests.map((_, index) => index + 1),
  changed: merges.length,
  missing: [],
})

interface Given {
  imports?: Answers['imports']
  guests?: (Guest | GuestCard)[]
  answer?: ImportAnswer
  importSession?: OpenSession
  timeZone?: string
}

/** The dialog over the answers given, and what it sent. */
export function open({
  guests = [],
  answer = importAll,
  importSession = openHere,
  imports = {},
  timeZone,
}: Given = {}) {
  const onClose = vi.fn()
  const sent = vi.fn(answer)
  const api = hostApi({
    guests: { list: () => guests },
    show: { settings: () => (timeZone ? { ...storedShow, timeZone } : null) },
    imports: { create: sent, mapping: () => null, remember: ({ body }) => body.mapping, ...imports },
  })
  renderScreen(
    <ImportDialog
      readGuests={() => Promise.resolve(guests)}
      onClose={onClose}
      openImportSession={importSession}
    />,
    api,
  )
  return { onClose, sent }
}
export const upload = async (file: File) => {
  await screen.findByRole('dialog')
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
}
/** Presses the button when what is shown is what will be sent. */
export const press = (name: string) =>
  waitFor(async () => {
    const button = screen.getByRole('button', { name })
    expect(button).toBeEnabled()
    await userEvent.click(button)
  })
export const names = () =>
  within(screen.getByRole('region', { name: 'Guests of the file' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelectorAll('td')[1]!.querySelector('p')!.textContent.trim())
export const becomes = (header: string) =>
  screen.findByRole<HTMLSelectElement>('combobox', { name: `“${header}” becomes` })
export const map = async (header: string, field: string) =>
  userEvent.selectOptions(await becomes(header), field)
export const cell = (text: string) => screen.getByRole('cell', { name: text })
