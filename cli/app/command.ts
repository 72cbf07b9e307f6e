import { capitalized, numberText } from '@cueroom/core/text/format.ts'
import { Command as Base, InvalidArgumentError, Option } from 'commander'

/** A command of the CLI, and what many of them share. */
export class Command extends Base {
  override createCommand(name?: string): Command {
    return new Command(name)
  }

  /** Command lines shown after the help. */
  examples(...lines: string[]): this {
    return this.addHelpText('after', ['', 'Examples:', ...lines.map((line) => `  $ ${line}`)].join('\n'))
  }

  /** A summary such as "revoke the address", which is the description as well. */
  about(text: string): this {
    return this.summary(text).description(`${capitalized(text)}.`)
  }

  /** A flag that takes one of these words. */
  choice(flags: string, description: string, words: readonly string[], preset?: string): this {
    const option = new Option(flags, description).choices(words)
    return this.addOption(preset === undefined ? option : option.default(preset))
  }

  /** `--if-version`, for commands that change a record whose version another command prints. */
  versionOption(record: string, shownBy: string): this {
    const about = `fail if the ${record}'s version differs (see ${shownBy} --json)`
    return this.option('--if-version <number>', about, atLeastOne)
  }
}

/** A parser of whole numbers from 1 to a limit. */
export const upTo = (most: number) => (text: string) => {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= 1 && number <= most) return number
  throw new InvalidArgumentError(`Must be a number from 1 to ${numberText(most)}.`)
}

/** Ids separated by commas; the flag can be repeated. */
export const recordIds = (text: string, before: number[] = []) => [
  ...before,
  ...text.split(',').map(recordId),
]

/** The id of a guest, a text or another record, from an argument. */
export function recordId(text: string): number {
  const id = Number(text)
  if (/^\d+$/.test(text) && id > 0 && id <= 2_147_483_647) return id
  throw new InvalidArgumentError("Must be a number from the list's first column.")
}

/** A positive integer from an argument or flag. */
export function atLeastOne(text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Must be a whole number of at least 1.')
}
