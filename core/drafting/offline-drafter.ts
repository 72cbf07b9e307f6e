import type { Brief, Draft } from '../content/brief.ts'
import { draftIntroduction } from './introduction.ts'
import { draftQuestions } from './questions.ts'
import { draftShowNotes } from './show-notes.ts'

const drafters = { introduction: draftIntroduction, questions: draftQuestions, show_notes: draftShowNotes }

/** What a template leaves unused, so that nobody believes it followed a wish it cannot read. */
const unread = ({ instructions, patterns }: Brief) => {
  const wishes = [
    ...(instructions ? ['your instructions'] : []),
    ...(patterns.length > 0 ? ['your training patterns'] : []),
  ]
  return wishes.length > 0 ? [`A template cannot follow ${wishes.join(' or ')}; a language model can.`] : []
}

/**
 * Writes a draft by templates, without a language model: the show's settings around the guest's own words. Pure: the
 * same brief gives the same draft. Nothing is invented; what is missing is named in the note.
 */
export function draftOffline(brief: Brief): Draft {
  const draft = drafters[brief.type](brief)
  const note = [...(draft.note ? [draft.note] : []), ...unread(brief)].join(' ')
  return { ...draft, note: note || null }
}
