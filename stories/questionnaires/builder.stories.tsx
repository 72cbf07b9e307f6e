import { sampleQuestionnaire } from '@cueroom/core/testing/sample-records.ts'
import { defaultQuestions } from '@cueroom/core/questionnaires/default-questionnaire.ts'
import type { Questionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { suggestQuestions } from '@cueroom/core/questionnaires/suggest-questions.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { sampleShow } from '@cueroom/core/testing/samples.ts'
import { QuestionnairesScreen } from '@cueroom/dashboard/questionnaires/questionnaires-screen.tsx'
import '@cueroom/widgets/loader.ts'
import { expect, screen, within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { asSignedIn, signedInAs } from '../testing/signed-in.ts'

const questionnaire = sampleQuestionnaire({
  title: `${sampleShow.podcastName}: before we record`,
  description: 'Your answers help us ask the right things.',
  questions: defaultQuestions,
  responseCount: 12,
})
const old = { ...questionnaire, id: 'old', title: 'Last season', isActive: false, responseCount: 0 }

const answers = (list: () => Questionnaire[] | Promise<Questionnaire[]>) => ({
  questionnaires: {
    list,
    suggest: () => ({
      questions: suggestQuestions(sampleShow).map((question, place) => ({ ...question, id: `q${place}` })),
      provider: 'drafter' as const,
      model: null,
    }),
  },
  show: { settings: () => null },
})

const meta = preview.meta({
  title: 'Screens/Questionnaire builder',
  component: QuestionnairesScreen,
  parameters: { layout: 'fullscreen', answers: answers(() => [questionnaire, old]) },
})

export const NewOne = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'New questionnaire' })).toBeVisible()
  },
})

export const Editing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Unhurried Work/ }))
    await expect(await canvas.findByRole('button', { name: 'Update questionnaire' })).toBeVisible()
  },
})

export const Suggested = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suggest questions' }))
    await expect(await canvas.findByLabelText('Question 8')).toBeVisible()
  },
})

export const Incomplete = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create questionnaire' }))
    await expect(await canvas.findByText('Question is required')).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: { answers: answers(() => []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No questionnaires yet/)).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { answers: answers(() => new Promise(() => {})) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading your questionnaires' })).toBeVisible()
  },
})

export const Failing = meta.story({
  parameters: {
    answers: answers(() => {
      throw failing(503, 'Busy')
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load your questionnaires")).toBeVisible()
  },
})

/** Someone else saved between opening and saving. */
export const Conflict = meta.story({
  parameters: {
    answers: {
      ...answers(() => [questionnaire, old]),
      questionnaires: {
        list: () => [questionnaire, old],
        get: () => ({ ...questionnaire, title: 'Theirs', version: 2 }),
        update: () => {
          throw failing(409, 'Changed', 'version_conflict')
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Unhurried Work/ }))
    await userEvent.type(await canvas.findByLabelText(/^Title/), ' (mine)')
    await userEvent.click(canvas.getByRole('button', { name: 'Update questionnaire' }))
    await expect(await screen.findByRole('radio', { name: /Saved version Theirs$/ })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Overwrite' })).toBeEnabled()
  },
})

export const Deleting = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Unhurried Work/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText(/keep their 12 sets of answers/)).toBeVisible()
  },
})

const features = { ...signedInAs().session().tenant.features, questionnaires: false }

export const Locked = meta.story({
  beforeEach: asSignedIn,
  parameters: { answers: { ...answers(() => []), auth: signedInAs({ features }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your subscription doesn't include questionnaires")).toBeVisible()
  },
})

/** List and builder are two tabs. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const tab = (name: string) => canvas.findByRole('tab', { name })
    await expect(await tab('Questionnaires')).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(await tab('Builder'))
    await expect(await canvas.findByRole('heading', { name: 'New questionnaire' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Unhurried Work/ })).toBeNull()
  },
})
