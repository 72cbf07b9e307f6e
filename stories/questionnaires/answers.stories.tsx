import { sampleQuestionnaire } from '@cueroom/core/testing/sample-records.ts'
import { defaultQuestions } from '@cueroom/core/questionnaires/default-questionnaire.ts'
import type { QuestionnaireResponse } from '@cueroom/core/questionnaires/submission.ts'
import { type Answers, failing } from '@cueroom/core/testing/fake-api.ts'
import { sampleGuests } from '@cueroom/core/testing/samples.ts'
import { ResponsesDialog } from '@cueroom/dashboard/questionnaires/responses-dialog.tsx'
import { expect, screen, within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'

const questionnaire = sampleQuestionnaire({ questions: defaultQuestions, responseCount: 12 })
const all: QuestionnaireResponse[] = sampleGuests.map(({ guest: { name } }, place) => ({
  id: 100 - place,
  questionnaireId: questionnaire.id,
  guestId: place + 1,
  guestName: name,
  typedName: null,
  guestEmail: null,
  state: 'accepted',
  responses: Object.fromEntries(
    defaultQuestions.slice(place % 3).map(({ id, options }) => [id, options[0] ?? `What ${name} wrote.`]),
  ),
  questions: defaultQuestions,
  source: { fields: {} },
  submittedAt: `2026-11-${String(20 - place).padStart(2, '0')}T10:00:00Z`,
}))
type Responses = NonNullable<NonNullable<Answers['questionnaires']>['responses']>
const answers = (responses: Responses) => ({ answers: { questionnaires: { responses } } })
const dialog = async () => within(await screen.findByRole('dialog'))

const meta = preview.meta({
  title: 'Screens/Answers to a questionnaire',
  component: ResponsesDialog,
  args: { questionnaire, onClose: () => {} },
  parameters: answers(({ query }) => all.filter(({ guestName }) => guestName?.includes(query.search ?? ''))),
})

export const Everyone = meta.story({
  play: async () => {
    const { findByText } = await dialog()
    await expect(await findByText(`${all.length} sets of answers, newest first`)).toBeVisible()
  },
})

export const OneOpened = meta.story({
  play: async ({ userEvent }) => {
    const { findByRole, findAllByText } = await dialog()
    const { guestName } = all[0]!
    await userEvent.click(await findByRole('button', { name: new RegExp(`^${guestName}`) }))
    await expect((await findAllByText(`What ${guestName} wrote.`))[0]).toBeVisible()
  },
})

const unverified: QuestionnaireResponse = {
  ...all[0]!,
  id: 200,
  state: 'unverified',
  typedName: 'Somebody Else',
  guestEmail: 'guest@example.com',
}

export const Unverified = meta.story({
  args: { questionnaire: { ...questionnaire, unverifiedCount: 1 } },
  parameters: answers(() => [unverified, ...all.slice(1)]),
  play: async ({ userEvent }) => {
    const { findByRole } = await dialog()
    await userEvent.click(await findByRole('button', { name: /^Somebody Else.*Unverified/ }))
    await expect(await findByRole('button', { name: `Accept for ${unverified.guestName}` })).toBeVisible()
  },
})

export const UnverifiedOfADeletedGuest = meta.story({
  args: { questionnaire: { ...questionnaire, unverifiedCount: 1 } },
  parameters: answers(() => [{ ...unverified, guestName: null }]),
  play: async ({ userEvent }) => {
    const { findByRole, queryByRole } = await dialog()
    await userEvent.click(await findByRole('button', { name: /^Somebody Else.*Unverified/ }))
    await expect(await findByRole('button', { name: 'Keep as a new guest' })).toBeVisible()
    await expect(queryByRole('button', { name: /^Accept/ })).toBeNull()
  },
})

export const NoneFound = meta.story({
  play: async ({ userEvent }) => {
    const { findByLabelText, findByText } = await dialog()
    await userEvent.type(await findByLabelText('Search answers'), 'zebra')
    await expect(await findByText('No answers match')).toBeVisible()
  },
})

export const NoneYet = meta.story({
  parameters: answers(() => []),
  play: async () => {
    await expect(await (await dialog()).findByText('No answers yet')).toBeVisible()
  },
})

export const NoneYetAndInactive = meta.story({
  args: { questionnaire: { ...questionnaire, isActive: false } },
  parameters: answers(() => []),
  play: async () => {
    await expect(await (await dialog()).findByText(/once you activate it/)).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: answers(() => new Promise(() => {})),
  play: async () => {
    await expect(await (await dialog()).findByRole('status', { name: 'Loading the answers' })).toBeVisible()
  },
})

export const Failing = meta.story({
  parameters: answers(() => {
    throw failing(503, 'Busy')
  }),
  play: async () => {
    await expect(await (await dialog()).findByText("Couldn't load your answers")).toBeVisible()
  },
})
