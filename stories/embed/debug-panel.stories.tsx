import { DebugPanel } from '@cueroom/widgets/debug/debug-panel.tsx'
import { expect, spyOn } from 'storybook/test'
import preview from '../.storybook/preview.tsx'

/** An element that has come to say something, so that nothing more is waited for. */
function settled() {
  const element = document.createElement('div')
  element.attachShadow({ mode: 'open' }).innerHTML = '<p role="alert">Not found</p>'
  return element
}
const questionnaire = { title: 'Before we record', questions: [{}, {}, {}] }
const answering = (answer: () => Promise<Response>) => () => {
  const asked = spyOn(window, 'fetch').mockImplementation(answer)
  const told = [spyOn(console, 'error'), spyOn(console, 'info')].map((spy) =>
    spy.mockImplementation(() => {}),
  )
  return () => {
    for (const spy of [asked, ...told]) spy.mockRestore()
  }
}

const meta = preview.meta({
  title: 'Widgets/Debug panel',
  component: DebugPanel,
  args: {
    element: settled(),
    widget: 'questionnaire' as 'questionnaire' | 'sponsorship',
    id: 'before-we-record',
    server: 'https://cueroom.example',
  },
})

export const NothingInTheWay = meta.story({
  beforeEach: answering(async () => Response.json(questionnaire)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/✓ Questionnaire: “Before we record”, 3 questions/)).toBeVisible()
  },
})

export const WrongId = meta.story({
  beforeEach: answering(async () => Response.json({ error: 'Questionnaire not found' }, { status: 404 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/cueroom questionnaires activate/)).toBeVisible()
  },
})

export const WholeLinkAsId = meta.story({
  args: { id: 'https://cueroom.example/q/before-we-record' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/questionnaire-id="before-we-record"/)).toBeVisible()
  },
})

export const Closed = meta.story({
  beforeEach: answering(async () => Response.json({ closed: true, title: 'Before we record' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Renew the subscription/)).toBeVisible()
  },
})

export const NothingForSponsors = meta.story({
  args: { widget: 'sponsorship', id: 'kelp-talk' },
  beforeEach: answering(async () =>
    Response.json({ branding: { podcastName: 'Kelp Talk' }, configured: false, packages: [] }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/“Kelp Talk” has no sponsorship settings yet/)).toBeVisible()
  },
})

export const NoServer = meta.story({
  beforeEach: answering(() => Promise.reject(new TypeError('Failed to fetch'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/https:\/\/cueroom.example doesn.t answer/)).toBeVisible()
  },
})

export const Looking = meta.story({
  beforeEach: answering(() => new Promise(() => {})),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Looking at this page/)).toBeVisible()
  },
})
