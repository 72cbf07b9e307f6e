import { never } from '../guests/sample-cards.ts'
import { type Feature, features, type Features } from '@cueroom/core/entitlements/features.ts'
import { MarketingScreen } from '@cueroom/dashboard/marketing/marketing-screen.tsx'
import { expect, screen, type userEvent as UserEvent, waitFor, type within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { asSignedIn, signedInAs } from '../testing/signed-in.ts'
import { toasted } from '../testing/toasted.ts'
import { broken, marketingAnswers } from './marketing-answers.ts'

const at = (tab: string) => `/marketing?tab=${tab}`
const answering = (marketing: object, rest: object = {}) => ({
  ...marketingAnswers,
  ...rest,
  marketing: { ...marketingAnswers.marketing, ...marketing },
})
const without = (...locked: Feature[]) =>
  signedInAs({
    features: Object.fromEntries(features.map((feature) => [feature, !locked.includes(feature)])) as Features,
  })

const meta = preview.meta({
  title: 'Dashboard/Marketing/Hub',
  component: MarketingScreen,
  beforeEach: asSignedIn,
  parameters: { answers: marketingAnswers, path: '/marketing' },
})

type User = Pick<typeof UserEvent, 'click' | 'paste' | 'clear'>
interface Scene {
  canvas: ReturnType<typeof within>
  userEvent: User
}

async function invite({ canvas, userEvent }: Scene) {
  await userEvent.click(await canvas.findByRole('combobox', { name: /^Guest name/ }))
  await userEvent.paste('Maya Okafor')
  await userEvent.click(canvas.getByLabelText(/^Show topic/))
  await userEvent.paste('Reefs')
  await userEvent.click(canvas.getByRole('button', { name: 'Generate invitation' }))
}
const choose = async (canvas: Scene['canvas'], userEvent: User, field: RegExp, option: string) => {
  await userEvent.click(await canvas.findByRole('combobox', { name: field }))
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${option}`) }))
}
export const Invitation = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No invitation yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to Show Settings' })).toBeVisible()
  },
})

export const InvitationEndings = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, /^Email ending/, 'Custom')
    await expect(await canvas.findByLabelText('Custom ending')).toBeVisible()
    await choose(canvas, userEvent, /^Email ending/, 'Questionnaire')
    await expect(await canvas.findByText(/You have no active questionnaire/)).toBeVisible()
  },
})

export const InvitationRefused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear Invitation style' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Email ending' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Generate invitation' }))
    for (const problem of ['Guest name', 'Show topic', 'Invitation style', 'Email ending']) {
      await expect(canvas.getByText(`${problem} is required`)).toBeVisible()
    }
  },
})

export const InvitationBeingWritten = meta.story({
  parameters: { answers: answering({ guestInvite: never }) },
  play: async (scene) => {
    await invite(scene)
    await expect(await scene.canvas.findByRole('status', { name: 'Writing…' })).toBeVisible()
    await expect(scene.canvas.getByRole('button', { name: 'Cancel' })).toBeVisible()
  },
})

export const InvitationWritten = meta.story({
  play: async (scene) => {
    await invite(scene)
    const frame = await scene.canvas.findByTitle('Invitation to Maya Okafor')
    await expect(frame).toHaveAttribute('sandbox', '')
    await waitFor(() => expect(frame.getBoundingClientRect().height).toBeGreaterThanOrEqual(384))
    await expect(scene.canvas.getByRole('button', { name: 'Copy email' })).toBeVisible()
    await expect(scene.canvas.getByText(/Offer two dates/)).toBeVisible()
  },
})

export const InvitationFailed = meta.story({
  parameters: { answers: answering({ guestInvite: broken }) },
  play: async (scene) => {
    await invite(scene)
    await toasted('Generation failed')
    await expect(scene.canvas.getByRole('combobox', { name: /^Guest name/ })).toHaveValue('Maya Okafor')
  },
})

export const Locked = meta.story({
  parameters: {
    answers: { ...marketingAnswers, auth: without('guestInvitations', 'sponsorDiscovery') },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/It costs \$29\.00/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Generate invitation' })).toBeNull()
    await userEvent.click(canvas.getByRole('tab', { name: 'Sponsor Discovery' }))
    await expect(await canvas.findByText(/It costs \$49\.00/)).toBeVisible()
  },
})

export const SubscriptionInactive = meta.story({
  parameters: { answers: { ...marketingAnswers, auth: signedInAs({ active: false }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Generation is paused')).toBeVisible()
  },
})

export const Discovery = meta.story({
  parameters: { path: at('sponsor-discovery') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Radius in miles' })).toHaveValue('25 miles')
    await userEvent.clear(canvas.getByLabelText(/^Audience size/))
    await userEvent.click(canvas.getByRole('button', { name: 'Find sponsors' }))
    await expect(canvas.getByText('Audience size is required')).toBeVisible()
  },
})

export const DiscoveryFound = meta.story({
  parameters: { path: at('sponsor-discovery') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Find sponsors' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Independent booksellers' }))
    await expect(canvas.getByRole('button', { name: 'Save sponsor' })).toBeVisible()
    await expect(canvas.getAllByText('unverified')).toHaveLength(2)
  },
})

export const DiscoveryRunning = meta.story({
  parameters: { path: at('sponsor-discovery'), answers: answering({ identifySponsors: never }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Find sponsors' }))
    await expect(await canvas.findByRole('status', { name: 'Writing…' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible()
  },
})

export const DiscoveryFailed = meta.story({
  parameters: { path: at('sponsor-discovery'), answers: answering({ identifySponsors: broken }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Find sponsors' }))
    await toasted('Discovery failed')
    await expect(await canvas.findByRole('button', { name: 'Find sponsors' })).toBeEnabled()
  },
})

export const DiscoveryFoundNothing = meta.story({
  parameters: {
    path: at('sponsor-discovery'),
    answers: answering({
      identifySponsors: () => ({
        ...marketingAnswers.marketing.identifySponsors(),
        sponsors: [],
        strategyNotes: [],
      }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Find sponsors' }))
    await expect(await canvas.findByText(/No sponsors match these filters/)).toBeVisible()
  },
})

export const SettingsNotLoaded = meta.story({
  parameters: {
    path: at('sponsor-discovery'),
    answers: answering({}, { show: { settings: broken } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load your show settings")).toBeVisible()
  },
})

export const Outreach = meta.story({
  parameters: { path: at('sponsor-outreach') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Release date')).toBeVisible()
    await choose(canvas, userEvent, /^Episode status/, 'Previously released')
    await expect(canvas.queryByLabelText('Release date')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Generate outreach' }))
    await toasted('Please enter a sponsor company name')
    await expect(canvas.getByText('Sponsor name is required')).toBeVisible()
  },
})

export const OutreachFromASavedSponsor = meta.story({
  parameters: { path: `${at('sponsor-outreach')}&sponsor=2` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText(/^Sponsor name/)).toHaveValue('Kelpworks')
    await userEvent.click(canvas.getByRole('button', { name: 'Generate outreach' }))
    await expect(await canvas.findByText('Check before sending')).toBeVisible()
    await expect(canvas.getByText('qwen3-8b')).toBeVisible()
  },
})

const longWord = `Kelp${'Tools'.repeat(30)}`

export const OutreachToALongWord = meta.story({
  parameters: {
    path: `${at('sponsor-outreach')}&sponsor=2`,
    answers: answering({
      sponsorOutreach: () => ({ ...marketingAnswers.marketing.sponsorOutreach(), label: longWord }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate outreach' }))
    await expect(await canvas.findByRole('heading', { name: `Outreach to ${longWord}` })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
})

export const DiscoveryOfALongWord = meta.story({
  parameters: {
    path: at('sponsor-discovery'),
    answers: answering({
      identifySponsors() {
        const found = marketingAnswers.marketing.identifySponsors()
        const [sponsor] = found.sponsors
        const long = {
          ...sponsor!,
          companyName: longWord,
          industry: longWord,
          reasonForMatch: longWord,
          estimatedBudgetRange: longWord,
          contactStrategy: longWord,
        }
        return { ...found, note: longWord, strategyNotes: [longWord], sponsors: [long] }
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Find sponsors' }))
    await expect(await canvas.findByRole('checkbox', { name: longWord })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
})

export const OutreachBeingWritten = meta.story({
  parameters: {
    path: `${at('sponsor-outreach')}&sponsor=2`,
    answers: answering({ sponsorOutreach: never }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate outreach' }))
    await expect(await canvas.findByRole('status', { name: 'Writing…' })).toBeVisible()
  },
})

export const OutreachFailed = meta.story({
  parameters: {
    path: `${at('sponsor-outreach')}&sponsor=2`,
    answers: answering({ sponsorOutreach: broken }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate outreach' }))
    await toasted('Generation failed')
    await expect(canvas.getByLabelText(/^Sponsor name/)).toHaveValue('Kelpworks')
  },
})

export const OutreachSponsorsNotFetched = meta.story({
  parameters: { path: at('sponsor-outreach'), answers: answering({}, { sponsors: { list: broken } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch sponsors')).toBeVisible()
  },
})

export const OutreachWithoutGuests = meta.story({
  parameters: { path: at('sponsor-outreach'), answers: answering({}, { guests: { list: () => [] } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Add Your First Guest' })).toBeVisible()
  },
})

export const GuestsLoading = meta.story({
  parameters: { path: at('social-media'), answers: answering({}, { guests: { list: never } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the form' })).toBeVisible()
  },
})

export const GuestsNotLoaded = meta.story({
  parameters: { path: at('social-media'), answers: answering({}, { guests: { list: broken } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load your guests")).toBeVisible()
  },
})

export const Posts = meta.story({
  parameters: { path: at('social-media') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Your own'))
    await expect(await canvas.findByLabelText('Custom hashtags')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Generate posts' }))
    await expect(canvas.getByText('Please select at least one platform')).toBeVisible()
  },
})

export const PostsWritten = meta.story({
  parameters: { path: at('social-media') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'X (Twitter)' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Generate posts' }))
    await expect(await canvas.findByRole('button', { name: 'Copy X (Twitter) post 1' })).toBeVisible()
    await expect(canvas.getByText('Strategy Suggestions')).toBeVisible()
    await expect(canvas.getByText(/shortened to fit/)).toBeVisible()
    await userEvent.click(canvas.getByText('One page'))
    await expect(await canvas.findByTitle('Posts about Maya Okafor')).toHaveAttribute('sandbox', '')
    await userEvent.click(canvas.getByRole('radio', { name: 'Posts' }))
  },
})

const openHistory = async ({ canvas, userEvent }: Scene) =>
  userEvent.click(await canvas.findByRole('tab', { name: 'History' }))

export const History = meta.story({
  parameters: { path: at('sponsor-outreach') },
  play: async (scene) => {
    await openHistory(scene)
    await expect((await scene.canvas.findAllByRole('button', { name: /^View / })).length).toBe(2)
  },
})

export const HistoryEmpty = meta.story({
  parameters: { answers: answering({ results: () => [] }) },
  play: async (scene) => {
    await openHistory(scene)
    await expect(await scene.canvas.findByText('No results yet')).toBeVisible()
  },
})

export const HistoryLoading = meta.story({
  parameters: { answers: answering({ results: never }) },
  play: async (scene) => {
    await openHistory(scene)
    await expect(await scene.canvas.findByRole('status', { name: 'Loading the history' })).toBeVisible()
  },
})

export const HistoryNotLoaded = meta.story({
  parameters: { answers: answering({ results: broken }) },
  play: async (scene) => {
    await openHistory(scene)
    await expect(await scene.canvas.findByText("Couldn't load your history")).toBeVisible()
  },
})
