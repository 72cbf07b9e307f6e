import type { GeneratedContent } from '../content/content.ts'
import { contentTypes } from '../content/content-labels.ts'
import { docxType, type ExportedFile } from '../contract/file.ts'
import type { Guest } from '../guests/guest.ts'
import type { Show } from '../show/show-settings.ts'
import { type ContentDocument, pronounced, section } from './content-document.ts'
import { fileName } from './file-name.ts'
import { wordFile } from './word-file.ts'
import { titlePart } from './word-parts.ts'
import { xmlSafe } from './xml-text.ts'

type Text = ContentDocument['contents'][number] & Pick<GeneratedContent, 'guestId'>

/** What a document of many guests' texts is made of. */
interface TextsDocument {
  show: Pick<Show, 'podcastName' | 'dateFormat'> | null
  guests: (Pick<Guest, 'id' | 'name' | 'title' | 'company'> &
    Pick<ContentDocument, 'pronunciation' | 'worded'>)[]
  texts: Text[]
}

/** A Word document of the texts of several guests, guest after guest, each on a new page. */
export async function textsDocument(given: TextsDocument): Promise<ExportedFile> {
  const docx = await import('docx')
  const { show, guests, texts } = xmlSafe(given)
  const name = show?.podcastName ?? 'Podcast'
  const dateFormat = show?.dateFormat
  let place = 0
  const children = guests.flatMap((guest, n) => {
    const own = contentTypes.flatMap((type) =>
      texts.filter(({ guestId, contentType }) => guestId === guest.id && contentType === type),
    )
    const [first, ...rest] = own
    const style = { dateFormat, worded: guest.worded }
    if (!first) return []
    return [
      ...titlePart(docx, n === 0 ? show : null, guest, pronounced(guest), n > 0),
      // The title begins the page of the first text
      ...section(docx, first, { ...style, index: place++, newPage: false }),
      ...rest.flatMap((text) => section(docx, text, { ...style, index: place++, newPage: true })),
    ]
  })
  const bytes = await wordFile(docx, {
    title: `${name}: texts`,
    podcastName: show?.podcastName,
    description: 'Texts for episodes',
    footer: [name],
    texts: texts.map(({ content }) => content),
    children,
  })
  return { name: fileName([name, 'texts'], 'docx'), type: docxType, bytes }
}
