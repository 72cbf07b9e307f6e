import type { Prompt } from '../prompts/prompt.ts'
import { numberedLine, type RecapPiece } from '../recaps/recap-pieces.ts'
import type { Show } from '../show/show-settings.ts'
import { marketingPrompt, openShow } from './prompt.ts'

/** What a recap of a part of a talk is written from. */
export interface RecapBrief extends RecapPiece {
  show: Show
  /** Title of the episode. */
  episode: string
  /** Parts of the talk. */
  parts: number
}

/** Sentences and quotes of a whole talk. */
const summarySentences = 6
const quotes = 8

/** The prompt for the recap of a part of a talk. */
export function recapPrompt({ show, episode, first, cues, parts }: RecapBrief, longest?: number): Prompt {
  const each = (all: number) => Math.max(1, Math.round(all / parts))
  return marketingPrompt(
    {
      task: [
        `Sum up ${parts === 1 ? 'the talk' : 'this part of the talk'} in <lines>, from the transcript of an episode. Each line has its number, who speaks, and the words.`,
        'Say only what was said there. Quote whole sentences word for word, and only ones that make sense on their own.',
        'A chapter starts at the line where a new subject comes up. Its title is 3 to 8 words about that subject.',
        `Answer with one JSON object and nothing else. Keys: summary (${each(summarySentences)} to ${each(summarySentences) + 1} sentences in the third person), quotes (${each(quotes)} texts, each word for word from the lines), chapters (a list of objects with line, the number of the line it begins at, and title).`,
      ],
      data: {
        show: openShow(show),
        episode,
        lines: cues.map((cue, place) => numberedLine(cue, first + place)),
      },
      note: null,
      previous: null,
    },
    longest,
  )
}
