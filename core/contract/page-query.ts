import * as z from 'zod'
import { pageRows } from './body-limits.ts'
import { PublicId, RowIdText, says } from './shapes.ts'

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

/** Where a page ended in an order in which rows can move. Opaque: what the last row was ordered by at that time. */
const PlaceText = z.string().regex(/^\d\.[\w-]{1,4000}$/, says('must come from a Link header'))
const describedPlace =
  "From the Link header of the previous page. In orders where rows can move, such as by name, it is a position that stays valid when the last row changes; otherwise, it is that row's id"

/** Query fields of a list in several orders, whose rows have integer ids. */
export const sortedPageQuery = (rows = pageRows) => ({
  limit: limit(rows),
  after: z.union([RowIdText, PlaceText]).optional().describe(describedPlace),
})

/** Query fields of a list in several orders, whose rows have opaque ids. */
export const sortedPublicPageQuery = (rows = pageRows) => ({
  limit: limit(rows),
  after: z.union([PublicId, PlaceText]).optional().describe(describedPlace),
})

/** Query fields of a list whose rows have opaque ids. */
export const publicPageQuery = (rows = pageRows) => ({
  limit: limit(rows),
  after: PublicId.optional().describe(describedAfter),
})
