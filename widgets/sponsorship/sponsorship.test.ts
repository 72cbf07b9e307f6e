import type { NewInquiry } from '@cueroom/core/sponsorship/inquiry.ts'
import type { PublicSponsorship } from '@cueroom/core/sponsorship/sponsorship-page.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../loader.ts'

const offer: PublicSponsorship = {
  configured: true,
  packages: [
    {
      key: 'mid-roll:320',
      id: 'mid-roll',
      name: 'Mid-roll',
      description: '30–60-second ads during the episode.',
      price: 320,
      currency: 'USD',
      per: 'episode',
      bookedUntil: null,
      priceText: '$320 per episode',
    },
    {
      key: 'custom',
      id: 'custom',
      name: 'Custom',
      description: 'Something else, agreed with the sponsor.',
      price: null,
      currency: 'EUR',
      per: 'month',
      bookedUntil: '2999-01-31',
      priceText: 'Price on request',
    },
  ],
  audience: [{ key: 'monthlyDownloads', label: 'Monthly downloads', value: '24,500' }],
  contact: {
    name: 'Beatriz Lindholm',
    title: 'Partnerships',
    email: 'partners@kelp.example',
    placeholder: false,
    phone: '+31 20 555 0178',
  },
  inquiries: true,
  branding: { podcastName: 'Kelp Talk', logo: null, accent: null, accentText: null, poweredBy: true },
  privacy: 'Kelp Talk stores what you send here.',
}

type Answer = () => Response | Promise<Response>
const done: Answer = () =>
  Response.json({ success: true, receivedAt: '2026-11-21T10:00:00.000Z' }, { status: 201 })
const refused =
  (status: number, problem: object, headers = {}): Answer =>
  () =>
    Response.json({ code: 'failed', ...problem }, { status, headers })
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

/** What was sent, newest last. */
let sent: NewInquiry[] = []
const server = (shown: Answer, ...answers: Answer[]) =>
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return shown()
    sent.push(JSON.parse(String(init.body)))
    return (answers[Math.min(sent.length, answers.length) - 1] ?? done)()
  })
const showing =
  (shown: object = offer): Answer =>
  () =>
    Response.json(shown)

function embed(attributes = 'show-id="kelp" api-base="https://cueroom.example"') {
  document.body.innerHTML = `<cueroom-sponsorship ${attributes}></cueroom-sponsorship>`
  return document.body.firstElementChild as HTMLElement
}
const heading = (name: string) => page.getByRole('heading', { name })
const company = () => page.getByLabelText('Company (required)')
const email = () => page.getByLabelText('Email address (required)')
const send = () => userEvent.click(page.getByRole('button', { name: 'Send inquiry' }))
async function fillIn() {
  await userEvent.fill(company(), 'Kelp Tools')
  await userEvent.fill(email(), 'ada@kelp-tools.example')
}
const thanks = async () => {
  await expect.element(heading('Thank you!')).toBeVisible()
}

beforeEach(() => {
  sent = []
  server(showing())
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('a German page names prices, what they are for, and until when a package is booked', async () => {
  const [first, second] = offer.packages
  const newsletter = { ...second!, id: 'newsletter' as const, key: 'newsletter:1250:EUR:month', price: 1250 }
  server(showing({ ...offer, packages: [first, newsletter] }))
  const element = embed('show-id="kelp" api-base="https://cueroom.example" lang="de" package="newsletter"')
  await expect.element(page.getByText('Gebucht bis 31. Januar 2999')).toBeVisible()
  await expect.element(page.getByLabelText('Paket')).toHaveDisplayValue(/1\.250\s€ pro Monat/)
  expect(element.shadowRoot!.querySelector('.chosen')?.textContent).toContain('1.250')
})

test('a page that is gone, closed or empty says so', async () => {
  server(refused(404, { error: 'No' }))
  embed()
  await expect.element(heading('Sponsorship Page Not Found')).toBeVisible()

  server(showing({ closed: true, title: 'Kelp Talk' }))
  embed()
  await expect.element(heading('Kelp Talk')).toBeVisible()
  await expect.element(page.getByText(/closed for now/)).toBeVisible()

  server(showing({ ...offer, configured: false, packages: [], audience: [], inquiries: false }))
  embed()
  await expect.element(heading('No Sponsorship Information Available')).toBeVisible()
  await expect
    .element(page.getByText("This show hasn't configured their sponsorship packages yet."))
    .toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('a server that fails can be asked again', async () => {
  server(lost)
  embed()
  await expect.element(heading("Couldn't load the packages")).toBeVisible()
  server(showing())
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(heading('Sponsorship Packages')).toBeVisible()
})

test('packages, prices an episode, audience and contact are shown, of the show that is named', async () => {
  const fetch = vi.fn(async (..._call: [string, RequestInit]) => Response.json(offer))
  vi.stubGlobal('fetch', fetch)
  const ready = vi.fn()
  document.body.addEventListener('cueroom-ready', (event) => ready(event.detail), { once: true })
  embed('show-id="kelp" api-base="https://cueroom.example" heading="Sponsorship Opportunities"')
  await expect.element(heading('Sponsorship Opportunities')).toBeVisible()
  const packages = page.getByRole('list', { name: 'Packages' }).getByRole('listitem')
  await expect
    .poll(() => packages.elements().map((element) => element.textContent))
    .toEqual([
      expect.stringContaining('Mid-roll$320 per episode30–60-second ads during the episode.'),
      expect.stringContaining('CustomPrice on request'),
    ])
  await expect.element(page.getByText('24,500')).toBeVisible()
  const mail = page.getByRole('link', { name: 'partners@kelp.example' })
  await expect.element(mail).toHaveAttribute('href', 'mailto:partners@kelp.example')
  await expect.element(page.getByText('Powered by Cueroom')).toBeVisible()
  await expect.poll(() => ready.mock.calls).toEqual([[{ showId: 'kelp', title: 'Kelp Talk', packages: 2 }]])
  expect(fetch.mock.calls[0]![0]).toBe('https://cueroom.example/api/sponsorship/kelp?lang=en')
  await expect.element(page.getByText('Kelp Talk stores what you send here.')).toBeVisible()
  expect(fetch.mock.calls[0]![1].credentials).toBe('omit')
})

test('in 220 pixels, as of a sidebar, everything fits', async () => {
  server(showing(offer))
  const element = embed('show-id="kelp" api-base="https://cueroom.example"')
  element.style.width = '220px'
  await expect.element(page.getByRole('button', { name: 'Send inquiry' })).toBeVisible()
  const surface = element.shadowRoot!.querySelector('.cueroom')!
  expect(surface.getBoundingClientRect().width).toBeLessThanOrEqual(220)
  expect(surface.scrollWidth).toBeLessThanOrEqual(surface.clientWidth)
})

test('without an id the only show of the server is asked for', async () => {
  const asked = vi.fn(async (..._call: [string]) => Response.json(offer))
  vi.stubGlobal('fetch', asked)
  embed('api-base="https://cueroom.example"')
  await expect.element(heading('Sponsorship Packages')).toBeVisible()
  expect(asked.mock.calls[0]![0]).toMatch(/\/api\/sponsorship\/only\?lang=en$/)
})

test('an address that only stands in for one is no link, and a page without inquiries has no form', async () => {
  const contact = { ...offer.contact, email: 'marketing@example.com', placeholder: true }
  server(showing({ ...offer, contact, inquiries: false }))
  embed()
  await expect.element(page.getByText('marketing@example.com')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'marketing@example.com' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('what is missing is named in a summary that leads to the field, and nothing is sent', async () => {
  const element = embed()
  await send()
  await expect.element(heading('2 fields need another look')).toBeVisible()
  await expect.poll(() => element.shadowRoot?.activeElement?.className).toBe('summary')
  await userEvent.click(page.getByRole('button', { name: 'Email address' }))
  await expect.poll(() => element.shadowRoot?.activeElement).toBe(email().element())
  await userEvent.keyboard('ada')
  await expect.element(heading('1 field needs another look')).toBeVisible()
  await send()
  await expect.element(email()).toHaveAccessibleDescription('Valid email required')
  expect(sent).toEqual([])
})

test('a sponsor asks about a package with the keyboard alone, once, and is thanked', async () => {
  const element = embed()
  const submitted = vi.fn()
  element.addEventListener('cueroom-submit', (event) => submitted(event.detail))
  const ask = page.getByRole('button', { name: 'Ask about this: Mid-roll, $320 per episode' })
  await expect.element(ask).toBeVisible()
  ;(ask.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => element.shadowRoot?.activeElement).toBe(company().element())
  await userEvent.keyboard('Kelp Tools{Tab}ada@kelp-tools.example{Tab}{Tab}Six episodes?{Tab}')
  await userEvent.keyboard('{Enter}{Enter}')
  await thanks()
  await expect.element(page.getByText(/They’ll reply to ada@kelp-tools.example/)).toBeVisible()
  await expect.poll(() => element.shadowRoot?.activeElement?.textContent).toBe('Thank you!')
  expect(sent).toEqual([
    {
      companyName: 'Kelp Tools',
      email: 'ada@kelp-tools.example',
      package: 'mid-roll:320',
      message: 'Six episodes?',
      uniqueToken: expect.stringMatching(/^[\w-]{22}$/),
      seconds: expect.any(Number),
    },
  ])
  expect(submitted).toHaveBeenCalledWith({ submittedAt: '2026-11-21T10:00:00.000Z' })
  await expect.element(ask).not.toBeInTheDocument()
})

test('a field that people do not see is sent when a program fills it in', async () => {
  const element = embed()
  await fillIn()
  const trap = element.shadowRoot!.querySelector<HTMLInputElement>('[name=subject]')!
  expect(trap.parentElement!.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  trap.value = 'buy pills'
  await send()
  await expect.poll(() => sent[0]?.subject).toBe('buy pills')
})

test.each([
  [refused(403, { error: 'This page is closed for now.' }), 'This page is closed for now.'],
  [() => new Response('', { status: 418 }), 'Server error: 418'],
])('a refused inquiry says why and keeps what was typed: %#', async (answer, text) => {
  server(showing(), answer, done)
  const element = embed()
  const failed = vi.fn()
  element.addEventListener('cueroom-error', (event) => failed(event.detail))
  await fillIn()
  await send()
  await expect.element(heading('Couldn’t send your inquiry')).toBeVisible()
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(company()).toHaveValue('Kelp Tools')
  expect(failed).toHaveBeenCalledWith({ reason: 'submit', message: text })
  await send()
  await thanks()
})

test('a field that the server does not accept is named at its place', async () => {
  const details = [{ path: 'email', message: 'Valid email required' }]
  server(showing(), refused(400, { error: 'Valid email required', details }))
  embed()
  await fillIn()
  await send()
  await expect.element(email()).toHaveAccessibleDescription('Valid email required')
})

test('without a connection it waits, and goes out under the same name when it is back', async () => {
  server(showing(), lost, done)
  embed()
  await fillIn()
  await send()
  await expect.element(page.getByText(/we’ll send it automatically/)).toBeVisible()
  dispatchEvent(new Event('online'))
  await thanks()
  expect(sent[1]!.uniqueToken).toBe(sent[0]!.uniqueToken)
})

test('what was changed while it waited is sent as a new one', async () => {
  server(showing(), lost, done)
  embed()
  await fillIn()
  await send()
  await expect.element(page.getByText(/we’ll send it automatically/)).toBeVisible()
  await userEvent.selectOptions(page.getByLabelText('Package'), 'Custom, Price on request')
  await send()
  await thanks()
  expect(sent[1]!.uniqueToken).not.toBe(sent[0]!.uniqueToken)
  expect(sent[1]!.package).toBe('custom')
})

test('a package that the host changed while a sponsor wrote is shown, and what was typed stays', async () => {
  let shown: object = offer
  server(
    () => Response.json(shown),
    refused(409, { error: 'The package was changed.', code: 'offer_changed' }),
    done,
  )
  embed()
  await fillIn()
  await userEvent.selectOptions(page.getByLabelText('Package'), 'Mid-roll, $320 per episode')
  const [first, ...others] = offer.packages
  const dearer = { ...first!, key: 'mid-roll:400', price: 400, priceText: '$400 per episode' }
  shown = { ...offer, packages: [dearer, ...others] }
  await send()
  await expect.element(page.getByText('$400', { exact: true })).toBeVisible()
  await expect.element(page.getByLabelText('Package')).toHaveValue('')
  await expect.element(company()).toHaveValue('Kelp Tools')
  await send()
  await thanks()
  expect(sent[1]!.package).toBe('')
})

test('names and figures that look like markup are text', async () => {
  const hostile = '<img src=x onerror=alert(1)></script>'
  const branding = { ...offer.branding, podcastName: hostile }
  const contact = { ...offer.contact, name: hostile, title: hostile, phone: hostile }
  const audience = [{ key: 'growthRate', label: 'Growth', value: hostile }]
  server(showing({ ...offer, branding, contact, audience }))
  const element = embed()
  await expect.element(page.getByText(hostile).first()).toBeVisible()
  expect(element.shadowRoot?.querySelector('img, script')).toBeNull()
})

test('a compact card shows names and prices, and opens the rest in its place', async () => {
  server(showing())
  embed('show-id="kelp" api-base="https://cueroom.example" compact')
  await expect.element(page.getByText('$320 per episode')).toBeVisible()
  expect(page.getByRole('textbox').elements()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Sponsor us' }))
  await expect.element(page.getByLabelText(/^Company/)).toBeVisible()
  await expect.element(page.getByText('30–60-second ads during the episode.')).toBeVisible()
})

test.each(['en', 'it', 'nl'])(
  'in a column of 240 pixels no word of the heading breaks (%s)',
  async (lang) => {
    embed(
      `show-id="kelp" api-base="https://cueroom.example" lang="${lang}" style="display:block;width:240px"`,
    )
    const title = page.getByRole('heading', { level: 2 })
    await expect.element(title).toBeVisible()
    const text = title.element().firstChild as Text
    const broken = [...text.data.matchAll(/\p{L}+/gu)].filter(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return range.getClientRects().length > 1
    })
    expect(broken.map(([word]) => word)).toEqual([])
  },
)
