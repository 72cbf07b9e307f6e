import { readFileSync } from 'node:fs'
import type { Client } from '@cueroom/core/contract.ts'
import { isVisible, tidyLine, tidyText } from '@cueroom/core/text/lines.ts'
import { hostileTexts } from '@cueroom/core/testing/hostile-texts.ts'
import { cardName } from '@cueroom/core/guests/card-name.ts'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { hostClient, signInToGuests } from './host.ts'
import { startJourneys } from './journey.ts'

const journey = startJourneys()

/** As the API keeps it: half characters and NUL never reach it, spaces around are dropped. */
const kept = (text: string, length: number) =>
  text.toWellFormed().replaceAll('\0', '').trim().slice(0, length).trim()
const all = [...new Set(hostileTexts.map((text) => kept(text, 1_000)))].filter((text) =>
  tidyText(text).trim(),
)
/** Every third: all of them go through what makes pages, files and prompts in tests of their own, and here by `npm run endure`. */
const texts = all.filter((_, place) => process.env['CUEROOM_ENDURE'] || place % 3 === 0)

const perQuestionnaire = 100
const longestBio = 19_000

journey('whatever guests are called, tell or answer, it stays text everywhere', async ({ page, app }) => {
  const executed: string[] = []
  page.on('dialog', (dialog) => {
    executed.push(dialog.message())
    void dialog.dismiss()
  })
  const api = await hostClient(app)
  const named = await nameGuests(api)
  const answering = await answerQuestions(api)

  await signInToGuests(page, app)
  await page.setViewportSize({ width: 1280, height: 2_400 })
  expect(await shownNames(page)).toMatchObject(named)
  await isUnbroken(page)
  await readBiographies(page)
  for (const name of answering) await readAnswers(page, name)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.getByRole('table', { name: 'Guests' }).waitFor()
  await isUnbroken(page)
  expect(executed).toEqual([])
})

/** Guests whose every field is hostile; gives what their cards must say, by id. */
async function nameGuests(api: Client): Promise<Record<string, string>> {
  // Texts of invisible characters alone are no name
  const shortOf = (text: string) => kept(tidyLine(kept(text, 200)), 200)
  const guests = texts
    .filter((text) => isVisible(shortOf(text)))
    .map((text) => {
      const short = shortOf(text)
      const socialLinks = { website: text, linkedin: text }
      return { name: short, title: short, company: short, bio: text.repeat(3), social: text, socialLinks }
    })
  const { ids } = await api.imports.create({ body: { guests } })
  return Object.fromEntries(ids.map((id, n) => [String(id), cardName(guests[n]!.name)]))
}

/** Guests who answered hostile questions with the same; gives their names. */
async function answerQuestions(api: Client): Promise<string[]> {
  const chunks = Array.from({ length: Math.ceil(texts.length / perQuestionnaire) }, (_, n) =>
    texts.slice(n * perQuestionnaire, (n + 1) * perQuestionnaire),
  )
  const names = chunks.map((_, n) => `Answering ${n}`)
  for (const [n, chunk] of chunks.entries()) {
    const questions = chunk.map((question, id) => ({ id: `q${id}`, question, type: 'textarea' as const }))
    const { id } = await api.questionnaires.create({ body: { title: names[n]!, questions } })
    const responses = Object.fromEntries(chunk.map((text, q) => [`q${q}`, text]))
    await api.questionnaires.submit({
      params: { id },
      body: { responses, guestName: names[n]!, guestEmail: `answering${n}@hostile.example` },
    })
  }
  return names
}

/** The heading of every card, by the guest's id. */
async function shownNames(page: Page): Promise<Record<string, string>> {
  const names: Record<string, string> = {}
  let seen = 0
  for (;;) {
    // Only the cards near the window exist: the next ones appear when the list has scrolled
    await page.waitForFunction(goesOnAfter, seen)
    const { headings, last, count } = await page.evaluate(readOn)
    Object.assign(names, headings)
    if (last === count) return names
    seen = last
  }
}

const goesOnAfter = (seen: number) =>
  Array.from(document.querySelectorAll('[aria-posinset]')).some((card) => Number(card.ariaPosInSet) > seen)

/** Gives the headings of the cards that exist, and scrolls to the last one in the same step, so that none is skipped unread. */
const readOn = () => {
  const headings = Array.from(document.querySelectorAll<HTMLElement>('article[data-guest]'), (card) => [
    card.dataset['guest']!,
    card.querySelector('h2')?.textContent ?? '',
  ])
  const cards = Array.from(document.querySelectorAll('[aria-posinset]'))
  const last = Math.max(...cards.map((card) => Number(card.ariaPosInSet)))
  cards.find((card) => Number(card.ariaPosInSet) === last)!.scrollIntoView({ block: 'start' })
  const count = Number(cards[0]!.ariaSetSize)
  return { headings: Object.fromEntries(headings) as Record<string, string>, last, count }
}

/** No element came out of a text, and none pushes the page wider than the window. */
async function isUnbroken(page: Page) {
  const strange = await page.evaluate(() =>
    Array.from(
      document.querySelectorAll(
        '#root script, #root iframe, #root svg[onload], #root img:not([src^="/media/"]), #root a[href^="javascript:"]',
      ),
      (element) => element.outerHTML,
    ),
  )
  expect(strange).toEqual([])
  const [inner, outer] = await page.evaluate(
    () => [document.documentElement.scrollWidth, innerWidth] as const,
  )
  expect(inner).toBeLessThanOrEqual(outer)
}

/** Every text once in the biography on a guest's page. */
async function readBiographies(page: Page) {
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('textbox', { name: 'Search guests' }).fill('Maya Okafor')
  await page.getByRole('article', { name: 'Maya Okafor', exact: true }).press('Enter')
  await page.getByRole('tab', { name: 'About' }).click()
  const about = page.getByRole('tabpanel', { name: 'About' })
  for (const bio of biographies()) {
    await about.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('dialog').getByLabel('Bio').fill(bio)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    const shown = about.getByRole('group', { name: 'Biography' })
    await expect
      .poll(async () => (await shown.textContent())?.replace(/\s/g, ''))
      .toBe(tidyText(bio).replace(/\s/g, ''))
    await isUnbroken(page)
  }
  await page.goBack()
}

function biographies() {
  const all = ['']
  for (const text of texts) {
    if (all.at(-1)!.length + text.length > longestBio) all.push('')
    all[all.length - 1] += `${text}\n`
  }
  return all.map((bio) => bio.trim())
}

/** Answers on the guest's page and in Word, whose parts stay well-formed. */
async function readAnswers(page: Page, name: string) {
  await page.getByRole('textbox', { name: 'Search guests' }).fill(name)
  const card = page.getByRole('article', { name, exact: true })
  await card.getByRole('link', { name: 'View responses' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Answers' })
  const answers = async () => (await panel.locator('dt + dd').allTextContents()).map((text) => text.trim())
  const n = Number(name.split(' ')[1])
  const sent = texts.slice(n * perQuestionnaire, (n + 1) * perQuestionnaire)
  await expect.poll(answers).toEqual(sent.map((text) => tidyText(text).trim()))
  await isUnbroken(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to Word' }).click()
  const parts = unzipSync(readFileSync(await (await downloading).path()))
  const broken = await page.evaluate(
    notWellFormed,
    Object.entries(parts)
      .filter(([path]) => /\.(xml|rels)$/.test(path))
      .map(([path, bytes]) => [path, strFromU8(bytes)] as const),
  )
  expect(broken).toEqual([])
  await page.goBack()
}

const notWellFormed = (parts: (readonly [path: string, xml: string])[]) =>
  parts
    .filter(([, xml]) => new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror'))
    .map(([path]) => path)
