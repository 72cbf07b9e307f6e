import { extname } from 'node:path'
import { usageError } from './cli.ts'

interface Formats<F> {
  /** The possible formats for a file extension, the default first. */
  byEnding: Record<string, readonly F[]>
  usual: F
}

/**
 * The format for -o: from --format, else the file's extension, else the default. A conflicting extension is
 * refused.
 */
export function fileFormat<F extends string>(
  { format, output: target }: { format?: F | undefined; output?: string | undefined },
  { byEnding, usual }: Formats<F>,
): F {
  const ending = extname(target ?? '')
    .slice(1)
    .toLowerCase()
  const fitting = Object.hasOwn(byEnding, ending) ? byEnding[ending]! : undefined
  if (!ending || (format && !fitting)) return format ?? usual
  if (!fitting)
    throw usageError(
      `Can't write .${ending} files. Use .${Object.keys(byEnding).join(', .')}, or pass --format.`,
    )
  if (format && !fitting.includes(format))
    throw usageError(`${target} ends in .${ending}, but --format is ${format}.`)
  return format ?? fitting[0]!
}

/** Formats named like their file extensions. */
export const endingsOf = <F extends string>(formats: readonly F[]): Record<string, readonly F[]> =>
  Object.fromEntries(formats.map((format) => [format, [format]]))
