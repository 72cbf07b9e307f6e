import { usualSettings } from '@cueroom/core/questionnaires/usual-settings.ts'
import type { PublicQuestionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import type { NewSubmission } from '@cueroom/core/questionnaires/submission.ts'
import type { NewVisit } from '@cueroom/core/questionnaires/visit.ts'
import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

const question = { required: false, options: [] }
export const questionnaire: PublicQuestionnaire = {
  id: 'before-we-record',
  title: 'Before we record',
  description: null,
  questions: [
    { ...question, id: 'bio', question: 'Who are you?', type: 'textarea', required: true },
    {
      ...question,
      id: 'place',
      question: 'Where?',
      type: 'radio',
      required: true,
      options: ['Studio', 'Online'],
    },
    { ...question, id: 'topics', question: 'Which topics?', type: 'checkbox', options: ['Bees', 'Maps'] },
  ],
  settings: usualSettings,
  branding: { podcastName: 'Kelp Talk', logo: null, accent: null, accentText: null, poweredBy: true },
  contact: { name: 'Cue Works', email: 'hello@cue.example', phone: null, url: 'https://cue.example' },
  privacy: 'Kelp Talk stores what you send here.',
}

type Answer = () => Response | Promise<Response>
export const done: Answer = () =>
  Response.json({ success: true, submittedAt: '2026-11-21T10:00:00.000Z' }, { status: 201 })
export const refused =
  (status: number, problem: object, headers = {}): Answer =>
  () =>
    Response.json({ code: 'failed', ...problem }, { status, headers })
export const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

/** What was sent, newest last. */
export const sent: NewSubmission[] = []
/** What was reported about visits, newest last. */
export const visits: NewVisit[] = []
export const server = (...answers: Answer[]) =>
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.endsWith('/visits')) {
      visits.push(JSON.parse(String(init?.body)))
      return Response.json({ done: true })
    }
    if (init?.method !== 'POST') return Response.json(questionnaire)
    sent.push(JSON.parse(String(init.body)))
    return (answers[Math.min(sent.length, answers.length) - 1] ?? done)()
  })

/** A page with the questionnaire on it. */
export function embed(attributes = '') {
  document.body.innerHTML = `<cueroom-questionnaire questionnaire-id="before-we-record" api-base="https://cueroom.example" ${attributes}></cueroom-questionnaire>`
  return document.body.firstElementChild as HTMLElementTagNameMap['cueroom-questionnaire']
}
export const submit = () => userEvent.click(page.getByRole('button', { name: 'Submit Responses' }))
export async function fillIn() {
  await userEvent.fill(page.getByLabelText('Who are you? (required)'), 'I dig.')
  await userEvent.click(page.getByLabelText('Online'))
}
export const thanks = async (text = 'Thank you!') => {
  await expect.element(page.getByRole('heading', { name: text })).toBeVisible()
}
export const key = 'cueroom:answers:before-we-record'

/** A browser as before a test: no page, nothing stubbed, sent or kept, as after clearing a site's data. */
export async function emptyBrowser(): Promise<void> {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sent.length = 0
  visits.length = 0
  await new Promise((resolve) => {
    const deletion = indexedDB.deleteDatabase('cueroom')
    for (const event of ['success', 'error']) deletion.addEventListener(event, resolve)
  })
}

/** What the disk has of answers, under their key. */
export async function onDisk(key: string): Promise<unknown> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('cueroom', 1)
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', reject)
  })
  try {
    return await new Promise((resolve, reject) => {
      const reading = database.transaction('answers').objectStore('answers').get(key)
      reading.addEventListener('success', () => resolve(reading.result))
      reading.addEventListener('error', reject)
    })
  } finally {
    database.close()
  }
}
