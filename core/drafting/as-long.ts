import type { Draft } from '../content/brief.ts'
import type { Wishes } from '../content/wishes.ts'
import { wordCount } from '../text/word-count.ts'

/** Share of its words that a text keeps which is to be shorter. */
const shareKept = 0.75

type Write = (wishes: Wishes, most?: number) => Draft

interface Made {
  draft: Draft
  /** Whether the text got shorter or longer, where the host wished it. */
  notes: string[]
}

const unchanged = {
  shorter: 'Couldn’t make it shorter: it says little more than who the guest is and what was asked for.',
  longer: 'Couldn’t make it longer: the guest’s answers give no more.',
}

/** The draft in as many words as the host wished at most, or as few as it can have. */
function within(write: Write, wishes: Wishes, most: number): Made {
  const before = write(wishes)
  if (wordCount(before.content) <= most) return { draft: before, notes: [] }
  const draft = write({ ...wishes, length: 'shorter' }, most)
  const words = wordCount(draft.content)
  const note =
    words > most
      ? `Couldn’t get it down to ${most} words: it has ${words}. Shorten it by hand.`
      : `Made shorter: ${words} words instead of ${wordCount(before.content)}.`
  return { draft, notes: [note] }
}

/** The draft as long as wished, measured against the one without that wish: a step of the settings may change nothing. */
export function asLong(write: Write, wishes: Wishes): Made {
  if (wishes.mostWords !== null) return within(write, wishes, wishes.mostWords)
  if (wishes.length === null) return { draft: write(wishes), notes: [] }
  const before = wordCount(write({ ...wishes, length: null }).content)
  const isShorter = wishes.length === 'shorter'
  const draft = write(wishes, isShorter ? Math.floor(before * shareKept) : undefined)
  const words = wordCount(draft.content)
  const isMade = isShorter ? words < before : words > before
  const made = `Made ${wishes.length}: ${words} words instead of ${before}.`
  return { draft, notes: [isMade ? made : unchanged[wishes.length]] }
}
