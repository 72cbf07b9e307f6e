import { strFromU8, unzipSync } from 'fflate'

const unescaped = (xml: string) =>
  xml
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&')

const textOf = (xml: string) => unescaped(xml.replace(/<w:(br|tab)\/>/g, '\n').replace(/<[^>]+>/g, ''))

/** A Word document as tests look at it: its paragraphs, and any part of the file as text. */
export function readDocument(bytes: Uint8Array) {
  const parts = unzipSync(bytes)
  const part = (name: string) => strFromU8(parts[name]!)
  const paragraphs = part('word/document.xml').match(/<w:p>.*?<\/w:p>|<w:p .*?<\/w:p>/gs) ?? []
  return { part, paragraphs: paragraphs.map((xml) => ({ xml, text: textOf(xml) })) }
}
