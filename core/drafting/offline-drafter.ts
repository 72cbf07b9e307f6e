import type { Brief, Draft } from '../content/brief.ts'
import { wishesByRules } from '../content/pattern-rules.ts'
import { type Wishes, wishesOf } from '../content/wishes.ts'
import { hostNotes } from '../content/host-notes.ts'
import { withDetails } from '../content/short-note.ts'
import { namedAsAsked } from './asked-name.ts'
import { asLong } from './as-long.ts'
import { isOfGuest } from './called-by-host.ts'
import { asGuestAsks } from './asked-of-host.ts'
import { draftIntroduction } from './introduction.ts'
import { byPurpose } from './purposes.ts'
import { draftQuestions } from './questions.ts'
import { draftShowNotes } from './show-notes.ts'
import { shortName } from './short-name.ts'
import { isBritish } from './spelling.ts'
import { withOwnAnswers } from './typed-for.ts'
import { inVain } from './in-vain.ts'
import { resolved } from './meant.ts'
import { withNoteHeeded } from './heeded-note.ts'
import { inOneLanguage, languageNotes } from './understood.ts'
import { unfollowed } from './unfollowed.ts'
import { asWished } from './wished.ts'
import { unshouted } from './unshouted.ts'
import { withoutUnwanted } from './unwanted.ts'
import { withoutSigns } from './without-signs.ts'

const drafters = { introduction: draftIntroduction, questions: draftQuestions, show_notes: draftShowNotes }

/** What the instructions call the guest. In those for several guests, it is one of them that is meant. */
function calledOf({ guest, isOfSeveral }: Brief, { called }: Wishes) {
  if (called === null || !isOfSeveral || isOfGuest(guest.name, called)) return { called, calledNotes: [] }
  return {
    called: null,
    calledNotes: [
      `“${called}” is what one guest is called, so it isn’t used for ${guest.name}. To use it, generate that guest’s text alone.`,
    ],
  }
}

/**
 * Writes a draft by templates, without a language model: the show's settings around the guest's own words, as far as
 * the show's rules and the host's instructions are common ones. Pure: the same brief gives the same draft. Nothing is invented; what
 * is missing is named in the note.
 */
export function draftOffline(brief: Brief): Draft {
  const asked = wishesOf(brief.instructions)
  const given = wishesByRules(brief.patterns, asked)
  const { called, calledNotes } = calledOf(brief, given)
  const named = namedAsAsked(brief.guest, isBritish(brief.show), called)
  const heeded = withNoteHeeded(named.guest)
  const own = withOwnAnswers(heeded.guest)
  const { guest: read, asAsked } = byPurpose(asGuestAsks(unshouted(withoutSigns(own.guest))))
  const guest = inOneLanguage(read)
  const short = named.guest.called ?? shortName(named.guest.name)
  const { wishes, start, mentions } = resolved(given, byPurpose(brief.guest).guest)
  const left = withoutUnwanted(guest, wishes)
  const wished = { ...brief, guest: left.guest }
  const write = (by: Wishes, most?: number) => drafters[brief.type](asWished(wished, by), by, most)
  const { draft, notes } = asLong(write, wishes)
  const isLengthAsked = asked.length !== null || asked.mostWords !== null
  // What to check comes first
  const first = [
    ...inVain(brief.type, asked, draft, (other) => write({ ...wishes, ...other })),
    ...unfollowed({
      brief,
      wishes,
      start,
      mentions,
      draft,
      unwanted: left.unwanted,
      steps: [
        {
          guest: byPurpose(heeded.guest).guest,
          why: 'it was left out because of your note about the guest.',
        },
        { guest: read, why: 'the guest asks for that, or somebody else wrote it.' },
        {
          guest,
          why: 'the answer is in another language. Word it in English on the guest’s Answers tab to use it here.',
        },
        { guest: wished.guest, why: 'you asked to leave that out.' },
      ],
    }),
    ...calledNotes,
    ...named.notes,
    ...own.notes,
    ...hostNotes(brief.guest, short, brief.type, heeded.notes),
    ...languageNotes(brief.show, guest, short),
    ...(isLengthAsked ? notes : []),
  ]
  return { ...asAsked(draft), note: withDetails(first, draft.note) }
}
