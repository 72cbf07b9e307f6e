import { contentTypes } from '@cueroom/core/content/content-labels.ts'
import { textFile, type TextFormat } from '@cueroom/core/exports/text-formats.ts'
import { pronunciationOf } from '@cueroom/core/questionnaires/pronunciation.ts'
import { wordedOf } from '@cueroom/core/questionnaires/wordings.ts'
import type { Cli } from '../app/cli.ts'

interface SavedFile {
  name: string
  bytes: Uint8Array
  /** Types of the texts in it that are older than what they were written from. */
  outOfDate?: string[]
}

/** The newest text of each type for a guest, as a file; undefined, or ApiError 404, for a guest without texts. */
export async function fileOf(
  cli: Cli,
  guest: number,
  format: 'docx' | TextFormat,
): Promise<SavedFile | undefined> {
  if (format === 'docx') return cli.api.content.exportWord({ body: { guestId: guest } })
  const file = await textsOf(cli, guest, format)
  if (!file) return undefined
  const { text, ...saved } = file
  return { ...saved, bytes: new TextEncoder().encode(text) }
}

async function textsOf({ api }: Cli, guestId: number, format: TextFormat) {
  const [guest, settings, ...texts] = await Promise.all([
    api.guests.get({ params: { id: guestId } }),
    api.show.settings(),
    ...contentTypes.map((type) => api.content.recent({ query: { guestId, type, limit: 1 } })),
  ])
  const found = texts.flat()
  if (found.length === 0) return undefined
  const outOfDate = found.filter(({ stale }) => stale.length > 0).map(({ contentType }) => contentType)
  const { name, text } = textFile(format, found, {
    guestName: guest.name,
    pronunciation: pronunciationOf(guest),
    pace: settings?.contentStyles.wordsPerMinute,
    worded: wordedOf(guest.questionnaire),
  })
  return { name, text, ...(outOfDate.length > 0 && { outOfDate }) }
}
