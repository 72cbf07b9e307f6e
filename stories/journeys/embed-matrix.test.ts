import { join } from 'node:path'
import { compile } from 'svelte/compiler'
import { build, type Plugin } from 'vite'
import { expect } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { element, loader, startEmbedding } from './embedding.ts'
import type { Traveller } from './journey.ts'
import { asked, expectToFit, expectUsable, lookOf, styleOf } from './widget-on-page.ts'

const { journey, site, questionnaire, open } = startEmbedding()

let plain: ReturnType<typeof lookOf> | undefined
/** The look on a page without any style of its own. */
function plainLook(traveller: Traveller) {
  return (plain ??= (async () => {
    const page = await traveller.page.context().newPage()
    await open({ ...traveller, page })
    const look = await lookOf(page)
    await page.close()
    return look
  })())
}

const hostile: Record<string, string> = {
  'resets everything, with importance': '* { all: unset !important }',
  'shrinks, colours and spaces everything, with importance':
    '* { font: 3px/1 fantasy !important; color: red !important; letter-spacing: 2em !important; text-indent: 9em !important }',
  'sets the root font to 40 px': 'html { font-size: 40px } body { font-size: 2rem; line-height: 3 }',
  'spaces letters and words and writes in capitals':
    'html { letter-spacing: 1em; word-spacing: 2em; text-transform: uppercase; white-space: pre; text-align: center }',
}
for (const [what, css] of Object.entries(hostile)) {
  journey(`a page that ${what} changes nothing in the widget`, async (traveller) => {
    await open(traveller, { head: `<style>${css}</style>` })
    expect(await lookOf(traveller.page)).toEqual(await plainLook(traveller))
    await expectUsable(traveller.page)
  })
}

journey('a page that reads from right to left does not turn an English widget', async (traveller) => {
  const { page } = traveller
  await open(traveller, { html: 'dir="rtl"' })
  await expectUsable(page)
  const radio = (await page.getByLabel('Online').boundingBox())!
  const choice = (await page.locator('.choice', { hasText: 'Online' }).boundingBox())!
  expect(radio.x).toBeCloseTo(choice.x, 0)
  await expectToFit(page)
})

journey('on a dark page the widget is dark when asked to follow, and can be read', async (traveller) => {
  const { page } = traveller
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(traveller, {
    head: '<style>html { background: #111; color: #eee; color-scheme: dark }</style>',
    attributes: 'theme="auto"',
  })
  await expectUsable(page)
  const background = () => styleOf(page, '.cueroom', 'background-color')
  await expect.poll(background).toBe('rgb(23, 27, 38)')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(background).toBe('rgb(255, 255, 255)')
})

const policies: Record<string, (app: string) => string> = {
  'lets in the scripts, calls and pictures of the server and nothing else, no styles either': (app) =>
    `default-src 'none'; script-src ${app}; connect-src ${app}; img-src ${app} data:`,
  'trusts a nonce, and what trusted scripts bring': (app) =>
    `default-src 'none'; script-src 'nonce-aGVsbG8' 'strict-dynamic'; connect-src ${app}; img-src ${app} data:`,
  'requires trusted types and allows no policy': (app) =>
    `require-trusted-types-for 'script'; trusted-types 'none'; script-src ${app}`,
}
for (const [what, policy] of Object.entries(policies)) {
  journey(`a page that ${what} shows the widget whole`, async (traveller) => {
    await open(traveller, (given) => ({
      headers: { 'content-security-policy': policy(given.app.url) },
      script: loader(given, 'type="module" nonce="aGVsbG8"'),
    }))
    await expectUsable(traveller.page)
    expect(await lookOf(traveller.page)).toEqual(await plainLook(traveller))
    await expectPicture(traveller)
  })
}

async function expectPicture({ page }: Traveller) {
  const width = () => page.locator('img.logo').evaluate((logo: HTMLImageElement) => logo.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
}

journey('an isolated page (COEP) shows the widget and the logo', async (traveller) => {
  const isolated = {
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
  }
  await open(traveller, { headers: isolated, script: '' })
  // Isolation takes a secure context, and names below localhost are one
  expect(await traveller.page.evaluate(() => crossOriginIsolated)).toBe(true)
  await open(traveller, (given) => ({
    headers: isolated,
    script: loader(given, 'type="module" crossorigin'),
  }))
  await expectUsable(traveller.page)
  await expectPicture(traveller)
})

journey(
  'in a frame without storage, of another site, a guest answers and is told what is kept',
  async (traveller) => {
    const { page, app } = traveller
    const given = { app, id: await questionnaire(app) }
    const inner = site.page({ body: element(given) + loader(given) }, 'builder')
    await page.goto(
      site.page({ body: `<iframe sandbox="allow-scripts" src="${inner}" title="Form"></iframe>` }),
    )
    const frame = page.frames()[1]!
    await expectUsable(frame)
    await frame.getByText('doesn’t let the page save your answers').waitFor()
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await frame.getByRole('button', { name: 'Submit Responses' }).click()
    expect((await sent).postDataJSON()).toMatchObject({ responses: { name: 'AY-da' } })
  },
)

journey(
  'the page made for frames works inside another site, and says the truth about saving',
  async (traveller) => {
    const { page, app } = traveller
    const id = await questionnaire(app)
    await page.goto(site.page({ body: `<iframe src="${app.url}/embed/q/${id}" title="Form"></iframe>` }))
    const frame = page.frames()[1]!
    await expectUsable(frame)
    const told = frame.getByText(/Saved in this browser at|doesn’t let the page save/)
    const saysSaved = (await told.innerText()).startsWith('Saved')
    const isSaved = await frame.evaluate(() => {
      try {
        return Object.keys(localStorage).length > 0
      } catch {
        return false
      }
    })
    expect(saysSaved).toBe(isSaved)
  },
)

journey('a page written with React 19 changes, removes and hears the widget', async (traveller) => {
  const { page, app } = traveller
  const given = { app, id: await questionnaire(app) }
  const script = site.script(await bundled('react-host.ts'))
  const html = `data-id="${given.id}" data-api="${app.url}"`
  const host = `<div id="page"></div>${loader(given)}<script type="module" src="${script}"></script>`
  await page.goto(site.page({ html, body: host }))
  await page.getByText(`Ready: ${asked.title}`).waitFor()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Darker' }).click()
  await expect.poll(() => styleOf(page, '.cueroom', 'background-color')).toBe('rgb(23, 27, 38)')
  await page.getByText('5 of 6').waitFor()
  await page.getByRole('button', { name: 'Take it away' }).click()
  await page.getByRole('heading', { name: asked.title }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await page.getByText('We restored your answers').waitFor()
})

const orders: Record<string, string> = { objects: 'with the script first', texts: 'before the script' }
for (const hands of ['objects', 'texts'])
  journey(`pages of every framework hand ${hands} over, ${orders[hands]}`, async (traveller) => {
    const { page, app } = traveller
    const given = { app, id: await questionnaire(app) }
    const host = `<script type="module" src="${site.script(await frameworkHosts())}"></script>`
    // A script that comes late finds elements with what the framework has set
    const late = `<script>addEventListener('load', () => setTimeout(() => {
      const script = document.createElement('script'); script.type = 'module'
      script.src = '${app.url}/widgets/v1/loader.js'; document.head.append(script)
    }))</script>`
    const body = hands === 'objects' ? loader(given) + host : host + late
    await page.goto(
      site.page({ html: `data-id="${given.id}" data-api="${app.url}" data-hands="${hands}"`, body }),
    )
    const answers = async () => {
      const found: Record<string, string> = {}
      for (const place of await page.locator('section').all()) {
        await place.scrollIntoViewIfNeeded()
        const name = place.getByLabel('How is your name pronounced?')
        const bees = place.getByLabel('Bees')
        found[(await place.getAttribute('id'))!] =
          `${await name.inputValue()} ${await bees.isChecked()} ${await place.getAttribute('aria-label')}`
      }
      return found
    }
    await expect.poll(answers).toEqual({
      react: 'react true ready',
      react18: 'react18 true ready',
      angular: 'angular true ready',
      vue: 'vue true ready',
      preact: 'preact true ready',
      svelte: 'svelte true ready',
      lit: 'lit true ready',
      plain: 'plain true ready',
    })
  })

let hosts: Promise<string> | undefined
const frameworkHosts = () => (hosts ??= bundled('framework-hosts.ts'))

const compileSvelte: Plugin = {
  name: 'compile-svelte',
  transform: (code, id) =>
    id.endsWith('.svelte') ? compile(code, { filename: id, generate: 'client' }).js.code : undefined,
}

async function bundled(file: string): Promise<string> {
  const made = await build({
    configFile: false,
    plugins: [compileSvelte],
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: { input: join(import.meta.dirname, file), output: { format: 'es' } },
    },
  })
  const [output] = [made].flat()
  if (!output || !('output' in output)) throw new Error('Nothing was bundled')
  return output.output[0].code
}

journey('at 320 pixels, also by a zoom of 400 %, everything fits and can be reached', async (traveller) => {
  const { page } = traveller
  await page.setViewportSize({ width: 320, height: 640 })
  await open(traveller, { head: '<style>body { margin: 0 }</style>' })
  await expectUsable(page)
  await expectToFit(page)
  // A window of 1280 × 1024 pixels, each four times as large
  await page.setViewportSize({ width: 320, height: 256 })
  await expectToFit(page)
  await page.getByLabel('How is your name pronounced?').focus()
  for (let tab = 0; tab < 12; tab++) {
    const box = await page.evaluate(() => {
      const inner = document.querySelector('cueroom-questionnaire')?.shadowRoot?.activeElement
      return inner?.getBoundingClientRect().toJSON()
    })
    if (box) expect(box.top < 256 && box.bottom > 0).toBe(true)
    await page.keyboard.press('Tab')
  }
})

journey('on paper the widget is black on white, whole, and without buttons', async (traveller) => {
  const { page } = traveller
  await open(traveller, { attributes: 'theme="midnight"' })
  await expectUsable(page)
  await page.getByLabel('How would you introduce yourself?').fill('One more line.\n'.repeat(30))
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => styleOf(page, 'h2', 'color')).toBe('rgb(0, 0, 0)')
  await expect.poll(() => styleOf(page, '.cueroom', 'background-color')).toBe('rgb(255, 255, 255)')
  await expect.poll(() => page.getByRole('button').count()).toBe(0)
  const story = page.getByLabel('How would you introduce yourself?')
  const cut = () => story.evaluate((area) => area.scrollHeight - area.clientHeight)
  await expect.poll(cut).toBeLessThanOrEqual(0)
})

journey(
  'with forced colours every field and button has an edge, with reduced motion nothing moves',
  async (traveller) => {
    const { page } = traveller
    await page.emulateMedia({ forcedColors: 'active' })
    await open(traveller)
    await expectUsable(page)
    for (const piece of [
      'input:not([type=radio])',
      'textarea',
      'select',
      'button.primary',
      'button:not(.primary)',
    ]) {
      expect(await styleOf(page, piece, 'border-top-style'), `on ${piece}`).toBe('solid')
      expect(await styleOf(page, piece, 'border-top-width'), `on ${piece}`).toBe('1px')
      const edge = await styleOf(page, piece, 'border-top-color')
      expect(edge, `on ${piece}`).not.toBe(await styleOf(page, '.cueroom', 'background-color'))
      expect(edge, `on ${piece}`).not.toMatch(/^rgba\(.*, 0\)$/)
    }
    const moving = await page.evaluate(() => {
      const root = document.querySelector('cueroom-questionnaire')!.shadowRoot!
      return [...root.querySelectorAll('*')]
        .filter((piece) => {
          const { animationName, transitionDuration } = getComputedStyle(piece)
          return animationName !== 'none' || !/^0s(, 0s)*$/.test(transitionDuration)
        })
        .map((piece) => piece.className)
    })
    expect(moving).toEqual([])
  },
)
