import type { DraftedGuest } from '../content/brief.ts'
import type { Show } from '../show/show-settings.ts'
import { questionText } from '../questionnaires/default-questionnaire.ts'
import { quoted, sentences } from '../text/sentences.ts'
import { asText } from './answers.ts'
import { isOtherLanguage } from './other-language.ts'
import { titleOf } from './title.ts'
import { isOtherTongue } from './title-parts.ts'
import { listed } from './words.ts'

/** Answers that are in no language. */
const ofNoLanguage = new Set(['pronunciation', 'links', 'photo', 'consent'])

/** A biography is said sentence by sentence, an answer is quoted as it is. */
function inEnglishOnly(text: string, isWriter: boolean, isTold: boolean): string {
  const isKept = (piece: string) => !isOtherLanguage(piece, isWriter)
  const said = isTold ? sentences(text) : []
  if (!said.every(isKept)) return said.filter(isKept).join(' ')
  return isKept(text)
    ? text
        .split('\n')
        .filter((line) => line.trim() === '' || isKept(line))
        .join('\n')
    : ''
}

/**
 * The guest without what is in another language: a template’s sentences are English, whatever the language of the show, and nobody says
 * half a sentence in another one. Judged by the texts themselves.
 */
export function inOneLanguage(guest: DraftedGuest): DraftedGuest {
  const answers = Object.entries(guest.responses).filter(([id]) => !ofNoLanguage.has(id))
  const written = [guest.bio ?? '', ...answers.map(([, given]) => asText(given))].filter(Boolean)
  const isWriter = [...written, written.join('\n')].some((text) => isOtherLanguage(text))
  const title = guest.title && !(isWriter && isOtherLanguage(guest.title, true)) ? guest.title : null
  const bio = inEnglishOnly(guest.bio ?? '', isWriter, true) || null
  // Of a guest who has written nothing yet, the title says which language the host types in
  const isTypedIn = isWriter || (written.length === 0 && isOtherTongue(titleOf(guest)))
  const expertise = guest.expertise.filter((text) => !isOtherLanguage(text, isTypedIn))
  const responses = { ...guest.responses }
  const left = answers.flatMap(([id, given]) => {
    const text = asText(given)
    const english = inEnglishOnly(text, isWriter, false)
    if (english === text) return []
    if (english.trim() === '') delete responses[id]
    else responses[id] = english
    return [id]
  })
  const fields = [
    ...(title === guest.title ? [] : ['title' as const]),
    ...((bio ?? '') === (guest.bio ?? '') ? [] : ['bio' as const]),
    ...(expertise.length === guest.expertise.length ? [] : ['expertise' as const]),
  ]
  return fields.length + left.length > 0
    ? { ...guest, title, bio, expertise, responses, untranslated: { fields, answers: left } }
    : guest
}

const fieldNames = { title: 'the title', bio: 'the biography', expertise: 'the areas of expertise' }
/** Answers that a note names. */
const maxNamed = 2

/** What was left out because of its language, by its name. */
function untranslatedIn({ untranslated, responses, asked }: DraftedGuest, short: string): string {
  const { fields = [], answers = [] } = untranslated ?? {}
  const isAll =
    answers.length > 1 && Object.keys(responses).every((id) => ofNoLanguage.has(id) || answers.includes(id))
  const questions = answers.map((id) => quoted([(questionText(id, asked) ?? id).replace(/\?.*$/su, '?')]))
  const more = answers.length - maxNamed
  const named = [...questions.slice(0, maxNamed), ...(more > 0 ? [`${more} more`] : [])]
  const ofGuest = isAll
    ? `all of ${short}’s answers`
    : `${answers.length > 1 ? 'the answers' : 'the answer'} to ${listed(named)}`
  return listed([...fields.map((key) => fieldNames[key]), ...(answers.length > 0 ? [ofGuest] : [])])
}

/** What the host should know of the languages of the show and the guest. */
export function languageNotes({ podcastDescription }: Show, guest: DraftedGuest, short: string): string[] {
  return [
    ...(isOtherLanguage(podcastDescription ?? '')
      ? [
          'Without a language model, texts are in English; with one, they use the language of your show’s description.',
        ]
      : []),
    ...(guest.untranslated
      ? [
          `Left out, because this text is in English: ${untranslatedIn(guest, short)}. Translate them into English to use them here.`,
        ]
      : []),
  ]
}
