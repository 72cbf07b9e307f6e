import { defaultQuestions } from '@cueroom/core/questionnaires/default-questionnaire.ts'
import type { PublicQuestionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { usualSettings } from '@cueroom/core/questionnaires/usual-settings.ts'
import { photoUrl, sampleShow } from '@cueroom/core/testing/samples.ts'
import '@cueroom/widgets/loader.ts'
import { expect, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'

const questionnaire: PublicQuestionnaire = {
  id: 'sample',
  title: 'Before we record',
  description: null,
  questions: defaultQuestions,
  settings: { ...usualSettings, oneAtATime: 'always' },
  branding: {
    podcastName: sampleShow.podcastName,
    logo: null,
    accent: null,
    accentText: null,
    poweredBy: false,
  },
  host: { name: 'Ines Falkenberg', photo: new URL(photoUrl('maya-okafor')).pathname },
  contact: null,
}

const OnAPhone = () => (
  <cueroom-questionnaire
    ref={(element) => {
      if (element) element.preview = questionnaire
    }}
    api-base=""
    autosave="off"
    style={{ maxWidth: 390 }}
  />
)

const meta = preview.meta({ title: 'Widgets/One question at a time', component: OnAPhone })
export default meta

type Root = { canvasElement: HTMLElement }
const inWidget = ({ canvasElement }: Root, selector: string) =>
  waitFor(async () => {
    const found = canvasElement
      .querySelector('cueroom-questionnaire')!
      .shadowRoot?.querySelector<HTMLElement>(selector)
    await expect(found).toBeVisible()
    return found!
  })

export const Welcome = meta.story({
  play: async (context) => {
    await expect(await inWidget(context, '.start .primary')).toHaveTextContent('Start')
  },
})

export const FirstQuestion = meta.story({
  play: async (context) => {
    const start = await inWidget(context, '.start .primary')
    start.click()
    await inWidget(context, '.step :focus')
  },
})
