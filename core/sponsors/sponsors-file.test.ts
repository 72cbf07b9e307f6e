import { expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import type { SavedSponsor } from './saved-sponsor.ts'
import { companyKey } from './company-key.ts'
import { sponsorsFile } from './sponsors-file.ts'

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
  const { bytes, name } = await sponsorsFile(wanted, 'xlsx')
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

test('the same rows come as CSV, and whole as JSON', async () => {
  const text = async (format: 'csv' | 'json') =>
    new TextDecoder().decode((await sponsorsFile(wanted, format)).bytes)
  expect(await text('csv')).toContain(`"'@sum(1)"`)
  expect(JSON.parse(await text('json'))).toEqual([sponsor])
})

test('a company is the same however it is spaced and capitalised', () => {
  expect(companyKey('  Kelp\t TOOLS ')).toBe(companyKey('kelp tools'))
  expect(companyKey('Kelp Tools')).not.toBe(companyKey('Kelp Tool'))
})
