import { expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import type { SavedSponsor } from './saved-sponsor.ts'
import { companyKey } from './company-key.ts'
import { csvLines } from '../exports/guests-sheet.ts'
import { sponsorCells, sponsorHeaders, sponsorsWorkbook, tooManySponsors } from './sponsors-file.ts'

const sponsor: SavedSponsor = {
  id: 1,
  companyName: '=HYPERLINK("https://bad.example","Kelp Tools")',
  industry: 'Tools',
  reasonForMatch: '@sum(1)',
  estimatedBudgetRange: '$500 to 2K',
  contactStrategy: 'Write to them.',
  websiteUrl: null,
  marketingContactEmail: 'a@kelp.example',
  outreachNotes: '-1+1',
  source: 'discovery',
  verified: false,
  version: 1,
  createdAt: '2026-11-18T09:00:00Z',
  updatedAt: '2026-11-18T09:00:00Z',
}
const wanted = { podcastName: 'Unhurried Work', sponsors: [sponsor] }

test('a file of sponsors holds no formula that a spreadsheet program would run', async () => {
  const { bytes, name } = await sponsorsWorkbook(wanted)
  expect(name).toMatch(/\.xlsx$/)
  const sheet = read(bytes).Sheets['Sponsors']!
  expect(Object.values(sheet).filter((cell) => typeof cell === 'object' && 'f' in cell)).toEqual([])
  const [row] = utils.sheet_to_json<Record<string, string>>(sheet)
  expect(row).toMatchObject({
    Company: `'${sponsor.companyName}`,
    'Reason for match': "'@sum(1)",
    'Outreach notes': "'-1+1",
    Verified: 'No',
  })
  expect(row).not.toHaveProperty('Website')
})

test('the same rows come as CSV', () => {
  const lines = csvLines([sponsorHeaders, sponsorCells(sponsor)])
  expect(lines).toMatch(/^"Company","Industry"/)
  expect(lines).toContain(`"'@sum(1)"`)
})

test('more sponsors than a workbook takes are refused in words that say what to do', () => {
  expect(tooManySponsors(10_001)).toMatch(
    /10,001 sponsors, but an Excel file can have at most 10,000.*Export CSV or JSON/,
  )
})

test('a company is the same however it is spaced and capitalised', () => {
  expect(companyKey('  Kelp\t TOOLS ')).toBe(companyKey('kelp tools'))
  expect(companyKey('Kelp Tools')).not.toBe(companyKey('Kelp Tool'))
})
