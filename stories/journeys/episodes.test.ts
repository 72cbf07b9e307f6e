import { readFileSync } from 'node:fs'
import { rss } from '@cueroom/core/testing/sample-feeds.ts'
import { sampleConversation } from '@cueroom/core/testing/sample-conversation.ts'
import { clockTime } from '@cueroom/core/transcripts/cue.ts'
import { expect } from 'vitest'
import { expectAccessibleAgain } from './accessibility.ts'
import { hostClient, signIn } from './host.ts'
import { startJourneys } from './journey.ts'

const journey = startJourneys()
const title = 'A day among reefs'
const month = new Date().toISOString().slice(0, 7)

journey(
  'a host plans an episode, moves it on the calendar, edits its run of show, reads it on air and shares it',
  async ({ page, app }) => {
    await signIn(page, app)
    await page.goto('/episodes')
    await page.getByRole('button', { name: 'Add episode' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add episode' })
    await dialog.getByLabel('Recording').fill(`${month}-15T10:00`)
    await dialog.getByRole('combobox', { name: 'Guests' }).fill('Maya')
    await page.getByRole('option', { name: 'Maya Okafor' }).click()
    await dialog.getByRole('textbox', { name: 'Title' }).fill(title)
    await dialog.getByRole('button', { name: 'Save' }).click()

    await page.getByText('Calendar', { exact: true }).click()
    const entry = page.getByRole('button', { name: new RegExp(`^Recording: .* ${title}$`) })
    await entry.dragTo(page.locator(`td[data-day="${month}-16"]`))
    await page.locator(`td[data-day="${month}-16"]`).getByRole('button', { name: title }).waitFor()
    const api = await hostClient(app)
    const dates = async () => (await api.episodes.list()).find((each) => each.title === title)?.recordingDate
    await expect.poll(dates).toContain(`${month}-16`)

    await entry.click()
    await page.getByRole('heading', { name: title, level: 1 }).waitFor()
    const card = page.getByRole('listitem', { name: 'Welcome', exact: true })
    await card.getByRole('button', { name: 'Edit Welcome' }).click()
    await card.getByRole('textbox', { name: 'Text' }).fill('Put the kettle on.')
    await card.getByRole('button', { name: 'Save segment' }).click()
    await card.getByText('Put the kettle on.').waitFor()
    await card.getByText('Edited here').waitFor()
    // By its grip, past the next one
    const segments = page.getByRole('region', { name: 'Segments' }).locator('ol > li')
    const grip = card.locator('[title="Drag to reorder"]')
    await grip.scrollIntoViewIfNeeded()
    const [start, end] = [(await grip.boundingBox())!, (await segments.nth(1).boundingBox())!]
    await page.mouse.move(start.x + 8, start.y + 8)
    await page.mouse.down()
    await page.mouse.move(start.x + 8, end.y + 24, { steps: 5 })
    await page.mouse.up()
    await expect.poll(() => segments.nth(1).getAttribute('aria-label')).toBe('Welcome')
    await expectAccessibleAgain(page)

    await page.getByRole('button', { name: 'Open teleprompter' }).click()
    const prompter = page.getByRole('dialog', { name: `Teleprompter: ${title}` })
    await prompter.getByText(/^1 of \d+ · /).waitFor()
    await page.context().setOffline(true)
    await page.keyboard.press('ArrowRight')
    await prompter.getByText(/^2 of \d+ · Welcome/).waitFor()
    await page.context().setOffline(false)
    await prompter.getByRole('button', { name: 'Close the teleprompter' }).click()

    await page.getByRole('button', { name: 'Share' }).click()
    const sharing = page.getByRole('dialog', { name: 'Share the run of show' })
    await sharing.getByRole('textbox', { name: 'Who is it for?' }).fill('Jonah')
    await sharing.getByRole('button', { name: 'Create a link' }).click()
    const url = await sharing.getByRole('textbox', { name: 'Link' }).inputValue()
    await page.goto(url)
    await page.getByText('Put the kettle on.').waitFor()
    await expectAccessibleAgain(page)
  },
)

const talk = sampleConversation.map(
  ({ start, speaker, text }) => `[${clockTime(start!)}] ${speaker}: ${text}`,
)

journey(
  'a host imports past episodes from the feed, pastes the transcript of one, and saves its chapters',
  async ({ page, app }) => {
    await signIn(page, app)
    await page.goto('/episodes?open=feed')
    const feed = page.getByRole('dialog', { name: 'Import from' })
    const file = {
      name: 'feed.xml',
      mimeType: 'text/xml',
      buffer: Buffer.from(rss([{ title: 'Slow flour' }])),
    }
    await feed.locator('input[type=file]').setInputFiles(file)
    await feed.getByRole('button', { name: 'Read the feed' }).click()
    await feed.getByRole('checkbox', { name: 'Slow flour' }).waitFor()
    await expectAccessibleAgain(page)
    await feed.getByRole('button', { name: 'Import', exact: true }).click()
    await feed.getByText(/^Added 1 episode/).waitFor()
    await feed.getByRole('button', { name: 'Done' }).click()

    await page.getByRole('link', { name: 'Slow flour' }).click()
    await page.getByRole('tab', { name: 'What was said' }).click()
    await page.getByRole('textbox', { name: 'Or paste it' }).fill(talk.join('\n'))
    await page.getByRole('button', { name: 'Save transcript' }).click()
    await page.getByRole('textbox', { name: 'Title of chapter 1' }).fill('A mill in the morning')
    await page.getByRole('button', { name: 'Save chapters' }).click()
    await page.getByText(/^You edited these chapters/).waitFor()
    await expectAccessibleAgain(page)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Podcasting 2.0 JSON' }).click()
    const saved = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'))
    expect(saved.chapters[0]).toEqual({ startTime: 0, title: 'A mill in the morning' })
    expect(saved.chapters.length).toBeGreaterThan(1)

    await page.getByRole('button', { name: 'Oskar, 3:49' }).click()
    await page.getByText(/^Flour isn't a powder/).waitFor()
    expect(page.url()).toContain('line=23')
  },
)
