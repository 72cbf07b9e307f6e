import type { PublicQuestionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { usualSettings } from '@cueroom/core/questionnaires/usual-settings.ts'
import { sampleShow } from '@cueroom/core/testing/samples.ts'
import { customProperties } from '@cueroom/widgets/themes/custom-properties.ts'
import '@cueroom/widgets/loader.ts'
import { expect, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'

const question = { required: true, options: [] }
const questionnaire: PublicQuestionnaire = {
  id: 'sample',
  title: 'Before we record',
  description: null,
  questions: [{ ...question, id: 'name', question: 'How is your name pronounced?', type: 'text' }],
  settings: usualSettings,
  branding: {
    podcastName: sampleShow.podcastName,
    logo: null,
    accent: null,
    accentText: null,
    poweredBy: false,
  },
  contact: null,
}

const CustomProperties = () => (
  <ul
    style={{
      display: 'grid',
      gap: 32,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(400px, 100%), 1fr))',
      padding: 24,
      listStyle: 'none',
      margin: 0,
    }}
  >
    {['', ...Object.keys(customProperties)].map((name) => (
      <li key={name}>
        <code>{name ? `${name}: ${customProperties[name]!.example}` : 'None of them'}</code>
        <p>{customProperties[name]?.what ?? 'The theme alone'}</p>
        <cueroom-questionnaire
          ref={(element) => {
            if (element) element.preview = questionnaire
          }}
          autosave="off"
          style={name ? { [name]: customProperties[name]!.example } : undefined}
        />
      </li>
    ))}
  </ul>
)

const meta = preview.meta({ title: 'Widgets/Custom properties', component: CustomProperties })
export default meta

export const Each = meta.story({
  play: async ({ canvasElement }) => {
    for (const element of canvasElement.querySelectorAll('cueroom-questionnaire')) {
      const submit = () => element.shadowRoot?.querySelector<HTMLButtonElement>('.primary')
      await waitFor(async () => {
        // Each time: those before it grow when they load, and one that they push out of sight waits for its reader
        element.scrollIntoView()
        await expect(submit()).toBeTruthy()
      })
      // Without an answer, so that the colour of errors is seen, too
      submit()!.click()
    }
  },
})
