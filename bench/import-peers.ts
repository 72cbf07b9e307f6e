import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TidiedGuest } from '@cueroom/core/guests/guest.ts'
import { planSheets } from '@cueroom/core/imports/plan/plan-import.ts'
import { prepareSheets } from '@cueroom/core/imports/plan/prepare-sheets.ts'
import { readSheets } from '@cueroom/core/imports/read/read-sheets.ts'
import type { Sheet } from '@cueroom/core/imports/read/sheet.ts'
import { generateSheet } from '@cueroom/core/testing/imports/generate-sheet.ts'
import { sheetsOfExports } from '@cueroom/core/testing/imports/sheets-of-exports.ts'
import { sheetsOfHosts } from '@cueroom/core/testing/imports/sheets-of-hosts.ts'
import { sheetsOfLanguages } from '@cueroom/core/testing/imports/sheets-of-languages.ts'
import { sheetsOfProducers } from '@cueroom/core/testing/imports/sheets-of-producers.ts'
import { sheetsOfTools } from '@cueroom/core/testing/imports/sheets-of-tools.ts'
import { sheetsUnseen } from '@cueroom/core/testing/imports/sheets-unseen.ts'
import { scoreTruth, type TruthSheet, truthSheet } from '@cueroom/core/testing/imports/truth-sheet.ts'
import { bundle } from '@cueroom/widgets/build/size.ts'
import { withPackages } from './form-peers.ts'
import { readFolder, scoreFile } from './import-accuracy.ts'

/** Reads the people of a file. */
type Reader = (sheets: Sheet[]) => TidiedGuest[]

const seeds = 1_000
const firstSeed = Date.now() % 1_000_000_000

const written = {
  ...sheetsOfTools,
  ...sheetsOfHosts,
  ...sheetsOfLanguages,
  ...sheetsUnseen,
  ...sheetsOfExports,
  ...sheetsOfProducers,
}
const writtenSheets = Object.entries(written).map(([name, text]) => truthSheet(name, text))

/** Whom the importer finds, compared with other ways to match columns: the same sheets, the same scorer, nobody answers a question. */
export async function* benchImportPeers(): AsyncGenerator<string> {
  const generated = Array.from({ length: seeds }, (_, at) => {
    const { rows, people } = generateSheet(firstSeed + at)
    return { name: String(firstSeed + at), rows, people }
  })
  yield '### People and fields found, %\n'
  yield `|  | ${seeds} generated sheets (from seed ${firstSeed}) | ${writtenSheets.length} written ones |`
  yield '| --- | ---: | ---: |'
  for (const [name, read] of Object.entries(await readers()))
    yield `| ${name} | ${meanOf(generated, read)} | ${meanOf(writtenSheets, read)} |`
}

/** The same for a folder of files with the truth about each: `node bench/import-peers.ts FOLDER`. */
async function* scoreFolder(folder: string): AsyncGenerator<string> {
  const { norm, files } = await readFolder(folder)
  const sheets = await Promise.all(files.map((file) => readSheets(file)))
  yield `${files.length} files`
  for (const [name, read] of Object.entries(await readers()))
    yield `${name}: ${mean(files.map(({ truth }, nth) => scoreFile(read(sheets[nth]!), truth, norm)))}`
}

const mean = (scores: number[]) => (scores.reduce((sum, score) => sum + score, 0) / scores.length).toFixed(1)

const meanOf = (sheets: TruthSheet[], read: Reader) =>
  mean(sheets.map((sheet) => scoreTruth(sheet, read([asFile(sheet)])).score))

const asFile = ({ rows }: TruthSheet): Sheet => ({ name: 'Sheet1', rows, links: {}, hidden: false })

async function readers(): Promise<Record<string, Reader>> {
  return {
    Cueroom: (sheets) => planSheets('file', prepareSheets(sheets)).guests.map(({ guest }) => guest),
    'header words and positions of the specification': (sheets) =>
      sheets.filter(({ rows }) => rows.length > 1).flatMap(({ rows }) => readBySpecification(rows)),
    'the matching of react-spreadsheet-import': await readerOfSpreadsheetImport(),
  }
}

/** Words of the specification's columns. */
const headerWords = {
  first: ['first name'],
  last: ['last name'],
  name: ['full name', 'name'],
  title: ['title', 'position', 'job', 'role'],
  company: ['company', 'organization', 'business', 'employer'],
  email: ['email', 'mail'],
}
type Field = keyof typeof headerWords

/** Where a column is when its header isn't found; the specification has positions, but doesn't say which. */
const positions: Partial<Record<Field, number>> = { name: 0, title: 1, company: 2, email: 3 }
const fullName = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u

/** As the specification has it: header words, fixed positions, then a cell that looks like a name, then "Guest {row}". */
function readBySpecification([header = [], ...body]: string[][]): TidiedGuest[] {
  const headers = header.map((cell) => cell.toLowerCase())
  const columnOf = (field: Field) =>
    headers.findIndex((cell) => headerWords[field].some((word) => cell.includes(word)))
  const found = Object.fromEntries(
    (Object.keys(headerWords) as Field[]).map((field) => [field, columnOf(field)]),
  ) as Record<Field, number>
  const hasNames = found.name >= 0 || found.first >= 0
  const at = (row: string[], field: Field) =>
    (row[found[field] >= 0 ? found[field] : (positions[field] ?? -1)] ?? '').trim()
  const taken = new Set([...Object.values(found), ...Object.values(positions)])
  return body
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .map((row, nth) => {
      const parts = [at(row, 'first'), at(row, 'last')].filter(Boolean).join(' ')
      const scanned = row.find((cell) => cell.length >= 5 && cell.length <= 50 && fullName.test(cell.trim()))
      const name = parts || (hasNames ? at(row, 'name') : scanned) || scanned || `Guest ${nth + 1}`
      const others = row.filter(
        (cell, column) => !taken.has(column) && cell.trim() !== '' && cell !== scanned,
      )
      const phone = others.find(isPhone)
      const bio = others.find((cell) => !isPhone(cell))
      const [title, company, email] = [at(row, 'title'), at(row, 'company'), at(row, 'email')]
      return {
        name,
        ...(title && { title }),
        ...(company && { company }),
        ...(email && { email }),
        ...(phone && { phone }),
        ...(bio && { bio }),
      }
    })
}

const isPhone = (cell: string) => /^[\d\s+().-]+$/.test(cell) && cell.replace(/\D/g, '').length >= 10

interface MatchedColumn {
  index: number
  value?: string
}
type GetMatchedColumns = (
  columns: { type: number; index: number; header: string }[],
  fields: { key: string; alternateMatches: string[]; fieldType: { type: 'input' } }[],
  data: string[][],
  distance: number,
  selectValues: boolean,
) => MatchedColumn[]

/** Its own default. */
const autoMapDistance = 2
/** What a developer of a guest list would write for it; it compares letter by letter, capitals too. */
const alternateMatches = {
  name: ['Name', 'Full Name', 'Full name', 'Guest', 'Guest Name', 'Guest name', 'Speaker', 'Speaker Name'],
  email: ['Email', 'E-mail', 'Email Address', 'Email address', 'Mail', 'Guest Email'],
  phone: ['Phone', 'Phone Number', 'Phone number', 'Mobile', 'Telephone'],
  company: ['Company', 'Organization', 'Organisation', 'Affiliation', 'Employer', 'Business'],
  title: ['Title', 'Job Title', 'Job title', 'Position', 'Role'],
  website: ['Website', 'URL', 'Web', 'Link', 'Homepage'],
  linkedin: ['LinkedIn', 'LinkedIn URL', 'Linkedin'],
  bio: ['Bio', 'Biography', 'About', 'Description', 'Short Bio'],
}

/** Its step that matches columns; its window is left out. The first row is the header, as it suggests. */
async function readerOfSpreadsheetImport(): Promise<Reader> {
  const getMatchedColumns = await withPackages(
    ['react-spreadsheet-import@4.7.1', '@chakra-ui/popper@3.1.0', 'react@18.3.1', 'react-dom@18.3.1'],
    async (folder) => {
      const entry = `export { getMatchedColumns } from
        'react-spreadsheet-import/dist/steps/MatchColumnsStep/utils/getMatchedColumns.js'`
      const file = join(folder, 'matching.mjs')
      await writeFile(file, (await bundle(entry, folder))[0]!.content)
      const module = (await import(pathToFileURL(file).href)) as { getMatchedColumns: GetMatchedColumns }
      return module.getMatchedColumns
    },
  )
  const fields = Object.entries(alternateMatches).map(([key, words]) => ({
    key,
    alternateMatches: words,
    fieldType: { type: 'input' as const },
  }))
  return (sheets) => {
    // Somebody has to choose one: the longest is a good choice
    const [header = [], ...body] = sheets.toSorted((a, b) => b.rows.length - a.rows.length)[0]?.rows ?? []
    const columns = header.map((text, index) => ({ type: 0, index, header: text }))
    const matched = getMatchedColumns(columns, fields, body, autoMapDistance, false)
    const columnOf = new Map(matched.flatMap(({ index, value }) => (value ? [[value, index] as const] : [])))
    return body.flatMap((row) => {
      const at = (field: string) => (row[columnOf.get(field) ?? -1] ?? '').trim()
      const {
        name = '',
        website,
        linkedin,
        ...rest
      } = Object.fromEntries(
        Object.keys(alternateMatches).flatMap((field) => (at(field) ? [[field, at(field)]] : [])),
      ) as Record<string, string>
      if (!name) return []
      const socialLinks = { ...(website && { website }), ...(linkedin && { linkedin }) }
      return [{ name, ...rest, ...(Object.keys(socialLinks).length > 0 && { socialLinks }) }]
    })
  }
}

if (import.meta.main) {
  const [, , folder] = process.argv
  for await (const line of folder ? scoreFolder(folder) : benchImportPeers()) console.log(line)
}
