import { numberText } from '../text/format.ts'
import { type ExportedFile, xlsxType } from '../contract/file.ts'
import { fileName } from '../exports/file-name.ts'
import { type Column, datePlaces, workbookBytes } from '../exports/workbook.ts'
import type { SavedSponsor } from './saved-sponsor.ts'
import type { SponsorFormat } from './sponsor-formats.ts'

/** What a file of sponsors is made of. */
export interface SponsorsExport {
  podcastName: string
  sponsors: readonly SavedSponsor[]
}

const sources: Record<SavedSponsor['source'], string> = {
  typed: 'Typed',
  discovery: 'Discovery',
  inquiry: 'Inquiry',
}

const columns: Column<SavedSponsor>[] = [
  { header: 'Company', width: 28, cell: ({ companyName }) => companyName },
  { header: 'Industry', width: 24, cell: ({ industry }) => industry },
  { header: 'Reason for match', width: 48, cell: ({ reasonForMatch }) => reasonForMatch },
  { header: 'Estimated budget', width: 20, cell: ({ estimatedBudgetRange }) => estimatedBudgetRange },
  { header: 'Contact strategy', width: 48, cell: ({ contactStrategy }) => contactStrategy },
  { header: 'Website', width: 28, cell: ({ websiteUrl }) => websiteUrl },
  { header: 'Email', width: 28, cell: ({ marketingContactEmail }) => marketingContactEmail },
  { header: 'Verified', width: 10, cell: ({ verified }) => (verified ? 'Yes' : 'No') },
  { header: 'Outreach notes', width: 48, cell: ({ outreachNotes }) => outreachNotes },
  { header: 'Source', width: 12, cell: ({ source }) => sources[source] },
  { header: 'Added', width: 12, isDate: true, cell: ({ createdAt }) => createdAt.slice(0, 10) },
]

export const sponsorHeaders = columns.map(({ header }) => header)

export const sponsorCells = (sponsor: SavedSponsor): string[] =>
  columns.map(({ cell }) => cell(sponsor) ?? '')

/** Sponsors in one workbook. */
export const maxSponsorsInWorkbook = 10_000

export const tooManySponsors = (count: number) =>
  `There are ${numberText(count)} sponsors, but an Excel file can have at most ${numberText(maxSponsorsInWorkbook)}. Export CSV or JSON.`

export const sponsorsFileName = (podcastName: string, format: SponsorFormat) =>
  fileName([podcastName, 'sponsors'], format)

/** The saved sponsors as an Excel workbook. */
export async function sponsorsWorkbook({ podcastName, sponsors }: SponsorsExport): Promise<ExportedFile> {
  const rows = [sponsorHeaders, ...sponsors.map(sponsorCells)]
  const widths = columns.map(({ width }) => width)
  const bytes = await workbookBytes({ name: 'Sponsors', rows, widths, dates: datePlaces(columns) })
  return { name: sponsorsFileName(podcastName, 'xlsx'), type: xlsxType, bytes }
}
