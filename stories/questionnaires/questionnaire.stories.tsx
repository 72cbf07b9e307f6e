import { usualSettings } from '@cueroom/core/questionnaires/usual-settings.ts'
import { ApiError, NetworkError } from '@cueroom/core/contract/client.ts'
import { defaultQuestions } from '@cueroom/core/questionnaires/default-questionnaire.ts'
import type { PublicQuestionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { hasOptions, isAnswerable, questionTypes } from '@cueroom/core/questionnaires/question-types.ts'
import { sampleShow } from '@cueroom/core/testing/samples.ts'
import { Questionnaire } from '@cueroom/widgets/questionnaires/questionnaire.tsx'
import css from '@cueroom/widgets/questionnaires/questionnaire.css?inline'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { branding, fails, withStyles } from '../testing/widget-story.tsx'

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
  settings: usualSettings,
  branding,
  contact: null,
}
const short: PublicQuestionnaire = { ...questionnaire, questions: questionnaire.questions.slice(0, 1) }

type Api = Parameters<typeof Questionnaire>[0]['api']
const answering = (
  get: Api['questionnaires']['get'],
  submit: Api['questionnaires']['submit'] = async () => ({
    success: true,
    submittedAt: '2026-11-21T10:00:00Z',
  }),
): Api => ({ questionnaires: { get, submit, visit: async () => ({ done: true }) } })
const showing = (shown: PublicQuestionnaire, submit?: Api['questionnaires']['submit']) =>
  answering(async () => shown, submit)

const meta = preview.meta({
  title: 'Widgets/Questionnaire',
  component: Questionnaire,
  args: { id: questionnaire.id, api: showing(questionnaire), theme: 'light', autosave: false },
  decorators: [withStyles(css)],
})

export const Questions = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('0 of 15')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('How is your name pronounced?'), 'AY-da')
    await userEvent.click(canvas.getByLabelText('Online'))
    await expect(canvas.getByText('2 of 15')).toBeVisible()
  },
})

export const EveryType = meta.story({
  args: {
    guest: '7.ssssssssssssssssssssss',
    api: showing({
      ...questionnaire,
      questions: questionTypes.map((type) => ({
        id: type,
        question: `A question of the type ${type}`,
        type,
        required: false,
        options: hasOptions(type) ? ['One', 'Two', 'Three'] : [],
        details: 'What is written below it.',
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`0 of ${questionTypes.filter(isAnswerable).length}`)).toBeVisible()
  },
})

export const InTheDark = meta.story({
  args: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/15 questions, about \d+ minutes/)).toBeVisible()
  },
})

export const Saved = meta.story({
  args: { autosave: true, api: showing(short) },
  play: async ({ canvas, userEvent }) => {
    localStorage.clear()
    await userEvent.type(await canvas.findByLabelText('Your name'), 'Ada')
    await expect(await canvas.findByText(/^Saved in this browser at/)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear answers' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear everything' }))
  },
})

export const Incomplete = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit Responses' }))
    await expect(await canvas.findByRole('heading', { name: '3 answers need another look' })).toBeVisible()
  },
})

interface Played {
  canvas: {
    findByLabelText(text: RegExp): Promise<HTMLElement>
    getByRole(role: string, options: { name: string }): HTMLElement
  }
  userEvent: { type(field: Element, text: string): Promise<void>; click(button: Element): Promise<void> }
}

async function answerAndSubmit({ canvas, userEvent }: Played) {
  await userEvent.type(await canvas.findByLabelText(/^How would you introduce yourself/), 'I dig.')
  await userEvent.click(canvas.getByRole('button', { name: 'Submit Responses' }))
}

export const Sending = meta.story({
  args: { api: showing(short, () => new Promise(() => {})) },
  play: async (context) => {
    await answerAndSubmit(context)
    await expect(await context.canvas.findByRole('button', { name: 'Sending…' })).toBeVisible()
  },
})

export const Refused = meta.story({
  args: {
    api: showing(short, fails(new ApiError(403, '{"error":"This questionnaire is closed for now."}'))),
  },
  play: async (context) => {
    await answerAndSubmit(context)
    await expect(await context.canvas.findByRole('heading', { name: 'Submission Failed' })).toBeVisible()
  },
})

export const WithoutConnection = meta.story({
  args: { api: showing(short, fails(new NetworkError('offline'))) },
  play: async (context) => {
    await answerAndSubmit(context)
    await expect(await context.canvas.findByText(/Leave this page open/)).toBeVisible()
  },
})

export const Submitted = meta.story({
  args: { api: showing(short), emit: fn() },
  play: async (context) => {
    await answerAndSubmit(context)
    const thanks = await context.canvas.findByRole('heading', { name: /^Thank you/ })
    await waitFor(() => expect(thanks).toHaveFocus())
    await expect(context.args.emit).toHaveBeenCalledWith('cueroom-submit', {
      submittedAt: '2026-11-21T10:00:00Z',
    })
  },
})

export const WithContact = meta.story({
  args: {
    api: showing({
      ...short,
      contact: {
        name: 'Cue Works',
        email: 'hello@cue.example',
        phone: '+31 20 555 0100',
        url: 'https://cue.example',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('complementary', { name: 'Contact' })).toBeVisible()
  },
})

export const Preview = meta.story({
  args: { preview: short },
  play: async (context) => {
    await answerAndSubmit(context)
    await expect(await context.canvas.findByText('This is a preview. Nothing was sent.')).toBeVisible()
  },
})

export const Loading = meta.story({
  args: { api: answering(() => new Promise(() => {})) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the questions…')
  },
})

export const NotFound = meta.story({
  args: { api: answering(fails(new ApiError(404, '{"error":"Not found","code":"not_found"}'))) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Questionnaire Not Found' })).toBeVisible()
  },
})

export const InvalidLink = meta.story({
  args: {
    guest: '7.cut',
    api: answering(fails(new ApiError(400, '{"error":"Invalid","code":"invalid_link"}'))),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This personal link doesn’t work' }),
    ).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Answer without it' })).toBeVisible()
  },
})

export const Closed = meta.story({
  args: { api: answering(async () => ({ closed: true, title: 'Before we record' })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/closed for now/)).toBeVisible()
  },
})

export const Failing = meta.story({
  args: { api: answering(fails(new NetworkError('offline'))) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
})
