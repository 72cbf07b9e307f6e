import { lengthNote } from '@cueroom/core/content/intro-length.ts'
import {
  carriedSources,
  numberedSources,
  readSources,
  splitTrailer,
} from '@cueroom/core/content/model-sources.ts'
import { repairPrompt, textFaults } from '@cueroom/core/content/repair.ts'
import { claimsNote, unsupportedClaims } from '@cueroom/core/content/unsupported-claims.ts'
import type { SentenceSource } from '@cueroom/core/content/sentence-source.ts'
import type { Brief } from '@cueroom/core/content/brief.ts'
import { wordingNotes } from '@cueroom/core/content/wording-notes.ts'
import { namedAsAsked } from '@cueroom/core/drafting/asked-name.ts'
import { withNoteHeeded } from '@cueroom/core/drafting/heeded-note.ts'
import { shortName } from '@cueroom/core/drafting/short-name.ts'
import { isBritish } from '@cueroom/core/drafting/spelling.ts'
import { echoes, isOtherLanguage, textNotes } from './text-notes.ts'

interface SourcedText {
  content: string
  sources: SentenceSource[]
}

/** A model's answer as it came. */
export interface ModelAnswer {
  written: string
  brief: Brief
  /** The text that this one repairs. */
  before?: SourcedText
}

/** What is in a model's answer. */
export interface ModelText extends SourcedText {
  /** It gives its task back instead of a text. */
  isEcho: boolean
  /** What to ask the model for where length, language or facts are wrong; null otherwise. */
  repair: string | null
  /** How many reasons there are to repair it. */
  faults: number
  /** What the host noted about the guest, and what was done about it. */
  hostNotes: string[]
  /** What the host should know. */
  notes: string[]
}

/** Reads a model's answer. It can be long and hostile: for worker threads. */
export function readModelText({ written, brief: given, before }: ModelAnswer): ModelText {
  const named = namedAsAsked(given.guest, isBritish(given.show))
  const called = named.guest.called ?? shortName(named.guest.name)
  const heeded = withNoteHeeded(named.guest)
  const brief = { ...given, guest: heeded.guest }
  const { content, trailer } = splitTrailer(written)
  const said = readSources(content, trailer, numberedSources(brief))
  const styles = brief.show.contentStyles
  const isForeign = isOtherLanguage(content, brief)
  // Nothing of the data is in a foreign text word for word
  const claims = isForeign ? [] : unsupportedClaims(content, brief)
  const faults = textFaults(brief.type, styles, content, { isForeign, claims })
  const notes = [
    lengthNote(brief.type, styles, content),
    ...textNotes(content, brief),
    claimsNote(claims),
    ...named.notes,
  ]
  return {
    content,
    sources: said.length === 0 && before ? carriedSources(before, content) : said,
    isEcho: echoes(content),
    repair: repairPrompt(brief.type, faults),
    // A text nobody can use is worse than one with a wrong detail
    faults: faults.length + Number(isForeign),
    hostNotes: [...heeded.notes, ...wordingNotes(given.guest, called)],
    notes: notes.filter((note) => note !== null),
  }
}
