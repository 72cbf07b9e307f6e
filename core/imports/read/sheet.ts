/** One sheet as text. Blank rows are kept: row 0 here is row 1 on the host's screen. */
export interface Sheet {
  name: string
  rows: string[][]
  /** Targets of hyperlinked cells, by `row:column` (both from 0). */
  links: Record<string, string>
  hidden: boolean
  /** Its first row is made of the labels of cards, whatever it says. */
  labelled?: boolean
  /** People were listed in columns: rows here are columns of the file. */
  transposed?: boolean
  /** Cells of the rows (from 0) that have fewer or more than most, `width`. */
  uneven?: { width: number; lengths: Record<number, number> }
  /** Columns of questions that were in cells of their own, next to their answers. */
  asked?: number[]
  /** What the host should know about how the file was read. */
  notes?: string[]
  /** Set when the file goes on below the rows that were read. */
  cutAfter?: number
}
