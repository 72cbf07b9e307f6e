import type { Brief } from '@cueroom/core/content/brief.ts'
import { languageOf } from '@cueroom/core/text/language.ts'
import { present } from '@cueroom/core/text/present.ts'

export const cutOffNote = 'The language model reached its length limit, so the end may be missing.'

/** A model that repeats its task instead of writing a text: only prompts have these tags. */
export const echoes = (text: string) => /<\/?(guest|show|patterns|wishes)>/.test(text)

/** What the host should know about a model's text, beyond its length. */
export const textNotes = (text: string, brief: Brief): string[] =>
  present([
    /<\/?[a-z][\w-]*(\s[^<>]*)?>/i.test(text) &&
      'This text contains HTML code. Remove it before you use the text.',
    writtenElsewhere(text, brief)
      ? 'This text uses a different script than your show and the guest’s answers.'
      : isOtherLanguage(text, brief) && 'This text is not in the language of your show’s description.',
  ])

const scripts = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Arabic',
  'Hebrew',
  'Devanagari',
  'Thai',
  'Hangul',
  'Hiragana',
  'Han',
].map((script) => new RegExp(`\\p{Script=${script}}`, 'gu'))

const mainScript = (text: string) => {
  const counts = scripts.map((script) => text.match(script)?.length ?? 0)
  const most = Math.max(...counts)
  return most > 0 ? counts.indexOf(most) : -1
}

/** Whether the text is mostly in a script that what it was written from is not in. */
function writtenElsewhere(text: string, { show, guest, instructions }: Brief) {
  const { bio, responses } = guest
  const material = [show.podcastName, show.podcastDescription, bio, ...Object.values(responses).flat()]
  const given = mainScript(material.join(' '))
  const asked = mainScript(instructions ?? '')
  const written = mainScript(text)
  return given >= 0 && written !== given && written !== asked
}

const asksForLanguage =
  /\b(?:arabic|chinese|danish|dutch|english|finnish|french|german|greek|hebrew|hindi|italian|japanese|korean|norwegian|polish|portuguese|russian|spanish|swedish|turkish|ukrainian)\b/iu

/** Whether the text is in another language than the show, and nobody asked for that. */
export function isOtherLanguage(text: string, brief: Brief): boolean {
  if (writtenElsewhere(text, brief)) return true
  const { podcastDescription } = brief.show
  if (!podcastDescription || asksForLanguage.test(brief.instructions ?? '')) return false
  const [written, asked] = [languageOf(text), languageOf(podcastDescription)]
  return written !== null && asked !== null && written !== asked
}
