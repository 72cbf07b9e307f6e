import type { DraftedGuest } from '../content/brief.ts'
import type { Show } from '../show/show-settings.ts'
import { questionText } from '../questionnaires/default-questionnaire.ts'
import { quoted, sentences } from '../text/sentences.ts'
import { asText } from './answers.ts'
import { isOtherLanguage, isOtherTitle } from './other-language.ts'
import { saidInPieces } from './said-whole.ts'
import { titleOf } from './title.ts'
import { isOtherTongue } from './title-parts.ts'
import { listed } from './words.ts'

/** Answers that are in no language. */
const ofNoLanguage = new Set(['pronunciation', 'links', 'photo', 'consent'])

const isForeignSentence = (text: string) => sentences(text).some((sentence) => isOtherLanguage(sentence))

/**
 * An answer, or a biography, without what is in another language. Of an answer nothing is left: what the other half says may turn the
 * meaning of this one ("My wife beats me every Sunday. En el dominó, claro."). Only what is said in pieces loses single sentences.
 */
function inEnglishOnly(text: string, isWriter: boolean, isInPieces: boolean): string {
  const isKept = (piece: string) => !isOtherLanguage(piece, isWriter)
  const lines = text.split('\n')
  if (isKept(text) && lines.flatMap(sentences).every(isKept)) return text
  if (!isInPieces) return ''
  const kept = lines.map((line) =>
    sentences(line).every(isKept) ? line : sentences(line).filter(isKept).join(' '),
  )
  return kept.filter((line, at) => line !== '' || lines[at] === '').join('\n')
}

/**
 * The guest without what is in another language: a template’s sentences are English, whatever the language of the show, and nobody says
 * half a sentence in another one. Judged by the texts themselves.
 */
export function inOneLanguage(guest: DraftedGuest): DraftedGuest {
  const answers = Object.entries(guest.responses).filter(([id]) => !ofNoLanguage.has(id))
  const written = [guest.bio ?? '', ...answers.map(([, given]) => asText(given))].filter(Boolean)
  const isWriter = [...written, written.join('\n')].some((text) => isOtherLanguage(text))
  const title = guest.title && !(isWriter && isOtherTitle(guest.title)) ? guest.title : null
  // Who mixes languages does so in few words as well
  const isMixed = isWriter || written.some(isForeignSentence)
  const bio = inEnglishOnly(guest.bio ?? '', isMixed, true) || null
  // Of a guest who has written nothing yet, the title says which language the host types in
  const isTypedIn = isMixed || (written.length === 0 && isOtherTongue(titleOf(guest)))
  const expertise = guest.expertise.filter((text) => !isOtherLanguage(text, isTypedIn))
  const pieces = saidInPieces(guest)
  const responses = { ...guest.responses }
  const left = answers.flatMap(([id, given]) => {
    const text = asText(given)
    const english = inEnglishOnly(text, isMixed, pieces.has(id))
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
const fieldParts = { ...fieldNames, bio: 'part of the biography', expertise: 'some areas of expertise' }
/** Answers that a note names. */
const maxNamed = 2

/** Fields that nothing says in English. A biography often repeats how guests introduce themselves, which the host may have worded. */
const fieldsToWord = ({ untranslated, responses }: DraftedGuest) =>
  (untranslated?.fields ?? []).filter((key) => key !== 'bio' || responses['bio'] === undefined)

/** What was left out because of its language, by its name. */
function untranslatedIn(guest: DraftedGuest, short: string): string {
  const { untranslated, responses, asked } = guest
  const { answers = [] } = untranslated ?? {}
  const fields = fieldsToWord(guest)
  const isAll =
    answers.length > 1 && Object.keys(responses).every((id) => ofNoLanguage.has(id) || answers.includes(id))
  const questions = answers.map((id) => quoted([(questionText(id, asked) ?? id).replace(/\?.*$/su, '?')]))
  const more = answers.length - maxNamed
  const named = [...questions.slice(0, maxNamed), ...(more > 0 ? [`${more} more`] : [])]
  const isPart = answers.every((id) => Object.hasOwn(responses, id))
  const ofGuest = isAll
    ? `${isPart ? 'part' : 'all'} of ${short}’s answers`
    : `${isPart ? 'part of ' : ''}${answers.length > 1 ? 'the answers' : 'the answer'} to ${listed(named)}`
  return listed([
    ...fields.map((key) => (guest[key]?.length ? fieldParts : fieldNames)[key]),
    ...(answers.length > 0 ? [ofGuest] : []),
  ])
}

/** What the host should know of the languages of the show and the guest. */
export function languageNotes({ podcastDescription }: Show, guest: DraftedGuest, short: string): string[] {
  return [
    ...(isOtherLanguage(podcastDescription ?? '')
      ? [
          'Without a language model, texts are in English; with one, they use the language of your show’s description.',
        ]
      : []),
    ...(fieldsToWord(guest).length > 0 || guest.untranslated?.answers.length
      ? [
          `Left out, because this text is in English: ${untranslatedIn(guest, short)}. Add your wording in English on the guest’s Answers tab to use them here.`,
        ]
      : []),
  ]
}
