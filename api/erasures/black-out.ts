import type { Mentions } from '@cueroom/core/erasures/mentions.ts'
import { type Db, forTenant } from '../db/tenant.ts'
import { addressColumns, listColumns, mentionColumns } from './guest-data.ts'

/** Rows per page: a page of long texts is a few megabytes. */
const pageSize = 500
/** More search words than this cost more in the database than reading every row. */
const searchWordsMax = 20

interface Row {
  place: string
  texts: unknown[]
}

/** Blacks out every mention in the show's texts, page by page; answers in how many records there were some. */
export async function blackOutMentions(db: Db, mentions: Mentions): Promise<number> {
  if (mentions.empty) return 0
  let changed = 0
  for (const [table, columns] of Object.entries(mentionColumns)) {
    for await (const row of rowsOf(db, table, columns, mentions))
      if (await blackOutRow(db, table, columns, row, mentions)) changed++
  }
  return changed
}

/** Rows that may hold a mention: found by a search in the database if there are few words, else all rows. */
async function* rowsOf(
  db: Db,
  table: string,
  columns: readonly string[],
  { searchWords }: Mentions,
): AsyncGenerator<Row> {
  const patterns = searchWords?.map((word) => `%${word}%`) ?? []
  const searches = patterns.length > 0 && patterns.length <= searchWordsMax
  for (let after = '(0,0)'; ;) {
    const page = forTenant(db, table)
      .whereRaw('ctid > ?::tid', [after])
      .orderByRaw('ctid')
      .limit(pageSize)
      .forNoKeyUpdate()
      .select(db.raw('ctid::text as place'), Object.fromEntries(columns.map((name, n) => [`text${n}`, name])))
    if (searches)
      page.where((any) => {
        for (const name of columns) any.orWhereRaw('??::text ilike any(?::text[])', [name, patterns])
      })
    const rows = await page
    for (const row of rows) yield { place: row.place, texts: columns.map((_, n) => row[`text${n}`]) }
    if (rows.length < pageSize) return
    after = rows.at(-1).place
  }
}

async function blackOutRow(
  db: Db,
  table: string,
  columns: readonly string[],
  { place, texts }: Row,
  mentions: Mentions,
) {
  const changes = columns.flatMap((name, n) =>
    mentions.in(texts[n]) ? [[name, blackedOut(name, texts[n], mentions)]] : [],
  )
  if (changes.length === 0) return false
  await forTenant(db, table).whereRaw('ctid = ?::tid', [place]).update(Object.fromEntries(changes))
  return true
}

function blackedOut(name: string, value: unknown, mentions: Mentions) {
  if (addressColumns.includes(name)) return null
  const black = mentions.blackOut(value)
  return listColumns.includes(name) || typeof black === 'string' ? black : JSON.stringify(black)
}
