/** Why a transcript can't be read, in one sentence for the person who sent it. */
export class TranscriptError extends Error {
  /** Line of the file, from 1; null when the whole file is meant. */
  readonly line: number | null

  constructor(reason: string, line: number | null = null) {
    super(line === null ? reason : `Line ${line}: ${reason}`)
    this.name = 'TranscriptError'
    this.line = line
  }
}

/** A piece of the file as an error quotes it. */
export const shortened = (text: string) =>
  `“${text.length > 40 ? `${text.slice(0, 40).toWellFormed()}…` : text}”`
