import { clockTime } from '@cueroom/core/transcripts/cue.ts'
import { chaptersAfterEnd } from '@cueroom/core/recaps/check-chapters.ts'
import type { Recap } from '@cueroom/core/recaps/recaps.contract.ts'
import { counted, listed } from '@cueroom/core/text/format.ts'
import { recordId } from '../app/command.ts'
import { type Cli, type Define, notFound } from '../app/cli.ts'
import { missing } from '../app/records.ts'
import { bold, dim } from '../app/text.ts'
import { episodeList, idArgument } from './show-episode.ts'

export const defineRecap: Define = (command, cli) =>
  command
    .argument('<id>', idArgument, recordId)
    .option('--write', 'rewrite it first, with the language model if there is one')
    .summary('show the recap: summary, quotes, chapters and links')
    .description(
      'Show the recap of an episode: summary, quotes, chapters and links, all found in its transcript.',
    )
    .examples('cueroom episodes recap 7', 'cueroom episodes recap 7 --write')
    .action(async (id: number, { write }: { write?: boolean }) => {
      const { recaps } = cli.api
      const call = write ? recaps.write({ params: { id } }) : recaps.get({ params: { id } })
      const recap = await missing(call, `Couldn't find episode ${id} with a transcript.`, episodeList)
      if (!recap) throw noTranscript(id)
      print(cli, recap)
    })

export const noTranscript = (id: number) =>
  notFound(`Episode ${id} has no transcript.`, [`cueroom episodes transcript set ${id} talk.vtt`])

function print({ output }: Cli, recap: Recap) {
  if (output.format !== 'text') return output.json(recap)
  const { summary, chapters, quotes, links, note } = recap
  const lines = {
    Summary: summary,
    Chapters: chapters.map(({ start, title }) => `${clockTime(start)}  ${title}`),
    Quotes: quotes.map(({ start, speaker, text }) =>
      [
        start === null ? '' : `${clockTime(start)}  `,
        speaker === null ? '' : `${speaker}: `,
        `“${text}”`,
      ].join(''),
    ),
    Links: links.map(({ href }) => href),
  }
  if (Object.values(lines).every((texts) => texts.length === 0))
    output.say('The transcript is too short for a recap.')
  for (const [title, texts] of Object.entries(lines)) {
    if (texts.length === 0) continue
    output.prose(0, bold(title))
    for (const text of texts) output.prose(2, '  ', text)
  }
  if (note) output.say(dim(note))
  sayEdited(output, recap)
}

/** Edited chapters stay when the transcript changes: says so, and which of them are after its end. */
export function sayEdited(output: Cli['output'], { areChaptersEdited, chapters, seconds }: Recap) {
  if (!areChaptersEdited) return
  output.say("The chapters were edited, so a new transcript doesn't change them.")
  const late = chaptersAfterEnd(chapters, seconds)
  if (late.length > 0 && seconds !== null)
    output.warn(
      `${counted(late.length, 'chapter')} ${late.length === 1 ? 'starts' : 'start'} after the end at ${clockTime(seconds)}: ${listed(late.map(({ title }) => title))}.`,
    )
}
