import { usualSettings } from '@cueroom/core/questionnaires/usual-settings.ts'
import { expect } from 'vitest'
import { element, loader, startEmbedding } from './embedding.ts'
import { asked, expectUsable, styleOf } from './widget-on-page.ts'

const { journey, site, questionnaire, open } = startEmbedding()

/** What hosts put an element into, written around `*`. */
const placements: Record<string, string> = {
  // Named by hosts who reported a collapsed form
  'a centred row': '<div style="display: flex; justify-content: center">*</div>',
  'a centred column': '<div style="display: flex; flex-direction: column; align-items: center">*</div>',
  'a centred grid': '<div style="display: grid; place-items: center">*</div>',
  'an inline block': '<div style="display: inline-block">*</div>',
  'a box that fits its content': '<div style="width: fit-content">*</div>',
  'a float': '<div style="float: left">*</div><div style="clear: both"></div>',
  'an absolute box':
    '<div style="position: relative; height: 1500px"><div style="position: absolute">*</div></div>',
  'a table cell': '<table><tr><td>*</td></tr></table>',
  'an open dialog': '<dialog open style="position: static; margin: 0; padding: 0; border: 0">*</dialog>',
  // And what else pages are made of
  'a popover':
    '<div popover id="pop" style="position: static; display: block; padding: 0; border: 0">*</div>',
  'a fieldset': '<fieldset style="border: 0; padding: 0; margin: 0"><legend>Form</legend>*</fieldset>',
  'open details': '<details open><summary>Form</summary>*</details>',
  'a grid of automatic columns': '<div style="display: inline-grid; grid-template-columns: auto">*</div>',
  'a parent without a box': '<div style="display: flex"><div style="display: contents">*</div></div>',
  'text of vertical lines': '<div style="writing-mode: vertical-rl; width: 100%">*</div>',
  'a box of the width of its longest line': '<div style="width: max-content; max-width: 100%">*</div>',
  'a list item in a wrapping row':
    '<ul style="display: flex; flex-wrap: wrap; padding: 0"><li style="list-style: none">*</li></ul>',
  'a button of the page that was never closed': '<p style="display: inline-flex"><span>*</span></p>',
  'a sticky box':
    '<div style="display: flex; align-items: start"><div style="position: sticky; top: 0">*</div></div>',
  'a box that is skipped until seen':
    '<div style="content-visibility: auto; contain-intrinsic-size: 10px">*</div>',
}

for (const width of [390, 1280]) {
  journey(`at ${width} pixels a questionnaire fills whatever it is put into`, async (traveller) => {
    const { page, app } = traveller
    await page.setViewportSize({ width, height: 900 })
    const given = { app, id: await questionnaire(app) }
    const all = Object.entries(placements).map(([name, html]) =>
      html.replace('*', element(given, `autosave="off" data-in="${name}"`)),
    )
    const style = '<style>body { margin: 0 } main { padding: 0 16px }</style>'
    await page.goto(site.page({ head: style, body: all.join('\n') + loader(given) }))
    await page.waitForFunction(() => customElements.get('cueroom-questionnaire'))
    const branding = { podcastName: 'Kelp', poweredBy: false }
    const preview = { ...asked, id: 'x', branding, settings: usualSettings }
    await page.evaluate((shown) => {
      for (const each of document.querySelectorAll('cueroom-questionnaire'))
        each.preview = {
          ...shown,
          description: shown.description ?? null,
          contact: null,
          questions: shown.questions.map((question) => ({
            required: false,
            ...question,
            options: question.options ?? [],
          })),
          branding: { ...shown.branding, logo: null, accent: null, accentText: null },
        } as never
    }, preview)
    const widths = () =>
      page.evaluate(async () => {
        const found: Record<string, number> = {}
        for (const each of document.querySelectorAll<HTMLElement>('cueroom-questionnaire')) {
          each.scrollIntoView()
          await new Promise((resolve) => setTimeout(resolve, 30))
          const form = each.shadowRoot?.querySelector('form')
          found[each.dataset['in'] ?? ''] = form ? form.getBoundingClientRect().width : -1
        }
        return found
      })
    // What is left of the window after the page's padding and the widget's own
    const least = width === 390 ? 300 : 600
    await expect
      .poll(async () => Object.entries(await widths()).filter(([, found]) => found < least))
      .toEqual([])
    expect(Object.keys(await widths())).toHaveLength(Object.keys(placements).length)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
}

journey('a page whose variables have the names of a theme changes no colour', async (traveller) => {
  const names = ['accent', 'accent-text', 'surface', 'text', 'error', 'radius', 'font']
  const variables = names.map((name) => `--theme-${name}: rgb(1 2 3); --${name}: rgb(1 2 3)`).join(';')
  await open(traveller, { head: `<style>:root { ${variables} }</style>` })
  await expectUsable(traveller.page)
  expect(await styleOf(traveller.page, '.cueroom', 'color')).toBe('rgb(29, 36, 51)')
  expect(await styleOf(traveller.page, '.cueroom', 'background-color')).toBe('rgb(255, 255, 255)')
})

journey('a page with shortcuts for every key lets guests type, and still hears Escape', async (traveller) => {
  const { page } = traveller
  await open(traveller, {
    head: `<script>
      for (const type of ['keydown', 'keypress', 'keyup', 'paste', 'selectstart'])
        document.addEventListener(type, (event) => { if (event.key !== 'Escape') event.preventDefault(); else window.closed = true })
    </script>`,
  })
  const name = page.getByLabel('How is your name pronounced?')
  await name.click()
  await page.keyboard.type('AY-da /?jk')
  expect(await name.inputValue()).toBe('AY-da /?jk')
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => 'closed' in window)).toBe(true)
})

journey('a page that lets nothing be selected or pressed by touch lets guests write', async (traveller) => {
  const { page } = traveller
  await open(traveller, {
    head: '<style>body { user-select: none; -webkit-user-select: none; pointer-events: none; cursor: none }</style>',
  })
  await expectUsable(page)
  expect(await styleOf(page, '.cueroom', 'user-select')).toBe('text')
})

journey('what the page hides stays hidden, and what it shows again is there', async (traveller) => {
  const { page } = traveller
  await open(traveller, { head: '<style>main { visibility: hidden }</style>' })
  await page.waitForFunction(() =>
    document.querySelector('cueroom-questionnaire')?.shadowRoot?.querySelector('form'),
  )
  expect(await page.getByRole('heading', { name: asked.title }).isVisible()).toBe(false)
  await page.addStyleTag({ content: 'main { visibility: visible !important }' })
  await expectUsable(page)
})

journey('a page translated by the browser can be filled in and sent', async (traveller) => {
  const { page } = traveller
  await open(traveller)
  await page.getByRole('heading', { name: asked.title }).waitFor()
  const translate = () =>
    page.evaluate(() => {
      const root = document.querySelector('cueroom-questionnaire')!.shadowRoot!
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts.filter(
        ({ data, parentElement }) => data.trim() && parentElement?.tagName !== 'FONT',
      )) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data.replace('Audio', 'Ton')
        outer.append(inner)
        text.replaceWith(outer)
      }
    })
  await translate()
  await page.getByLabel('Which format?').selectOption('Audio')
  await page.getByLabel('Online').check()
  await page.getByLabel('How is your name pronounced?').fill('AY-da')
  await page.getByLabel('Your email address').fill('ada at home')
  await page.getByRole('button', { name: 'Submit Responses' }).click()
  await page.getByRole('heading', { name: 'needs another look' }).waitFor()
  await translate()
  await page.getByLabel('Your email address').fill('ada@engine.example')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Submit Responses' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ responses: { format: 'Audio', place: 'Online' } })
  await page.getByRole('heading', { name: /^Thank you/ }).waitFor()
})

journey(
  'a server named with a slash at its end, and spaces around the id, is understood',
  async (traveller) => {
    const { page, app } = traveller
    const id = await questionnaire(app)
    const host = `<cueroom-questionnaire questionnaire-id=" ${id} " api-base="${app.url}//"></cueroom-questionnaire>`
    await page.goto(site.page({ body: host + loader({ app }) }))
    await expectUsable(page)
  },
)

journey('questions in Hebrew and Arabic read from right to left, with their answers', async (traveller) => {
  const { page, app } = traveller
  const { hostClient } = await import('./host.ts')
  const host = await hostClient(app)
  const { id } = await host.questionnaires.create({
    body: {
      title: 'לפני ההקלטה',
      questions: [
        { id: 'story', question: 'ספרו לנו על עצמכם', type: 'textarea' },
        { id: 'format', question: 'أين نلتقي؟', type: 'radio', options: ['في الاستوديو', 'Online'] },
      ],
    },
  })
  await page.goto(site.page({ body: element({ app, id }) + loader({ app }) }))
  const story = page.getByLabel('ספרו לנו על עצמכם')
  await story.fill('שלום')
  const direction = (selector: string) => styleOf(page, selector, 'direction')
  expect(await direction('h2')).toBe('rtl')
  expect(await direction('legend')).toBe('rtl')
  expect(await direction('#cueroom-story')).toBe('rtl')
  // The page's own language is English, and so are the buttons
  expect(await direction('.actions')).toBe('ltr')
})

journey(
  'a photo with transparent parts turns white there, and its removal keeps the place',
  async (traveller) => {
    const { page } = traveller
    await open(traveller)
    const png = await page.evaluate(() => {
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = 40
      return canvas.toDataURL('image/png').split(',')[1]!
    })
    const photo = page.getByLabel('A photo of you')
    await photo.setInputFiles({
      name: 'clear.png',
      mimeType: 'image/png',
      buffer: Buffer.from(png, 'base64'),
    })
    const shown = page.getByRole('img', { name: 'The photo you chose' })
    await shown.waitFor()
    const colour = await shown.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      const canvas = document.createElement('canvas')
      const paint = canvas.getContext('2d')!
      paint.drawImage(image, 0, 0)
      return [...paint.getImageData(5, 5, 1, 1).data.slice(0, 3)]
    })
    for (const channel of colour) expect(channel).toBeGreaterThan(250)
    await page.getByRole('button', { name: 'Remove photo' }).click()
    await expect.poll(() => photo.evaluate((input: HTMLInputElement) => input.matches(':focus'))).toBe(true)
  },
)
