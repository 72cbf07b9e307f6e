import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { planImport, planSheets } from '@cueroom/core/imports/plan/plan-import.ts'
import { prepareSheets } from '@cueroom/core/imports/plan/prepare-sheets.ts'
import { forgetPhrases } from '@cueroom/core/imports/recognize/match-header.ts'
import {
  type GeneratedSheet,
  generateChannel,
  generateSheet,
  generateShow,
  scoreSheet,
} from '@cueroom/core/testing/imports/generate-sheet.ts'
import { sheetsOfExports } from '@cueroom/core/testing/imports/sheets-of-exports.ts'
import { sheetsOfHosts } from '@cueroom/core/testing/imports/sheets-of-hosts.ts'
import { sheetsOfLanguages } from '@cueroom/core/testing/imports/sheets-of-languages.ts'
import { sheetsOfProducers } from '@cueroom/core/testing/imports/sheets-of-producers.ts'
import { sheetsOfTools } from '@cueroom/core/testing/imports/sheets-of-tools.ts'
import { sheetsUnseen } from '@cueroom/core/testing/imports/sheets-unseen.ts'
import { scoreTruth, truthSheet } from '@cueroom/core/testing/imports/truth-sheet.ts'

const seeds = 3_000

/** Mean score and wrong addresses of generated sheets: `node bench/import-accuracy.ts [FIRST SEED]`. */
function scoreGenerated(what: string, generate: (seed: number) => GeneratedSheet, first: number): string {
  let score = 0
  let wrong = 0
  for (let seed = first; seed < first + seeds; seed++) {
    const sheet = generate(seed)
    const sheets = prepareSheets([{ name: 'Sheet1', rows: sheet.rows, links: {}, hidden: false }])
    const found = planSheets('file', sheets).guests.map(({ guest }) => ({
      ...(JSON.parse(JSON.stringify(guest)) as { name: string; email?: string }),
      ...(guest.socialLinks?.website && { website: guest.socialLinks.website }),
    }))
    score += scoreSheet(sheet, found) / seeds
    const emails = new Map(sheet.people.map(({ name, email }) => [name, email]))
    wrong += found.filter(({ name, email }) => email && emails.has(name) && emails.get(name) !== email).length
  }
  return `${seeds} generated ${what} from seed ${first}: ${score.toFixed(1)}, wrong addresses ${wrong}`
}

/** Mean score of the sheets in `core/testing/imports` that are written with the people in them. */
function scoreTruthSheets(what: string, texts: Record<string, string>): string {
  const scores = Object.entries(texts).map(([name, text]) => {
    const sheet = truthSheet(name, text)
    const sheets = prepareSheets([{ name: 'Sheet1', rows: sheet.rows, links: {}, hidden: false }])
    return scoreTruth(
      sheet,
      planSheets('file', sheets).guests.map(({ guest }) => guest),
    ).score
  })
  return `${scores.length} ${what}: ${mean(scores)}`
}

const mean = (scores: number[]) => (scores.reduce((sum, score) => sum + score, 0) / scores.length).toFixed(1)

export interface Norm {
  key: (name: string) => string
  same: (field: string, read: unknown, accepted: unknown) => boolean
  FIELDS: string[]
}
type Truth = { people: ({ name: string[] } & Record<string, unknown[]>)[]; tolerated: string[] }

/**
 * Mean score over a folder of `files/` with the `truth/` about each and the comparison in `norm.mjs`, with all words, and
 * with the words left out that only the file itself has: `node bench/import-accuracy.ts SEED FOLDER`.
 */
async function* scoreFolder(folder: string): AsyncGenerator<string> {
  const { norm, files } = await readFolder(folder)
  const headers = new Map<string, string[]>()
  const all: number[] = []
  for (const file of files) {
    const plan = await planImport(file)
    headers.set(
      file.name,
      plan.columns.map(({ header }) => header),
    )
    all.push(
      scoreFile(
        plan.guests.map(({ guest }) => guest),
        file.truth,
        norm,
      ),
    )
  }
  const without: number[] = []
  for (const file of files) {
    const others = new Set(files.flatMap(({ name }) => (name === file.name ? [] : headers.get(name)!)))
    const restore = forgetPhrases(headers.get(file.name)!.filter((header) => !others.has(header)))
    const plan = await planImport(file)
    without.push(
      scoreFile(
        plan.guests.map(({ guest }) => guest),
        file.truth,
        norm,
      ),
    )
    restore()
  }
  yield `${files.length} files with all words: ${mean(all)}`
  yield `each without the words that only it has: ${mean(without)}`
}

/** A folder of `files/` with the `truth/` about each, and the comparison in `norm.mjs`. */
export async function readFolder(folder: string) {
  const norm = (await import(pathToFileURL(resolve(folder, 'norm.mjs')).href)) as Norm
  const names = readdirSync(join(folder, 'files')).filter((file) => !file.startsWith('.'))
  const files = names.map((name) => ({
    name,
    bytes: new Uint8Array(readFileSync(join(folder, 'files', name))),
    truth: JSON.parse(readFileSync(join(folder, 'truth', `${name}.json`), 'utf8')) as Truth,
  }))
  return { norm, files }
}

export function scoreFile(
  guests: object[],
  { people, tolerated }: Truth,
  { key, same, FIELDS }: Norm,
): number {
  const found = guests.map((guest) => {
    const { socialLinks, questionnaire, ...fields } = guest as Record<string, Record<string, unknown>>
    const flat: Record<string, unknown> = { ...fields, ...socialLinks, ...questionnaire }
    return flat
  })
  const used = new Set<object>()
  let [met, fields, right] = [0, 0, 0]
  for (const person of people) {
    const keys = new Set(person.name.map(key))
    const namesakes = found.filter((guest) => !used.has(guest) && keys.has(key(String(guest['name']))))
    const email = person['email']?.find(Boolean)
    const guest = namesakes.find((each) => email && same('email', each['email'], email)) ?? namesakes[0]
    if (!guest) continue
    used.add(guest)
    met++
    for (const field of FIELDS) {
      const accepted = person[field] ?? []
      const blank = !guest[field] || String(guest[field]) === ''
      if (accepted.includes('*') || (blank && (accepted.includes(null) || accepted.length === 0))) continue
      fields++
      if (accepted.some((value) => same(field, guest[field], value))) right++
    }
  }
  const spared = new Set(tolerated.map(key))
  const extra = found.filter((guest) => !used.has(guest) && !spared.has(key(String(guest['name'])))).length
  if (people.length + extra === 0) return 100
  const share = (2 * met) / (people.length + met + extra || 1)
  return 100 * share * (fields === 0 ? 1 : right / fields)
}

if (import.meta.main) {
  const [first = '100000', folder] = process.argv.slice(2)
  console.log(scoreGenerated('sheets', generateSheet, Number(first)))
  console.log(scoreGenerated('lists of shows', generateShow, Number(first)))
  console.log(scoreGenerated('lists of channels', generateChannel, Number(first)))
  const known = { ...sheetsOfTools, ...sheetsOfHosts, ...sheetsOfLanguages }
  console.log(scoreTruthSheets('sheets of programs, hosts and languages', known))
  console.log(scoreTruthSheets('sheets written after the rules', sheetsUnseen))
  console.log(scoreTruthSheets('sheets of exports, bookings and pastes', sheetsOfExports))
  console.log(scoreTruthSheets('sheets of producers and conferences', sheetsOfProducers))
  if (folder) for await (const line of scoreFolder(folder)) console.log(line)
}
