import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { ImportError, NO_GUESTS, READER_FAILED } from '@cueroom/core/guests/import/import-error.ts'
import type {
  ImportField,
  ImportOptions,
  ImportPlan,
  QuestionChoice,
} from '@cueroom/core/guests/import/plan-shapes.ts'
import { useRef, useState } from 'react'
import { toast } from '../../app/toasts.tsx'
import { useRecall } from './imports.queries.ts'
import type { parseFile } from './parse-file.ts'

export type Parse = typeof parseFile
/** What the host changed about the reading of a file. */
export type Choices = Required<Pick<ImportOptions, 'map' | 'nameNameless'>> &
  Pick<ImportOptions, 'splitPeople' | 'remembered'>

const noChoices: Choices = { map: {}, nameNameless: false }

/** The file in hand, what importing it would do, and the host's word on its columns. */
export function useImportPlan(existing: readonly GuestCard[], parse: Parse) {
  const [file, setFile] = useState<File | null>(null)
  const [plan, setPlan] = useState<ImportPlan | null>(null)
  const [choices, setChoices] = useState(noChoices)
  const [reading, setReading] = useState(false)
  const running = useRef<AbortController>(null)
  const recall = useRecall()

  const read = async (wanted: File, options: Choices) => {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    setReading(true)
    try {
      const first = await parse(wanted, { ...options, existing: [...existing] }, signal)
      const remembered = options.remembered ?? (await recall(first))
      const known = Object.keys(remembered).length > 0 && !options.remembered
      const read = known
        ? await parse(wanted, { ...options, remembered, existing: [...existing] }, signal)
        : first
      if (signal.aborted) return
      setChoices({ ...options, remembered })
      setPlan(read)
      if (read.guests.length === 0 && read.skipped.length === 0)
        tellUnreadable(new ImportError('no-guests', NO_GUESTS))
    } catch (error) {
      if (signal.aborted) return
      tellUnreadable(error)
      setFile(null)
    } finally {
      if (!signal.aborted) setReading(false)
    }
  }

  const choose = (next: Choices) => {
    setChoices(next)
    if (file) void read(file, next)
  }
  return {
    file,
    plan,
    choices,
    reading,
    open: (chosen: File) => {
      setFile(chosen)
      setPlan(null)
      setChoices(noChoices)
      void read(chosen, noChoices)
    },
    mapColumn: (header: string, field: ImportField | 'ignore') =>
      choose({ ...choices, map: { ...choices.map, [header]: field } }),
    nameNameless: (nameNameless: boolean) => choose({ ...choices, nameNameless }),
    answer: ({ map, ...options }: QuestionChoice['options']) =>
      choose({ ...choices, ...options, map: { ...choices.map, ...map } }),
    forget: () => {
      running.current?.abort()
      setReading(false)
      setFile(null)
      setPlan(null)
    },
  }
}

function tellUnreadable(error: unknown) {
  const { code, message } =
    error instanceof ImportError ? error : { code: 'reader-failed', message: READER_FAILED }
  toast.failure({ title: code === 'no-guests' ? 'No Data Found' : 'Upload Failed', message })
}
