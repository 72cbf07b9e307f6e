import type { Draft } from '../content/brief.ts'
import type { Wishes } from '../content/wishes.ts'
import { wordCount } from '../text/word-count.ts'

/** Share of its words that a text keeps which is to be shorter. */
const shareKept = 0.75

interface Made {
  draft: Draft
  /** Whether the text got shorter or longer, where the host wished it. */
  notes: string[]
}

const unchanged = {
  shorter: 'Couldn’t make it shorter: it says little more than who the guest is and what was asked for.',
  longer: 'Couldn’t make it longer: the guest’s answers give no more.',
}

/** The draft as long as wished, measured against the one without that wish: a step of the settings may change nothing. */
export function asLong(write: (wishes: Wishes, most?: number) => Draft, wishes: Wishes): Made {
  if (wishes.length === null) return { draft: write(wishes), notes: [] }
  const before = wordCount(write({ ...wishes, length: null }).content)
  const isShorter = wishes.length === 'shorter'
  const draft = write(wishes, isShorter ? Math.floor(before * shareKept) : undefined)
  const words = wordCount(draft.content)
  const isMade = isShorter ? words < before : words > before
  const made = `Made ${wishes.length}: ${words} words instead of ${before}.`
  return { draft, notes: [isMade ? made : unchanged[wishes.length]] }
}
