import { ApiError, NetworkError } from '@cueroom/core/contract/client.ts'
import { defaultQuestions } from '@cueroom/core/questionnaires/default-questionnaire.ts'
import type { PublicQuestionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { sampleShow } from '@cueroom/core/testing/samples.ts'
import { Questionnaire } from '@cueroom/widgets/questionnaires/questionnaire.tsx'
import css from '@cueroom/widgets/questionnaires/questionnaire.css?inline'
import { expect } from 'storybook/test'
import preview from '../.storybook/preview.tsx'

const questionnaire: PublicQuestionnaire = {
  id: 'before-we-record',
  title: `Before we record ${sampleShow.podcastName}`,
  description: 'Your answers help us ask the right things. Write as you speak.',
  questions: [
    ...defaultQuestions,
    {
      id: 'place',
      question: 'Where shall we record?',
      type: 'radio',
      required: true,
      options: ['In the studio', 'Online'],
    },
    {
      id: 'length',
      question: 'How long should it be?',
      type: 'select',
      required: false,
      options: ['20 minutes', '40 minutes', 'An hour'],
    },
  ],
}

const answering = (show: () => Promise<PublicQuestionnaire>) => ({ questionnaires: { show } })
const failing = (error: Error) =>
  answering(async () => {
    throw error
  })
const unending = answering(() => new Promise(() => {}))

const meta = preview.meta({
  title: 'Widgets/Questionnaire',
  component: Questionnaire,
  args: { id: questionnaire.id, api: answering(async () => questionnaire), theme: 'light' },
  // Its styles know plain elements only; in a page they live inside the widget's shadow root
  decorators: [
    (Story) => (
      <>
        <style>{`@scope { ${css} }`}</style>
        <Story />
      </>
    ),
  ],
})

export const Questions = meta.story({
  play: async ({ canvas, userEvent }) => {
    sessionStorage.clear()
    await expect(await canvas.findByText('0 of 15')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('How is your name pronounced?'), 'AY-da')
    await userEvent.click(canvas.getByLabelText('Online'))
    await expect(canvas.getByText('2 of 15')).toBeVisible()
  },
})

export const InTheDark = meta.story({
  args: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/15 questions, about \d+ minutes/)).toBeVisible()
  },
})

export const Loading = meta.story({
  args: { api: unending },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the questions…')
  },
})

export const NotFound = meta.story({
  args: { api: failing(new ApiError(404, '{"error":"Not found","code":"not_found"}')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Questionnaire Not Found' })).toBeVisible()
  },
})

export const Failing = meta.story({
  args: { api: failing(new NetworkError('offline')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
})
