import * as z from 'zod'
import { pageRows } from './body-limits.ts'
import { PublicId, RowIdText } from './shapes.ts'

const limit = (rows: number) =>
  z.coerce
    .number<string | number>()
    .pipe(z.int().min(1).max(pageRows))
    .default(rows)
    .describe('Maximum rows of the page; large rows make it shorter')
const describedAfter = 'The id of the last row of the previous page'

/** Query fields of a list whose rows have integer ids. */
export const pageQuery = (rows = pageRows) => ({
  limit: limit(rows),
  after: RowIdText.optional().describe(describedAfter),
})

/** Query fields of a list whose rows have opaque ids. */
export const publicPageQuery = (rows = pageRows) => ({
  limit: limit(rows),
  after: PublicId.optional().describe(describedAfter),
})
