import type { Cue } from '../cue.ts'

type Voice = Pick<Cue, 'speaker' | 'text'>

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  lrm: '',
  rlm: '',
}

const withoutMarkup = (text: string) =>
  text
    .replace(/<[^<>]{0,500}>/g, '')
    .replace(/&(?:#(\d{1,7})|([a-z]{2,4}));/g, (whole, code?: string, name?: string) =>
      code ? characterOf(Number(code)) : (entities[name!] ?? whole),
    )

const characterOf = (code: number) => (code <= 0x10_ff_ff ? String.fromCodePoint(code).toWellFormed() : '')

const voiceTag = /<v(?:\.[^<>\s]{0,100})?[ \t]([^<>]{1,200})>/g

/** A caption's words by who says them, as its `<v Name>` tags have it. */
export function voicesOf(caption: string): Voice[] {
  const tags = [...caption.matchAll(voiceTag)]
  const voice = (speaker: string | null, words: string): Voice => ({
    speaker,
    // ">>" and "-" mark that another person speaks
    text: withoutMarkup(words).replace(/^\s*(?:>>|[-–—])\s*/u, ''),
  })
  const first = voice(null, caption.slice(0, tags[0]?.index))
  return [
    ...(tags.length === 0 || first.text.trim() ? [first] : []),
    ...tags.map(({ 0: tag, 1: speaker, index }, place) =>
      voice(
        withoutMarkup(speaker!).trim() || null,
        caption.slice(index + tag.length, tags[place + 1]?.index),
      ),
    ),
  ]
}
