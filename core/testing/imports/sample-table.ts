import type { TidiedGuest } from '../../guests/guest.ts'
import type { SampleExport } from './sample-exports.ts'

const table = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('\\n', '\n')))

/** An export for tests, written as lines of cells with bars between them. */
export const sample = (name: string, text: string, guests: TidiedGuest[]): SampleExport => ({
  name,
  rows: table(text),
  guests,
})
