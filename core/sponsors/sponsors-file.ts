import type { ExportedFile } from '../contract/file.ts'
import { fileName } from '../exports/file-name.ts'
import { csvBytes } from '../exports/guests-sheet.ts'
import { workbookBytes, xlsxType } from '../exports/workbook.ts'
import type { SavedSponsor } from './saved-sponsor.ts'
import type { SponsorFormat } from './sponsor-formats.ts'

/** What a file of sponsors is made of. */
export interface SponsorsExport {
  podcastName: string
  sponsors: readonly SavedSponsor[]
}

interface Column {
  header: string
  /** Characters that the column is wide in a workbook. */
  width: number
  cell(sponsor: SavedSponsor): string | null
}

const sources: Record<SavedSponsor['source'], string> = {
  typed: 'Typed',
  discovery: 'Discovery',
  inquiry: 'Inquiry',
}

const columns: Column[] = [
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
  { header: 'Added', width: 12, cell: ({ createdAt }) => createdAt.slice(0, 10) },
]

/** Headers and one row a sponsor. */
export const sponsorRows = (sponsors: readonly SavedSponsor[]): string[][] => [
  columns.map(({ header }) => header),
  ...sponsors.map((sponsor) => columns.map(({ cell }) => cell(sponsor) ?? '')),
]

/** The saved sponsors as a file. */
export async function sponsorsFile(
  { podcastName, sponsors }: SponsorsExport,
  format: SponsorFormat,
): Promise<ExportedFile> {
  const name = fileName([podcastName, 'sponsors'], format)
  const rows = sponsorRows(sponsors)
  switch (format) {
    case 'csv':
      return { name, type: 'text/csv; charset=utf-8', bytes: csvBytes(rows) }
    case 'json': {
      const bytes = new TextEncoder().encode(JSON.stringify(sponsors, null, 2))
      return { name, type: 'application/json', bytes }
    }
    case 'xlsx': {
      const widths = columns.map(({ width }) => width)
      return { name, type: xlsxType, bytes: await workbookBytes({ name: 'Sponsors', rows, widths }) }
    }
  }
}
