import { ApiError, NetworkError } from '@cueroom/core/contract/client.ts'
import { themes } from '@cueroom/core/embed/themes.ts'
import { offerOf } from '@cueroom/core/sponsorship/offer.ts'
import type { PublicSponsorship } from '@cueroom/core/sponsorship/sponsorship-page.ts'
import { sampleShow } from '@cueroom/core/testing/samples.ts'
import { Sponsorship } from '@cueroom/widgets/sponsorship/sponsorship.tsx'
import css from '@cueroom/widgets/sponsorship/sponsorship.css?inline'
import { expect } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { branding, fails, withStyles } from '../testing/widget-story.tsx'

const offer: PublicSponsorship = {
  ...offerOf(sampleShow.sponsorshipSettings),
  inquiries: true,
  branding,
}
const { packages } = offer
const unsettled: PublicSponsorship = { ...offer, ...offerOf(null), inquiries: false }

type Api = Parameters<typeof Sponsorship>[0]['api']
type Calls = Api['sponsorship']
const answering = (
  get: Calls['get'],
  inquire: Calls['inquire'] = async () => ({ success: true, receivedAt: '2026-11-21T10:00:00Z' }),
): Api => ({ sponsorship: { get, inquire } })
const showing = (shown: PublicSponsorship, inquire?: Calls['inquire']) =>
  answering(async () => shown, inquire)

const meta = preview.meta({
  title: 'Widgets/Sponsorship',
  component: Sponsorship,
  args: { id: 'default', api: showing(offer), theme: 'light' },
  decorators: [withStyles(css)],
})

export const Packages = meta.story({
  play: async ({ canvas, userEvent }) => {
    const ask = await canvas.findByRole('button', { name: 'Ask about this: Mid-roll, $320 per episode' })
    await userEvent.click(ask)
    await expect(canvas.getByLabelText(/^Company/)).toHaveFocus()
    await expect(canvas.getByLabelText('Package')).toHaveDisplayValue('Mid-roll, $320 per episode')
  },
})

export const InTheDark = meta.story({
  args: { theme: 'dark', heading: 'Sponsorship Opportunities' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sponsorship Opportunities' })).toBeVisible()
  },
})

const Themed = (props: Parameters<typeof Sponsorship>[0]) => (
  <>
    {Object.keys(themes).map((theme) => (
      <Sponsorship key={theme} {...props} theme={theme} heading={theme} />
    ))}
  </>
)

export const EveryTheme = meta.story({
  args: { api: showing({ ...offer, packages: packages.slice(0, 2), inquiries: false }) },
  render: (props) => <Themed {...props} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('$320')).toHaveLength(Object.keys(themes).length)
  },
})

export const WithItsOwnColour = meta.story({
  args: {
    api: showing({
      ...offer,
      branding: { ...offer.branding, accent: '#c8402f', accentText: '#ffffff', poweredBy: false },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send inquiry' })).toBeVisible()
    await expect(canvas.queryByText('Powered by Cueroom')).toBeNull()
  },
})

export const OnePackageAndNoAddress = meta.story({
  args: {
    api: showing({ ...offer, packages: packages.slice(0, 1), audience: [], contact: unsettled.contact }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('marketing@example.com')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

export const OnlyAContact = meta.story({
  args: { api: showing({ ...offer, packages: [], audience: [], inquiries: false }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Write to us' })).toBeVisible()
  },
})

export const NothingSettled = meta.story({
  args: { api: showing(unsettled) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No Sponsorship Information Available' }),
    ).toBeVisible()
  },
})

export const Incomplete = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send inquiry' }))
    await expect(await canvas.findByRole('heading', { name: '2 fields need another look' })).toBeVisible()
  },
})

interface Played {
  canvas: {
    findByLabelText(text: RegExp): Promise<HTMLElement>
    getByLabelText(text: RegExp): HTMLElement
    getByRole(role: string, options: { name: string }): HTMLElement
  }
  userEvent: { paste(text: string): Promise<void>; click(element: Element): Promise<void> }
}

async function fillInAndSend({ canvas, userEvent }: Played) {
  await userEvent.click(await canvas.findByLabelText(/^Company/))
  await userEvent.paste('Kelp Tools')
  await userEvent.click(canvas.getByLabelText(/^Email address/))
  await userEvent.paste('ada@kelp.example')
  await userEvent.click(canvas.getByRole('button', { name: 'Send inquiry' }))
}

export const Sending = meta.story({
  args: { api: showing(offer, () => new Promise(() => {})) },
  play: async (context) => {
    await fillInAndSend(context)
    await expect(await context.canvas.findByRole('button', { name: 'Sending…' })).toBeVisible()
  },
})

export const Refused = meta.story({
  args: { api: showing(offer, fails(new ApiError(403, '{"error":"This page is closed for now."}'))) },
  play: async (context) => {
    await fillInAndSend(context)
    await expect(
      await context.canvas.findByRole('heading', { name: 'Couldn’t send your inquiry' }),
    ).toBeVisible()
  },
})

export const WithoutConnection = meta.story({
  args: { api: showing(offer, fails(new NetworkError('offline'))) },
  play: async (context) => {
    await fillInAndSend(context)
    await expect(await context.canvas.findByText(/we’ll send it automatically/)).toBeVisible()
  },
})

export const Sent = meta.story({
  play: async (context) => {
    await fillInAndSend(context)
    await expect(await context.canvas.findByRole('heading', { name: 'Thank you!' })).toBeVisible()
  },
})

export const Loading = meta.story({
  args: { api: answering(() => new Promise(() => {})) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the packages…')).toBeVisible()
  },
})

export const Missing = meta.story({
  args: { api: answering(fails(new ApiError(404, '{"error":"Show not found"}'))) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sponsorship Page Not Found' })).toBeVisible()
  },
})

export const Closed = meta.story({
  args: { api: answering(async () => ({ closed: true as const, title: sampleShow.podcastName })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/closed for now/)).toBeVisible()
  },
})

export const NotLoaded = meta.story({
  args: { api: answering(fails(new NetworkError('offline'))) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
})
