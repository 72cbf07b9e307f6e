import { embedCode } from '@cueroom/core/embed/embed-code.ts'
import { expect, onTestFinished } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { element, type Given, loader, startEmbedding } from './embedding.ts'
import { layoutShift } from './layout-shift.ts'
import type { RunningApp } from './running-app.ts'
import { asked, expectUsable } from './widget-on-page.ts'

const { journey, site, questionnaire, open } = startEmbedding({ drawn: true })

journey('a site builder that makes a classic script of the module loads the widget', async (traveller) => {
  await open(traveller, (given) => ({ script: loader(given, '').repeat(2) }))
  await expectUsable(traveller.page)
})

journey('a page that includes the script three times, once pinned, has one widget', async (traveller) => {
  const { page, app } = traveller
  const { url, integrity } = await newest(app)
  const pin = `<script type="module" crossorigin integrity="${integrity}" src="${app.url}${url}"></script>`
  await open(traveller, (given) => ({ script: loader(given) + pin + loader(given, 'type="module" async') }))
  await expectUsable(page)
  expect(await page.getByRole('heading', { name: asked.title }).count()).toBe(1)
})

async function newest(app: RunningApp): Promise<{ url: string; integrity: string }> {
  const { versions } = await (await fetch(`${app.url}/widgets/v1/versions.json`)).json()
  return versions[0]
}

journey('a page that pins a version runs nothing that was changed on the way', async (traveller) => {
  const { page, app } = traveller
  const { url, integrity } = await newest(app)
  const changed = { loader: false, chunk: true }
  const way = site.way(app.url, async (path, response) => {
    const change = path.includes('/loader-') ? changed.loader : changed.chunk
    if (change && path.startsWith('/widgets/')) {
      const code = await (await fetch(app.url + path)).text()
      const headers = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }
      response.writeHead(200, headers).end(`window.ran = true;${code}`)
    }
    return !change || !path.startsWith('/widgets/')
  })
  const script = `<script type="module" crossorigin integrity="${integrity}" src="${way}${url}"></script>`
  const visit = () => open(traveller, { script })
  const ran = () => page.evaluate(() => 'ran' in window)
  await visit()
  await page.getByText("Couldn't load this.").waitFor()
  expect(await ran()).toBe(false)
  changed.chunk = false
  await visit()
  await expectUsable(page)
})

journey(
  'a script that a plugin runs from a blob leaves the link of the page, and no hole',
  async (traveller) => {
    const { page, app } = traveller
    const id = await questionnaire(app)
    const code = embedCode({ origin: app.url, widget: 'questionnaire', id }).replace(
      /^<script.*<\/script>/,
      '',
    )
    const blob = `<script>fetch('${app.url}/widgets/v1/loader.js').then((found) => found.blob()).then((blob) => {
    const script = document.createElement('script')
    script.src = URL.createObjectURL(blob)
    document.head.append(script)
  })</script>`
    const head = '<style>body { background: #111; color: #eee } a { color: yellow }</style>'
    await page.goto(site.page({ head, body: `${code}<p>Other episodes</p>${blob}` }))
    await page.getByText("Couldn't load this.").waitFor()
    await page.getByRole('link', { name: 'Answer the questionnaire' }).waitFor()
    await expectAccessible(page)
    const { height } = (await page.locator('cueroom-questionnaire').boundingBox())!
    expect(height).toBeLessThan(100)
  },
)

journey('a slow server shows that questions are coming, and then they do', async (traveller) => {
  const { page, app } = traveller
  let letThrough = () => {}
  const waiting = new Promise<boolean>((resolve) => {
    letThrough = () => resolve(true)
  })
  const way = site.way(app.url, () => waiting)
  await open(traveller, (given) => ({ script: moved(given, way) }))
  await page.getByText('Loading the questions…').waitFor()
  letThrough()
  await expectUsable(page)
})

/** The loader, for an element that asks another origin than ours. */
const moved = (given: Given, way: string) =>
  `<script>document.querySelector('cueroom-questionnaire').setAttribute('api-base', '${way}')</script>${loader(given)}`

journey(
  'a server that fails or hangs up says so in the widget, and can be asked again',
  async (traveller) => {
    const { page, app } = traveller
    let state = 'fails'
    let refused = 0
    const way = site.way(app.url, (_path, response) => {
      if (state !== 'works') refused++
      if (state === 'fails') response.writeHead(503, { 'access-control-allow-origin': '*' }).end('{}')
      if (state === 'hangs up') response.destroy()
      return state === 'works'
    })
    await open(traveller, (given) => ({ script: moved(given, way) }))
    for (const [turn, next] of ['hangs up', 'works'].entries()) {
      await expect.poll(() => refused).toBeGreaterThan(turn)
      await page.getByRole('heading', { name: "Couldn't load the questions" }).waitFor()
      state = next
      await page.getByRole('button', { name: 'Try again' }).click()
    }
    await expectUsable(page)
  },
)

journey('a guest who is offline loses nothing, before the widget came or after', async (traveller) => {
  // A first visit: in the profile of the others the widget has been loaded before
  const context = await traveller.page.context().browser()!.newContext({ locale: 'en-US' })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await open({ ...traveller, page }, { attributes: 'style="margin-top: 5000px"' })
  await page.waitForFunction(() => customElements.get('cueroom-questionnaire'))
  await context.setOffline(true)
  await page.locator('cueroom-questionnaire').scrollIntoViewIfNeeded()
  await page.getByText("Couldn't load this.").waitFor()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectUsable(page)

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Submit Responses' }).click()
  await page.getByRole('heading', { name: 'Submission Failed' }).waitFor()
  await context.setOffline(false)
  await page.getByRole('heading', { name: /^Thank you/ }).waitFor()
})

journey(
  'a questionnaire nobody made says so on a page of another site, which gets no cookies',
  async (traveller) => {
    const { page, app } = traveller
    await page.goto(site.page({ body: element({ app, id: 'gone' }) + loader({ app }) }))
    await page.getByRole('heading', { name: 'Questionnaire Not Found' }).waitFor()
    await expectAccessible(page)
    expect(await page.context().cookies()).toEqual([])
  },
)

journey(
  'a page that makes, changes, moves and removes elements at any time keeps what was typed',
  async (traveller) => {
    const { page, app } = traveller
    const given = { app, id: await questionnaire(app) }
    await page.goto(site.page({ body: `<div></div><aside></aside>${loader(given)}` }))
    // Attributes come after the element, and one of two elements goes while it loads
    await page.evaluate(
      ({ id, api }) => {
        const late = document.createElement('cueroom-questionnaire')
        const gone = document.createElement('cueroom-questionnaire')
        document.querySelector('div')!.append(late, gone)
        for (const one of [late, gone]) {
          one.setAttribute('api-base', api)
          one.setAttribute('questionnaire-id', id)
          one.setAttribute('autosave', 'off')
        }
        setTimeout(() => gone.remove())
      },
      { id: given.id, api: app.url },
    )
    await expectUsable(page)
    await page.evaluate(() =>
      document.querySelector('aside')!.append(document.querySelector('cueroom-questionnaire')!),
    )
    await page.getByText('5 of 6').waitFor()
    await page.evaluate(() => {
      const before = document.querySelector('div') as HTMLElement & {
        moveBefore(node: Node, child: null): void
      }
      before.moveBefore(document.querySelector('cueroom-questionnaire')!, null)
    })
    await page.getByText('5 of 6').waitFor()
    expect(await page.getByLabel('How is your name pronounced?').inputValue()).toBe('AY-da')
  },
)

journey('several elements stand on one page, also inside of a component of the host', async (traveller) => {
  const { page, app } = traveller
  const given = { app, id: await questionnaire(app) }
  await page.goto(
    site.page({
      body: `${element({ app, id: 'gone' })}<section><template shadowrootmode="open">
        ${element(given, 'autosave="off"')}</template></section>${loader(given)}`,
    }),
  )
  await page.getByRole('heading', { name: 'Questionnaire Not Found' }).waitFor()
  await expectUsable(page)
})

for (const width of [390, 1280])
  journey(
    `at ${width} pixels the code that hosts copy leaves the text around it in place`,
    async (traveller) => {
      const { page, app } = traveller
      await page.setViewportSize({ width, height: 844 })
      const id = await questionnaire(app)
      const code = embedCode({ origin: app.url, widget: 'questionnaire', id })
      const body = `<p>${'About the show. '.repeat(20)}</p>${code}<p>${'Other episodes. '.repeat(40)}</p>`
      await page.goto(site.page({ body }))
      await page.getByRole('heading', { name: asked.title }).waitFor()
      await page.waitForLoadState('networkidle')
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.05)
    },
  )
