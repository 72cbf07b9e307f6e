import { overridableKeys } from '@cueroom/core/languages/text-keys.ts'
import { photoCharactersMax } from '@cueroom/core/media/photo-limits.ts'
import type { PublicQuestionnaire, Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import { longestAnswer } from '@cueroom/core/questionnaires/questionnaire-limits.ts'
import { usualSettings } from '@cueroom/core/questionnaires/usual-settings.ts'
import { namedTexts, pageTexts } from '@cueroom/core/testing/page-texts.ts'
import { createElement, type FunctionComponent } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../loader.ts'
import { Surface } from '../shared/surface.tsx'
import { PartMissing } from './question-field.tsx'
import { done, emptyBrowser, lost, refused } from './testing.ts'

/** Which texts guests see where; together they are all that a host can change. */
const shown = {
  form: [
    'yourName',
    'yourEmail',
    'required',
    'chooseOne',
    'answered',
    'progress',
    'questions',
    'minutes',
    'submit',
    'print',
    'clear',
    'savedReady',
    'agree',
    'fileHint',
    'rankHint',
    'rankPlace',
    'moveUp',
    'moveDown',
    'useOrder',
    'contact',
    'copyContact',
  ],
  ranking: ['rankMoved'],
  empty: ['problems', 'answerThis', 'chooseThis', 'chooseSome', 'addPhoto', 'agreeThis', 'rankEach'],
  wrong: ['restored', 'notEmail', 'notUrl', 'notPhone', 'notNumber', 'notDate', 'notText', 'tooLong'],
  changed: ['notOffered', 'notImage', 'photoUnreadable', 'photoRemove'],
  photo: ['largeImage', 'photoAlt'],
  nothing: ['answerOne'],
  clearing: ['clearAsk', 'clearYes', 'clearNo'],
  saving: ['savedAt'],
  refusing: ['savedRefused'],
  off: ['savedOff'],
  copying: ['copied'],
  printing: ['notAnswered'],
  preview: ['preview'],
  steps: ['start', 'seeAll', 'welcome', 'yourHost'],
  stepping: ['next', 'back'],
  sending: ['sending'],
  offline: ['failedTitle', 'failed', 'keptInBrowser', 'sendsLater'],
  busy: ['notSentTitle', 'sendsHere', 'keptOnPage'],
  thanks: ['thanksTitle', 'thanksText', 'thanksDevice', 'copyAnswers', 'goOn'],
  named: ['thanksName'],
  closed: ['closedText', 'closedAsk'],
  link: ['linkTitle', 'linkText', 'answerWithout'],
  locked: ['lockedTitle', 'lockedText'],
  changing: ['sentAt', 'saveChanges'],
  earlier: ['earlier', 'removeEarlier'],
  missing: ['partMissing'],
} satisfies Record<string, (typeof overridableKeys)[number][]>

const texts = namedTexts(overridableKeys)
const settings = { ...usualSettings, texts }
const ask = (id: string, type: Question['type'], options: string[] = []): Question => ({
  id,
  question: id,
  type,
  required: true,
  options,
})
const questions = [
  ask('bio', 'textarea'),
  ask('place', 'select', ['Studio', 'Online']),
  ask('format', 'radio', ['Video', 'Audio']),
  ask('topics', 'checkbox', ['Bees', 'Maps']),
  ask('photo', 'photo'),
  ask('release', 'consent'),
  ask('order', 'ranking', ['One', 'Two']),
  ask('file', 'file'),
]
const questionnaire: PublicQuestionnaire = {
  id: 'own-words',
  title: 'Before we record',
  description: null,
  questions,
  settings,
  branding: { podcastName: 'Kelp Talk', logo: null, accent: null, accentText: null, poweredBy: true },
  contact: { name: 'Cue Works', email: null, phone: null, url: null },
}
const sentBefore = {
  responses: { bio: 'I dig.' },
  submittedAt: '2026-11-20T10:00:00.000Z',
  changedAt: null,
  revision: 1,
}
const optional = { ...questionnaire, questions: [{ ...ask('bio', 'text'), required: false }] }

/** The widget with an answer of the server, and what happens when answers are sent. */
function embed(found: unknown, attributes = '', answer: () => Response | Promise<Response> = done) {
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'POST') return answer()
    return typeof found === 'function' ? found(url) : Response.json(found)
  })
  document.body.innerHTML = `<cueroom-questionnaire questionnaire-id="own-words" api-base="https://cueroom.example" ${attributes}></cueroom-questionnaire>`
  return document.querySelector('cueroom-questionnaire')!
}

/** Keeps answers in the browser as an earlier visit did, whose questions may have been others. */
const keep = (answers: object) =>
  localStorage.setItem(
    'cueroom:answers:own-words',
    JSON.stringify({ answers, token: 'x', savedAt: new Date().toISOString(), pending: false }),
  )

/** Watches what the guest reads from now on: the texts still missing, not counting those that have disappeared again. */
function missing(keys: readonly string[]) {
  const { shadowRoot } = document.querySelector('cueroom-questionnaire')!
  const seen = new Set<string>()
  const look = () => {
    for (const [, key] of shadowRoot!.innerHTML.matchAll(/«(\w+)»/g)) seen.add(key!)
  }
  const watching = new MutationObserver(look)
  watching.observe(shadowRoot!, { subtree: true, childList: true, characterData: true, attributes: true })
  onTestFinished(() => watching.disconnect())
  look()
  return () => keys.filter((key) => !seen.has(key))
}
const press = (key: (typeof overridableKeys)[number]) =>
  userEvent.click(page.getByRole('button', { name: `«${key}»` }))

afterEach(emptyBrowser)

test('hosts can change every text that guests read', () => {
  const all = [...Object.values(shown).flat(), ...pageTexts]
  expect(all.sort()).toEqual([...overridableKeys].sort())
})

test('a form is in the words of its host, and so is what is wrong with it', async () => {
  embed(questionnaire)
  await expect.poll(missing(shown.form)).toEqual([])
  await press('submit')
  await expect.poll(missing(shown.empty)).toEqual([])
})

test('so is what is heard when a choice is moved', async () => {
  embed(questionnaire)
  await userEvent.click(page.getByRole('button', { name: '«moveDown»' }).first())
  await expect.poll(missing(shown.ranking)).toEqual([])
})

test('so are answers in a wrong form, from an earlier visit', async () => {
  keep({
    mail: 'at home',
    web: 'no address',
    phone: 'none',
    age: 'many',
    day: 'tomorrow',
    bio: ['a', 'b'],
    long: 'x'.repeat(longestAnswer + 1),
  })
  const types = {
    mail: 'email',
    web: 'url',
    phone: 'phone',
    age: 'number',
    day: 'date',
    bio: 'text',
    long: 'text',
  }
  const all = Object.entries(types).map(([id, type]) => ask(id, type as Question['type']))
  embed({ ...questionnaire, questions: all })
  const left = missing(shown.wrong)
  await press('submit')
  await expect.poll(left).toEqual([])
})

test('so are choices that are gone, and files that are no photos', async () => {
  keep({ place: 'Elsewhere', photo: 'unreadable' })
  embed({ ...questionnaire, questions: questions.slice(1) })
  const left = missing(shown.changed)
  await press('submit')
  await expect.poll(left).toEqual([])
})

test('so is an answer of before, which its question no longer takes', async () => {
  const earlier = { bio: { answer: 'I dig.', removable: true } }
  const submitted = { ...sentBefore, responses: {}, earlier, locked: false }
  embed({ ...optional, submitted }, 'guest="7.sssssssssssssssssssssc"')
  await expect.poll(missing(shown.earlier)).toEqual([])
})

test('so is a photo that is too large', async () => {
  const photo = `data:image/png;base64,${'A'.repeat(photoCharactersMax)}`
  const submitted = { ...sentBefore, responses: { photo }, locked: false }
  embed(
    { ...questionnaire, questions: [ask('photo', 'photo')], submitted },
    'guest="7.sssssssssssssssssssssc"',
  )
  await expect.poll(missing(['photoAlt'])).toEqual([])
  await press('saveChanges')
  await expect.poll(missing(shown.photo)).toEqual([])
})

test('so is a form without an answer, and what clears it', async () => {
  embed(optional)
  await press('submit')
  await expect.poll(missing(shown.nothing)).toEqual([])
  await press('clear')
  await expect.poll(missing(shown.clearing)).toEqual([])
})

test('so is where answers are kept, and where they are not', async () => {
  embed(optional)
  await userEvent.fill(page.getByLabelText('bio'), 'I dig.')
  await expect.poll(missing(shown.saving)).toEqual([])
  embed(optional, 'autosave="off"')
  await expect.poll(missing(shown.off)).toEqual([])
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError')
  })
  embed(optional)
  await userEvent.fill(page.getByLabelText('bio'), 'I write.')
  await expect.poll(missing(shown.refusing)).toEqual([])
})

test('so are the contact, paper and a preview', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const remove = vi.spyOn(HTMLIFrameElement.prototype, 'remove').mockImplementation(() => {})
  const element = embed(optional)
  await press('copyContact')
  await expect.poll(missing(shown.copying)).toEqual([])
  await press('print')
  await expect
    .poll(() => document.querySelector('iframe')?.contentDocument?.body.innerText)
    .toContain(texts[shown.printing[0]!])
  remove.mockRestore()
  document.querySelector('iframe')?.remove()
  element.preview = optional
  await userEvent.fill(page.getByLabelText('bio'), 'I dig.')
  await press('submit')
  await expect.poll(missing(shown.preview)).toEqual([])
})

test('so are the steps of a form with one question at a time', async () => {
  embed({
    ...questionnaire,
    host: { name: 'Ines', photo: null },
    settings: { ...settings, oneAtATime: 'always' },
  })
  await expect.poll(missing(shown.steps)).toEqual([])
  await press('start')
  await expect.poll(missing(shown.stepping)).toEqual([])
})

test('so is sending, with and without success', async () => {
  embed(optional, '', lost)
  await userEvent.fill(page.getByLabelText('bio'), 'I dig.')
  const left = missing([...shown.sending, ...shown.offline])
  await press('submit')
  await expect.poll(left).toEqual([])
  const wait = refused(429, { error: 'Too many requests.' }, { 'retry-after': '600' })
  embed(optional, 'autosave="off"', wait)
  await userEvent.fill(page.getByLabelText('bio'), 'I dig.')
  await press('submit')
  await expect.poll(missing(shown.busy)).toEqual([])
})

test('so are the thanks', async () => {
  const afterSubmit = { ...usualSettings.afterSubmit, link: 'https://example.com', copy: true }
  const thanking = { ...optional, settings: { ...settings, afterSubmit } }
  embed(thanking)
  await userEvent.fill(page.getByLabelText('bio'), 'I dig.')
  await press('submit')
  await expect.poll(missing(shown.thanks)).toEqual([])
  embed({ ...thanking, guestName: 'Ada' })
  await userEvent.fill(page.getByLabelText('bio'), 'I dig.')
  await press('submit')
  await expect.poll(missing(shown.named)).toEqual([])
})

test('so is a form that can’t be filled in, or that was', async () => {
  embed({ closed: true, title: 'Before we record', settings: { language: null, texts } })
  await expect.poll(missing(shown.closed)).toEqual([])
  embed({ ...optional, submitted: { ...sentBefore, locked: true } }, 'guest="7.sssssssssssssssssssssa"')
  await expect.poll(missing(shown.locked)).toEqual([])
  embed({ ...optional, submitted: { ...sentBefore, locked: false } }, 'guest="7.sssssssssssssssssssssb"')
  await expect.poll(missing(shown.changing)).toEqual([])
  const found = (url: string) =>
    url.includes('guest=')
      ? Response.json({ error: 'No', code: 'invalid_link' }, { status: 400 })
      : Response.json(optional)
  embed(found, 'guest="7.cut"')
  await expect.poll(missing(shown.link)).toEqual([])
})

test('so is what did not load', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => root.unmount())
  const surface = Surface as FunctionComponent<object>
  root.render(createElement(surface, { settings, waiting: null } as object, createElement(PartMissing)))
  await expect.element(page.getByText(texts[shown.missing[0]!]!)).toBeVisible()
})
