import { expect } from 'vitest'
import { expectAccessible } from './accessibility.ts'
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
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Open teleprompter' }).click()
    const prompter = page.getByRole('dialog', { name: `Teleprompter: ${title}` })
    await prompter.getByText(/^1 of \d+ · /).waitFor()
    await page.context().setOffline(true)
    await page.keyboard.press('PageDown')
    await prompter.getByText(/^2 of \d+ · Welcome/).waitFor()
    await page.context().setOffline(false)
    await prompter.getByRole('button', { name: 'Close the teleprompter' }).click()

    await page.getByRole('button', { name: 'Share' }).click()
    const sharing = page.getByRole('dialog', { name: 'Share the run of show' })
    await sharing.getByRole('textbox', { name: 'Whom is it for?' }).fill('Jonah')
    await sharing.getByRole('button', { name: 'Make a link' }).click()
    const url = await sharing.getByRole('textbox', { name: 'Link' }).inputValue()
    await page.goto(url)
    await page.getByText('Put the kettle on.').waitFor()
    await expectAccessible(page)
  },
)
