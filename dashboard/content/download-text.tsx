import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import { textFile, type TextFormat, textFormatLabels } from '@cueroom/core/exports/text-formats.ts'
import { pronunciationOf } from '@cueroom/core/questionnaires/pronunciation.ts'
import { wordedOf } from '@cueroom/core/questionnaires/wordings.ts'
import { useSettings } from '../app/settings.queries.ts'
import { useGuest } from '../guests/guests.queries.ts'
import { saveDownload } from '../ui/download.ts'
import { DownloadMenu } from '../ui/download-menu.tsx'

/** Saves the text as plain text, Markdown or for a teleprompter. */
export function DownloadText({ content, guestName }: { content: GeneratedContent; guestName: string }) {
  const guest = useGuest(content.guestId).data
  const pronunciation = guest ? pronunciationOf(guest) : null
  const pace = useSettings().data?.contentStyles.wordsPerMinute
  const save = (format: TextFormat) => {
    const worded = guest && wordedOf(guest.questionnaire)
    const { text, ...file } = textFile(format, [content], { guestName, pronunciation, pace, worded })
    saveDownload({ ...file, bytes: new TextEncoder().encode(text) })
  }
  return <DownloadMenu name="Download" formats={textFormatLabels} onChoose={save} />
}
