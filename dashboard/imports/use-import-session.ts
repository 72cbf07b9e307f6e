import type { Guest, GuestCard } from '@cueroom/core/guests/guest.ts'
import { ImportError, noGuestsText, readerFailedText } from '@cueroom/core/imports/read/import-error.ts'
import type { ImportPreview, PreviewPage } from '@cueroom/core/imports/session/preview.ts'
import { startTransition, useEffect, useState } from 'react'
import { useReadShow } from '../app/settings.queries.ts'
import { shownDateFormat } from '../ui/date-format.ts'
import { toast } from '../ui/toasts.tsx'
import { choiceActions, noChoices } from './choices.ts'
import { PreviewQueue, type Showing } from './preview-queue.ts'
import { useRecall } from './mappings.queries.ts'
import { pageRows } from './preview-section.tsx'
import type { openInWorker } from './worker-session.ts'

export type OpenSession = typeof openInWorker
export type ReadGuests = () => Promise<(Guest | GuestCard)[]>

const firstPage: PreviewPage = { sheet: null, filter: 'all', from: 0, size: pageRows }
const asRecognised: Showing = { choices: noChoices, page: firstPage }
/** Guests handed to the session at a time: few enough that the page stays responsive. */
const knownAtOnce = 500

interface Opened {
  file: File
  session: PreviewQueue
}

/** The open file, its import plan, and the host's choices. */
export function useImportSession(readGuests: ReadGuests, openImportSession: OpenSession) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [preview, setPreview] = useState<ImportPreview | null>(null)
  const [showing, setShowing] = useState(asRecognised)
  const [reading, setReading] = useState(false)
  const recall = useRecall()
  const readShow = useReadShow()
  useEffect(() => () => opened?.session.close(), [opened])

  const begin = (next: Opened | null) => {
    opened?.session.close()
    setOpened(next)
    setPreview(null)
    setShowing(asRecognised)
    setReading(next !== null)
  }
  const fail = (error: unknown, session: PreviewQueue) => {
    if (session.over) return
    reportUnreadable(error)
    session.close()
    setOpened((current) => (current?.session === session ? null : current))
    setPreview(null)
    setReading(false)
  }
  const read = async (session: PreviewQueue) => {
    // Duplicates are found among all of them
    const [existing, show] = await Promise.all([readGuests(), readShow()])
    for (let at = 0; at < existing.length; at += knownAtOnce)
      await session.addExisting(existing.slice(at, at + knownAtOnce).map(knownGuest))
    const reading = { ...show, dateFormat: shownDateFormat() }
    const asRead = { ...asRecognised, choices: { ...noChoices, reading } }
    const first = await session.preview(asRead)
    const remembered = first ? await recall(first) : {}
    const known = { ...asRead, choices: { ...noChoices, reading: { ...reading, remembered } } }
    const shown = Object.keys(remembered).length > 0 ? await session.preview(known) : first
    if (session.over || !shown) return
    // Rendered in small steps to keep the page responsive
    startTransition(() => {
      setShowing(known)
      setPreview(shown)
      setReading(false)
    })
    if (shown.counts.guests + shown.counts.leftOut === 0)
      reportUnreadable(new ImportError('no_guests', noGuestsText))
  }
  const turnTo = async (next: Showing) => {
    if (!opened) return
    setShowing(next)
    setReading(true)
    try {
      const shown = await opened.session.preview(next)
      if (!shown || opened.session.over) return
      startTransition(() => {
        setPreview(shown)
        setReading(false)
      })
    } catch (error) {
      fail(error, opened.session)
    }
  }

  return {
    file: opened?.file ?? null,
    preview,
    choices: showing.choices,
    reading,
    session: opened?.session ?? null,
    open: (file: File) => {
      const session = new PreviewQueue(openImportSession(file))
      begin({ file, session })
      read(session).catch((error: unknown) => fail(error, session))
    },
    turn: (page: Partial<PreviewPage>) =>
      void turnTo({ ...showing, page: { ...showing.page, from: 0, ...page } }),
    ...choiceActions((make) => void turnTo({ ...showing, choices: make(showing.choices) })),
    forget: () => begin(null),
  }
}

/** What duplicates are found by, and of whole guests what an update would change. */
function knownGuest(guest: Guest | GuestCard) {
  if (!('questionnaire' in guest)) return guest
  const { questionnaire: _, ...fields } = guest
  return fields
}

function reportUnreadable(error: unknown) {
  const { code, message } =
    error instanceof ImportError ? error : { code: 'reader_failed', message: readerFailedText }
  toast.failure({ title: code === 'no_guests' ? 'No Data Found' : 'Upload Failed', message })
}
