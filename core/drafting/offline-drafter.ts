import type { Brief, Draft } from '../content/brief.ts'
import { unreadRulesNote, wishesByRules } from '../content/pattern-rules.ts'
import { unreadNote, wishesOf, type Wishes } from '../content/wishes.ts'
import { hostNotes } from '../content/host-notes.ts'
import { namedAsAsked } from './asked-name.ts'
import { asGuestAsks } from './asked-of-host.ts'
import { draftIntroduction } from './introduction.ts'
import { byPurpose } from './purposes.ts'
import { draftQuestions } from './questions.ts'
import { draftShowNotes } from './show-notes.ts'
import { shortName } from './short-name.ts'
import { isBritish } from './spelling.ts'
import { withOwnAnswers } from './typed-for.ts'
import { inOneLanguage, languageNotes } from './understood.ts'
import { asWished, isGiven, unmentioned } from './wished.ts'
import { unshouted } from './unshouted.ts'
import { withoutSigns } from './without-signs.ts'
import { listed } from './words.ts'

const drafters = { introduction: draftIntroduction, questions: draftQuestions, show_notes: draftShowNotes }

/** What a template leaves unused, so that nobody believes it followed a wish it cannot read. */
function unused({ patterns, guest }: Brief, wishes: Wishes, content: string): string[] {
  const unread = unreadNote(wishes)
  const unreadRules = unreadRulesNote(patterns)
  const missed = unmentioned(wishes, content)
  const named = (subjects: string[]) =>
    listed(
      subjects.slice(0, 3).map((subject) => `“${subject.slice(0, 80)}”`),
      'or',
    )
  const given = missed.filter((subject) => isGiven(guest, subject))
  const unknown = missed.filter((subject) => !given.includes(subject))
  return [
    ...(unread ? [unread] : []),
    ...(unknown.length > 0 ? [`Nothing the guest gave says anything about ${named(unknown)}.`] : []),
    ...(given.length > 0
      ? [`The template found no place for ${named(given)}; see the guest’s answers.`]
      : []),
    ...(unreadRules ? [unreadRules] : []),
  ]
}

/**
 * Writes a draft by templates, without a language model: the show's settings around the guest's own words, as far as
 * the show's rules and the host's instructions are common ones. Pure: the same brief gives the same draft. Nothing is invented; what
 * is missing is named in the note.
 */
export function draftOffline(brief: Brief): Draft {
  const wishes = wishesByRules(brief.patterns, wishesOf(brief.instructions))
  const named = namedAsAsked(brief.guest, isBritish(brief.show))
  const own = withOwnAnswers(named.guest)
  const { guest: read, asAsked } = byPurpose(asGuestAsks(unshouted(withoutSigns(own.guest))))
  const guest = inOneLanguage(read)
  const short = named.guest.called ?? shortName(named.guest.name)
  const draft = asAsked(drafters[brief.type](asWished({ ...brief, guest }, wishes), wishes))
  const note = [
    ...named.notes,
    ...own.notes,
    ...hostNotes(brief.guest, short, brief.type),
    ...languageNotes(brief.show, guest, short),
    ...(draft.note ? [draft.note] : []),
    ...unused(brief, wishes, draft.content),
  ].join(' ')
  return { ...draft, note: note || null }
}
