import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessibleAgain } from './accessibility.ts'
import { hostClient, signIn as arriveSignedIn } from './host.ts'
import { startJourneys } from './journey.ts'

const journey = startJourneys()

const speakers = `Conference speakers 2026,,,,
Speaker,Organisation,Position,Email,About
Rosalind Okafor,Northlight Labs,Head of Imaging,rosalind@northlight.example,"Rosalind photographs crystals that nobody had seen before. She has led the imaging group for eleven years and teaches scientists to explain their pictures."
Mateo Lindqvist,Harbour Radio,Editor,mateo@harbour.example,Mateo edits a nightly programme about the sea.
`

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

journey('a wrong password is refused in words', async ({ page }) => {
  await page.goto('/guests')
  await heading(page, 'Sign in').waitFor()
  await page.getByLabel('Email').fill('host@cueroom.example')
  await page.getByLabel('Password', { exact: true }).fill('not-the-password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').waitFor()
  await expectAccessibleAgain(page)
})

journey(
  'a host signs in, uploads speakers, generates an introduction and exports it to Word',
  async (traveller) => {
    const { page, folder } = traveller
    await signIn(page)
    await upload(page, join(folder, 'speakers.csv'))
    const text = await generate(page)
    const document = await exportToWord(page, folder)
    expect(document).toContain('Rosalind Okafor')
    expect(document).toContain(text.slice(0, 40))
  },
)

journey('Today says who is next, and what to do, without scrolling', async ({ page, app }) => {
  await arriveSignedIn(page, app)
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/today')
    const next = page.getByRole('region', { name: 'Next recording' })
    await next.getByRole('list', { name: 'Preparation' }).waitFor()
    const box = await next.boundingBox()
    expect(box!.y + box!.height).toBeLessThanOrEqual(height)
    await expectAccessibleAgain(page)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessibleAgain(page)
  await page.keyboard.press('Control+k')
  await page.getByLabel('Search screens, guests and actions').fill('sponsor')
  await page.getByText('Saved sponsors').waitFor()
  await expectAccessibleAgain(page)
})

journey('a host without guests has the first introduction after seven presses', async ({ page, app }) => {
  const api = await hostClient(app)
  await api.guests.removeAll()
  for (const { id } of await api.episodes.list()) await api.episodes.remove({ params: { id } })
  let presses = 0
  const press = async (role: 'button' | 'link', name: string) => {
    await page.getByRole(role, { name, exact: true }).last().click()
    presses++
  }
  await page.goto('/login')
  await press('button', 'Use the demo show')
  await press('button', 'Sign in')
  await page.getByRole('list', { name: 'First steps' }).waitFor()
  await press('link', 'Add Guest')
  await page.getByLabel('Name *').fill('Ada Lovelace')
  await press('button', 'Add Guest')
  await page.getByText('Guest added successfully!').waitFor()
  await press('link', 'Generate content')
  await press('button', 'Generate Content')
  await page.getByRole('article', { name: 'Guest Introduction for Ada Lovelace' }).waitFor()
  expect(presses).toBeLessThanOrEqual(7)
})

async function signIn(page: Page) {
  await page.goto('/guests')
  await heading(page, 'Sign in').waitFor()
  await expectAccessibleAgain(page)
  await page.getByRole('button', { name: 'Use the demo show' }).click()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await heading(page, 'Guest Manager').waitFor()
  await page.getByRole('article').first().waitFor()
  await expectAccessibleAgain(page)
}

async function upload(page: Page, path: string) {
  writeFileSync(path, speakers)
  await page.getByRole('button', { name: 'Upload Excel' }).click()
  await page.getByLabel('Spreadsheet file').setInputFiles(path)
  const confirm = page.getByRole('button', { name: 'Import 2 guests' })
  await confirm.waitFor()
  await expectAccessibleAgain(page)
  await confirm.click()
  await page.getByText('2 guests imported').waitFor()
  // What is typed into the search before it has closed would bring its address back
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

async function generate(page: Page) {
  await page.getByPlaceholder(/search/i).fill('Rosalind')
  const card = page.getByRole('article', { name: 'Rosalind Okafor' })
  await card.getByRole('link', { name: 'Generate content' }).click()
  await page.getByText('No introduction yet').waitFor()
  await expectAccessibleAgain(page)
  await page.getByRole('button', { name: 'Generate Content' }).click()
  const article = page.getByRole('article', { name: 'Guest Introduction for Rosalind Okafor' })
  await article.waitFor()
  await expectAccessibleAgain(page)
  return (await article.locator('[data-type=introduction]').innerText()).trim()
}

async function exportToWord(page: Page, folder: string) {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to Word' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/\.docx$/)
  const path = join(folder, 'export.docx')
  await download.saveAs(path)
  const { 'word/document.xml': xml } = unzipSync(readFileSync(path))
  return strFromU8(xml!).replace(/<[^>]+>/g, '')
}
