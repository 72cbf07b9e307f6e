import { lengthNote, repairPrompt } from '@cueroom/core/content/intro-length.ts'
import {
  carriedSources,
  numberedSources,
  readSources,
  splitTrailer,
} from '@cueroom/core/content/model-sources.ts'
import { claimsNote, unsupportedClaims } from '@cueroom/core/content/unsupported-claims.ts'
import type { SentenceSource } from '@cueroom/core/content/sentence-source.ts'
import type { Brief } from '@cueroom/core/content/brief.ts'
import { echoes, textNotes } from './text-notes.ts'

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
  /** What to ask the model for where the length is wrong; null otherwise. */
  repair: string | null
  /** What the host should know about its length. */
  lengthNote: string | null
  /** What else the host should know. */
  notes: string[]
}

/** Reads a model's answer. It can be long and hostile: for worker threads. */
export function readModelText({ written, brief, before }: ModelAnswer): ModelText {
  const { content, trailer } = splitTrailer(written)
  const said = readSources(content, trailer, numberedSources(brief))
  const styles = brief.show.contentStyles
  const claims = claimsNote(unsupportedClaims(content, brief))
  return {
    content,
    sources: said.length === 0 && before ? carriedSources(before, content) : said,
    isEcho: echoes(content),
    repair: repairPrompt(brief.type, styles, content),
    lengthNote: lengthNote(brief.type, styles, content),
    notes: [...textNotes(content, brief), ...(claims ? [claims] : [])],
  }
}
