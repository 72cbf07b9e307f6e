import { extname } from 'node:path'
import type { MarketingText } from '@cueroom/core/marketing/results.ts'
import { platformChoices } from '@cueroom/core/marketing/platforms.ts'
import type { Cli } from '../app/cli.ts'
import { saveFile } from '../app/save-file.ts'
import { dim } from '../app/text.ts'
import { writtenBy } from '../content/provider.ts'

/** Prints a marketing text or writes it to a file, as HTML for .html. Things to check go to stderr. */
export async function printText(cli: Cli, made: MarketingText, target: string | undefined): Promise<void> {
  const { output } = cli
  if (target !== undefined && target !== '-')
    await saveFile(cli, target, new TextEncoder().encode(written(made, target)))
  if (output.format !== 'text') return output.json(made)
  // Before the text: what of the request it doesn't follow
  if (made.note) output.warn(made.note)
  if (target === undefined || target === '-') output.prose(0, whole(made))
  output.done(`${writtenBy(made)}${target && target !== '-' ? ` · ${target}` : ''}`)
  for (const { platform, count, limit, isCut } of made.posts) {
    const cut = isCut ? ' · shortened to fit' : ''
    output.say(dim(`${platformChoices[platform].label}: ${count} of ${limit}${cut}`))
  }
  for (const warning of made.warnings) output.warn(warning)
  for (const suggestion of made.suggestions) output.say(dim('- '), suggestion)
}

const whole = ({ subject, text }: MarketingText) => (subject ? `Subject: ${subject}\n\n${text}` : text)

const written = (made: MarketingText, target: string) =>
  `${/^\.html?$/i.test(extname(target)) ? made.content : whole(made)}\n`
