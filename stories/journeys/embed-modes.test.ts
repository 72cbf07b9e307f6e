import { frameCode } from '@cueroom/core/embed/embed-code.ts'
import { expect } from 'vitest'
import { element, loader, startEmbedding } from './embedding.ts'
import { hostClient } from './host.ts'
import { asked, expectUsable } from './widget-on-page.ts'

const { journey, site, questionnaire, open } = startEmbedding()

for (const mode of ['popup', 'slide-in', 'side-tab'])
  journey(
    `a ${mode} opens with its button, closes with Escape, and gives the focus back`,
    async (traveller) => {
      const { page } = traveller
      await open(traveller, { attributes: `mode="${mode}" button-label="Join the show"` })
      const button = page.getByRole('button', { name: 'Join the show' })
      await button.click()
      const dialog = page.getByRole('dialog', { name: 'Join the show' })
      await expectUsable(page)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      expect(await focusedText(page)).toBe('Join the show')
      await button.click()
      expect(await page.getByLabel('How is your name pronounced?').inputValue()).toBe('AY-da')
      await page.getByRole('button', { name: 'Close' }).click()
      await dialog.waitFor({ state: 'hidden' })
    },
  )

const focusedText = (page: Parameters<typeof expectUsable>[0]) =>
  page.evaluate(() => {
    let focused = document.activeElement
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    return focused?.textContent
  })

journey("a page's own button opens the form, also one that is added later", async (traveller) => {
  const { page } = traveller
  await open(traveller, { attributes: 'opener=".join"' })
  await page.waitForFunction(() =>
    document.querySelector('cueroom-questionnaire')?.shadowRoot?.querySelector('dialog'),
  )
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<button class="join">Apply here</button>'),
  )
  await page.getByRole('button', { name: 'Apply here' }).click()
  await expectUsable(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => focusedText(page)).toBe('Apply here')
})

journey('a frame grows with its content, and passes the parameters of the page on', async (traveller) => {
  const { page, app } = traveller
  const id = await questionnaire(app)
  const code = frameCode({ origin: app.url, widget: 'questionnaire', id }, 'Questions')
  await page.goto(`${site.page({ body: code })}?utm_source=letter&guest=nobody`)
  const frame = page.frameLocator('iframe')
  await frame.getByLabel('How is your name pronounced?').fill('AY-da')
  const height = () => page.evaluate(() => document.querySelector('iframe')!.getBoundingClientRect().height)
  await expect.poll(height).not.toBe(1200)
  const before = await height()
  await frame.getByLabel('How would you introduce yourself?').fill('I write programs.\n'.repeat(40))
  await expect.poll(height).toBeGreaterThan(before + 300)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await frame.getByRole('button', { name: 'Submit Responses' }).click()
  expect((await sent).postDataJSON().source).toMatchObject({ fields: { utm_source: 'letter' } })
})

journey(
  'a form asks one question at a time, in German, and thanks in the words of the host',
  async (traveller) => {
    const { page, app } = traveller
    const host = await hostClient(app)
    const { id } = await host.questionnaires.create({
      body: {
        title: 'Vor der Aufnahme',
        questions: [
          {
            id: 'place',
            question: 'Wo treffen wir uns?',
            type: 'radio',
            options: ['Studio', 'Online'],
            required: true,
          },
          {
            id: 'mic',
            question: 'Welches Mikrofon?',
            type: 'text',
            showIf: { question: 'place', is: 'Online' },
          },
          { id: 'order', question: 'Was ist dir wichtig?', type: 'ranking', options: ['Bienen', 'Karten'] },
          { id: 'ok', question: 'Aufnahme', type: 'consent', details: 'Wir dürfen senden.', required: true },
        ],
        settings: {
          language: 'de',
          oneAtATime: 'always',
          hiddenFields: ['episode'],
          texts: { submit: 'Abschicken' },
          afterSubmit: { text: 'Bis bald im Studio.', link: 'https://example.com/book', copy: true },
        },
      },
    })
    const widget = element({ app, id }, 'fields="series=bees" pass-data data-list="vip"')
    await page.goto(`${site.page({ body: widget + loader({ app }) })}?episode=12&utm_medium=mail&other=x`)
    const next = page.getByRole('button', { name: 'Weiter' })
    await page.getByRole('button', { name: 'Los geht’s' }).click()
    await page.getByLabel('Ihr Name').fill('Ada Lovelace')
    await page.keyboard.press('Enter')
    await page.getByLabel('Ihre E-Mail-Adresse').fill('ada at home')
    await next.click()
    await page.getByText('Geben Sie eine gültige E-Mail-Adresse ein.').first().waitFor()
    await page.getByLabel('Ihre E-Mail-Adresse').fill(`ada.${Date.now()}@engine.example`)
    await next.click()
    await next.click()
    await page.getByText('Bitte wählen Sie eine Antwort.').first().waitFor()
    await page.getByLabel('Online').check()
    await next.click()
    await page.getByLabel('Welches Mikrofon?').waitFor()
    await page.getByRole('button', { name: 'Zurück' }).click()
    await page.getByLabel('Studio').check()
    await next.click()
    await page.getByRole('button', { name: 'Nach oben: Karten' }).click()
    await expect.poll(() => page.locator('ol.ranking bdi').allTextContents()).toEqual(['Karten', 'Bienen'])
    await next.click()
    await page.getByText('Wir dürfen senden.').waitFor()
    await page.getByLabel('Ich stimme zu').check()
    await page.getByRole('button', { name: 'Abschicken' }).click()
    await page.getByText('Bis bald im Studio.').waitFor()
    expect(await page.getByRole('link', { name: 'Weiter' }).getAttribute('href')).toBe(
      'https://example.com/book',
    )
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Kopie der Antworten herunterladen' }).click()
    expect((await download).suggestedFilename()).toBe('Vor der Aufnahme.txt')
    const [stored] = await host.questionnaires.responses({ params: { id }, query: {} })
    expect(stored).toMatchObject({
      responses: { place: 'Studio', order: ['Karten', 'Bienen'], ok: 'Agreed to version 1' },
      source: { fields: { episode: '12', utm_medium: 'mail', series: 'bees', list: 'vip' } },
    })
    expect(stored!.source.fields).not.toHaveProperty('other')
    expect(stored!.responses).not.toHaveProperty('mic')
  },
)

journey('a page in Arabic has its form in Arabic, from right to left', async (traveller) => {
  const { page } = traveller
  await open(traveller, (given) => ({ attributes: 'lang="ar"', script: loader(given) }))
  await page.getByRole('button', { name: 'إرسال الإجابات' }).waitFor()
  const surface = page.locator('cueroom-questionnaire .cueroom')
  expect(await surface.getAttribute('dir')).toBe('rtl')
  expect(await surface.getAttribute('lang')).toBe('ar')
  expect(await page.getByRole('heading', { name: asked.title }).count()).toBe(1)
})
