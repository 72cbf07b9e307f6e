import '../loader.ts'
import { usualSettings } from '@cueroom/core/questionnaires/usual-settings.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { emptyBrowser } from '../questionnaires/testing.ts'

const questionnaire = {
  id: 'before',
  title: 'Before we record',
  description: null,
  questions: [{ id: 'bio', question: 'Who are you?', type: 'text', required: true, options: [] }],
  settings: usualSettings,
  branding: { podcastName: 'Kelp Talk', logo: null, accent: null, accentText: null, poweredBy: true },
  contact: null,
}

function embed(attributes: string, answer: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async () => answer())
  document.body.innerHTML = `<cueroom-questionnaire questionnaire-id="before" api-base="https://cueroom.example" ${attributes}></cueroom-questionnaire>`
}
const panel = () => page.getByRole('note', { name: 'Debugging' })
const says = async (text: RegExp) => {
  await expect.element(panel().getByText(text).first()).toBeVisible()
}
const fine = () => Response.json(questionnaire)

afterEach(emptyBrowser)

test('visitors see nothing of it', async () => {
  embed('', fine)
  await expect.element(page.getByLabelText('Who are you? (required)')).toBeVisible()
  await expect.element(panel()).not.toBeInTheDocument()
})

test('a wrong id is named on the page and in the console, with what to do', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  embed('debug', () => Response.json({ error: 'Questionnaire not found' }, { status: 404 }))
  await says(/✗ Questionnaire: There is no active questionnaire with the id before/)
  await says(/cueroom questionnaires activate before/)
  expect(error.mock.calls.flat().join()).toContain('There is no active questionnaire with the id before')
})

test('a server that does not answer is told from a policy of the page that stops the call', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  embed('debug', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect.element(panel()).toBeVisible()
  await says(/https:\/\/cueroom.example doesn.t answer/)
  embed('debug="true"', () => {
    const stopped = {
      blockedURI: 'https://cueroom.example/api/questionnaires/before',
      effectiveDirective: 'connect-src',
      originalPolicy: "default-src 'self'; script-src *",
    }
    document.dispatchEvent(new SecurityPolicyViolationEvent('securitypolicyviolation', stopped))
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  await says(/“default-src 'self'” stops its calls/)
  await says(/connect-src 'self' https:\/\/cueroom.example/)
})

test('a sponsorship page says whom it asked for in vain, also where debug comes late', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', async () => Response.json({ error: 'Sponsorship page not found' }, { status: 404 }))
  document.body.innerHTML =
    '<cueroom-sponsorship show-id="gone" api-base="https://cueroom.example"></cueroom-sponsorship>'
  await expect.element(page.getByText('Sponsorship Page Not Found')).toBeVisible()
  await expect.element(panel()).not.toBeInTheDocument()
  document.querySelector('cueroom-sponsorship')!.setAttribute('debug', '')
  await says(/✗ Sponsorship: There is no show with the id gone/)
  await says(/Embed in Show Settings, Sponsorship/)
})

test('an element without show-id, on a server with several shows, is named', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', async () => Response.json({ error: 'Show not found' }, { status: 404 }))
  document.body.innerHTML =
    '<cueroom-sponsorship debug api-base="https://cueroom.example"></cueroom-sponsorship>'
  await expect.element(page.getByText('Sponsorship Page Not Found')).toBeVisible()
  await says(/The element has no show-id, but this server has several shows/)
})

test('a place too narrow to fill in a form is named, with its width', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  embed('debug style="width:240px"', fine)
  await expect.element(panel()).toBeVisible()
  await says(/✗ Width: The page gives the widget 240 pixels; it needs 280/)
  embed('debug style="width:280px"', fine)
  await says(/✓ Questionnaire: “Before we record”/)
  await expect.element(panel().getByText(/Width/)).not.toBeInTheDocument()
})

test('colours that cannot be read are named, with the property', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  embed('debug style="--cueroom-accent:#ffd400;--cueroom-accent-text:#ffffff"', fine)
  await expect.element(panel()).toBeVisible()
  await says(/✓ Questionnaire: “Before we record”, 1 question/)
  await says(/at least 4\.5:1\.\s?Fix: --cueroom-accent-text: #000000/)
})
