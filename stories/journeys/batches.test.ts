import { startModelServer } from '@cueroom/api/testing/model-server.ts'
import type { PublicQuestionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import type { Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { expectAccessibleAgain } from './accessibility.ts'
import { hostClient, signIn, visitorClient } from './host.ts'
import { startJourneys } from './journey.ts'
import type { RunningApp } from './running-app.ts'

const model = await startModelServer()
afterAll(() => model.close())
// Two at a time, so that some texts are written while others wait
const journey = startJourneys({
  OPENAI_BASE_URL: model.baseUrl,
  OPENAI_MODEL: 'local-model',
  GENERATION_CONCURRENCY: '2',
})

// As long as the show wants it, so that the model is asked once
const introduction = Array.from({ length: 44 }, () => 'She counts the same nine reefs every month.').join(' ')

const generate = (page: Page) => page.getByRole('button', { name: 'Generate for all' }).first()
const batch = (page: Page) => page.getByRole('article', { name: /^Guest Introduction, / })
const done = (page: Page) => page.getByText("Your guests' texts are ready")
/** The button that starts it, with the number of texts. */
const begin = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Generate \d/ })

/** Lets the first texts of a batch be written; the others are when it is released. */
function holdTexts(first: number) {
  let release = () => {}
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  const written = Array.from({ length: first }, () => ({ text: introduction }))
  model.behave(...written, { text: introduction, until })
  return release
}

/** A screen has subscribed to the events of a running batch, so that it notices the end. */
const following = (page: Page, screen: string) =>
  page.waitForRequest(
    (request) => request.url().endsWith('/events') && new URL(request.frame().url()).pathname === screen,
  )

journey('introductions for all are written while the host does something else', async ({ page, app }) => {
  const host = await hostClient(app)
  await signIn(page, app)
  await page.goto('/generate/all')
  const finish = holdTexts(2)
  await generate(page).click()
  await begin(page).waitFor()
  await expectAccessibleAgain(page)
  const total = Number(/\d+/.exec(await begin(page).innerText())![0])
  await begin(page).click()
  await batch(page)
    .getByText(new RegExp(`^[1-9] saved, .* of ${total} texts$`))
    .waitFor()
  await expectAccessibleAgain(page)

  const isFollowed = following(page, '/show-settings')
  await page.goto('/show-settings')
  await isFollowed
  finish()
  await done(page).waitFor()
  await page.getByText(`${total} texts written`).waitFor()
  await page.getByRole('button', { name: 'View texts' }).click()
  await batch(page).getByText(`${total} saved of ${total} texts`).waitFor()
  await expectAccessibleAgain(page)

  const maya = (await host.guests.list({ query: { search: 'Maya Okafor' } }))[0]!
  await answerAgain(app, maya.id)
  await page.goto(`/generate?guest=${maya.id}`)
  await page.getByText(/^The guest's answers .*changed since this was written\./).waitFor()
  await expectAccessibleAgain(page)

  await page.goto('/generate/all')
  await generate(page).click()
  await page.getByText('Nothing to write').waitFor()
  await page.getByRole('radio', { name: 'Missing or out of date' }).check()
  // Maya has suggested a correction of hers
  await page.getByRole('checkbox', { name: 'Replace edited and checked texts, too' }).check()
  const finishOne = holdTexts(0)
  const oneIsFollowed = following(page, '/generate/all')
  await page.getByRole('button', { name: 'Generate 1 text', exact: true }).click()
  await oneIsFollowed
  finishOne()
  await done(page).waitFor()
  await page.goto(`/generate?guest=${maya.id}`)
  await page.getByRole('article', { name: 'Guest Introduction for Maya Okafor' }).waitFor()
  await expect.poll(() => page.getByText('changed since this was written').count()).toBe(0)
})

/** What a guest does with the link that the host sent: changes the answers. */
async function answerAgain(app: RunningApp, guestId: number) {
  const [host, visitor] = [await hostClient(app), visitorClient(app)]
  const [questionnaire] = await host.questionnaires.list()
  const id = questionnaire!.id
  const { path } = await host.questionnaires.personalLink({ params: { id, guestId } })
  const guest = new URL(path, 'http://any').searchParams.get('guest')!
  const shown: unknown = await visitor.questionnaires.get({ params: { id }, query: { guest } })
  const { responses, revision } = (shown as PublicQuestionnaire).submitted!
  await visitor.questionnaires.submit({
    params: { id },
    body: {
      responses: { ...responses, bio: 'I have moved on to the deep sea.' },
      guest,
      revises: revision,
    },
  })
}
