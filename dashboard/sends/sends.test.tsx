// @vitest-environment jsdom
import { defaultTemplate } from '@cueroom/core/sends/mail-template.ts'
import type { GuestMail } from '@cueroom/core/sends/send.ts'
import { sampleQuestionnaire } from '@cueroom/core/testing/sample-records.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { type Answers, chooseAction, guestCard, hostApi, paste, renderScreen } from '../testing.tsx'
import { GuestsScreen } from '../guests/guests-screen.tsx'
// Loaded ahead: the application loads it when it is first opened
import './send-dialog.tsx'

const ada = guestCard({ name: 'Ada Lovelace', email: 'ada@engine.example' })
const grace = guestCard({ name: 'Grace Hopper' })
const questionnaire = sampleQuestionnaire({ id: 'before' })
const mailTo = ({ id, name, email }: typeof ada): GuestMail => ({
  guestId: id,
  name,
  email,
  url: `https://show.example/q/before?guest=${id}`,
  subject: 'A few questions',
  text: `Hi ${name}`,
})

type SendAnswers = NonNullable<Answers['sends']>
function show(sends: SendAnswers = {}, others: Answers = {}) {
  const api = hostApi({
    questionnaires: { list: () => [questionnaire] },
    ...others,
    guests: { list: () => [ada, grace] },
    sends: {
      states: () => ({ sends: [], stopped: [], missing: [] }),
      template: () => ({ template: defaultTemplate, version: 0, mailServer: false }),
      prepare: ({ body }) => ({
        mails: [ada, grace].filter(({ id }) => body.guestIds.includes(id)).map(mailTo),
        missing: [],
      }),
      ...sends,
    },
  })
  renderScreen(<GuestsScreen />, api, '/guests')
}
const openFor = async (name: string) => {
  await chooseAction(name, 'Send questions')
  return within(await screen.findByRole('dialog', { name: `Send questions to ${name}` }))
}

test('questionnaires that the show may not use are locked, and nothing says that trying again would help', async () => {
  const list = () => {
    throw failing(403, 'Questionnaires are not part of your plan.', 'feature_disabled')
  }
  show({}, { questionnaires: { list } })
  const dialog = await openFor('Ada Lovelace')
  expect(await dialog.findByText('Questionnaires are not part of your plan.')).toBeInTheDocument()
  expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('without an active questionnaire the dialog leads to the builder', async () => {
  show({}, { questionnaires: { list: () => [{ ...questionnaire, isActive: false }] } })
  const dialog = await openFor('Ada Lovelace')
  expect(await dialog.findByText('No active questionnaire')).toBeInTheDocument()
  expect(dialog.getByRole('link', { name: 'Questionnaire Builder' })).toHaveAttribute(
    'href',
    '/questionnaires',
  )
})

test('mails that cannot be written say so, and nothing can be marked', async () => {
  show({
    prepare: () => {
      throw failing(500, 'Broken')
    },
  })
  const dialog = await openFor('Ada Lovelace')
  expect(await dialog.findByText("Couldn't load your emails")).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Mark as sent' })).toBeDisabled()
})

test('personal links are revoked only after a question, and the mails come with new ones', async () => {
  const revoked: number[] = []
  const prepare: SendAnswers['prepare'] = () => ({
    mails: [{ ...mailTo(ada), text: revoked.length > 0 ? 'With a new link' : 'With the old link' }],
    missing: [],
  })
  const revokeLinks = ({ params }: { params: { id: number } }) => {
    revoked.push(params.id)
    return { done: true as const }
  }
  show({ prepare }, { guestPages: { revokeLinks } })
  const dialog = await openFor('Ada Lovelace')
  await userEvent.click(await dialog.findByRole('button', { name: 'Revoke personal links of Ada Lovelace' }))
  expect(revoked).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke links' }))
  expect(await dialog.findByText('With a new link')).toBeInTheDocument()
  expect(revoked).toEqual([ada.id])
})

test('one guest: the mail is shown, opens in the mail program, and is sent when the host says so', async () => {
  const mark = vi.fn<NonNullable<SendAnswers['mark']>>(() => ({ sends: [], stopped: [], missing: [] }))
  show({ mark })
  const dialog = await openFor('Ada Lovelace')
  expect(await dialog.findByText('Hi Ada Lovelace')).toBeInTheDocument()
  expect(dialog.getByText(/This server doesn't send email/)).toBeInTheDocument()
  expect(dialog.queryByRole('button', { name: /^Send \d/ })).toBeNull()
  expect(dialog.getByRole('link', { name: 'Open in email app: Ada Lovelace' })).toHaveAttribute(
    'href',
    'mailto:ada@engine.example?subject=A%20few%20questions&body=Hi%20Ada%20Lovelace',
  )
  expect(mark).not.toHaveBeenCalled()
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as sent' }))
  expect(await screen.findByText('1 guest marked as sent')).toBeInTheDocument()
  expect(mark.mock.calls.map(([{ body }]) => body)).toEqual([
    { questionnaireId: 'before', guestIds: [ada.id], kind: 'invite', sent: true },
  ])
})

test('a link that works on this computer only isn’t sent without a warning', async () => {
  const url = 'http://localhost:3000/q/before?guest=1'
  show({ prepare: () => ({ mails: [{ ...mailTo(ada), url }], missing: [] }) })
  const dialog = await openFor('Ada Lovelace')
  expect(await dialog.findByText(/^This link only works on this computer/)).toBeInTheDocument()
})

test('the questionnaire that the show uses is chosen, and who has answered it can be left out', async () => {
  const prepare = vi.fn<NonNullable<SendAnswers['prepare']>>(({ body }) => ({
    mails: [ada, grace].filter(({ id }) => body.guestIds.includes(id)).map(mailTo),
    missing: [],
  }))
  const sent = { sentAt: '2026-11-01T09:00:00Z', remindedAt: null, openedAt: null }
  const answeredAt = '2026-11-02T09:00:00Z'
  const newer = { ...questionnaire, id: 'newer', title: 'Phones', createdAt: '2026-11-03T08:00:00Z' }
  show(
    {
      prepare,
      states: () => ({
        sends: [{ guestId: ada.id, questionnaireId: 'before', ...sent, answeredAt }],
        stopped: [],
        missing: [],
      }),
    },
    { questionnaires: { list: () => [newer, questionnaire] } },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Select' }))
  await userEvent.click(screen.getByRole('button', { name: 'Select all 2' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send questions' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send questions to 2 guests' }))
  expect(await dialog.findByText('Ada Lovelace has already answered.')).toBeInTheDocument()
  expect(dialog.getByRole('combobox', { name: 'Questionnaire' })).toHaveValue('Before we record')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Leave out this guest' }))
  await waitFor(() => expect(prepare.mock.lastCall?.[0].body.guestIds).toEqual([grace.id]))
  expect(prepare.mock.calls.map(([{ body }]) => body.questionnaireId)).toEqual(['before', 'before'])
})

test('several guests are mailed by the server, which says who was not', async () => {
  const mail = vi.fn<NonNullable<SendAnswers['mail']>>(() => ({
    results: [
      { guestId: ada.id, name: ada.name, sent: true, problem: null },
      { guestId: grace.id, name: grace.name, sent: false, problem: 'No email address' },
    ],
    missing: [],
  }))
  show({ mail, template: () => ({ template: defaultTemplate, version: 0, mailServer: true }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Select' }))
  await userEvent.click(screen.getByRole('button', { name: 'Select all 2' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send questions' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send questions to 2 guests' }))
  expect(await dialog.findByText('No email address')).toBeInTheDocument()
  await userEvent.click(await dialog.findByRole('button', { name: 'Send 2 emails' }))
  expect(await screen.findByText('1 email sent')).toBeInTheDocument()
  expect(screen.getByText('Not sent to Grace Hopper: No email address')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('who asked for no mails is named and left out', async () => {
  const mail = vi.fn<NonNullable<SendAnswers['mail']>>(() => ({
    results: [{ guestId: grace.id, name: grace.name, sent: true, problem: null }],
    missing: [],
  }))
  show({
    mail,
    states: () => ({ sends: [], stopped: [ada.id], missing: [] }),
    template: () => ({ template: defaultTemplate, version: 0, mailServer: true }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Select' }))
  await userEvent.click(screen.getByRole('button', { name: 'Select all 2' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send questions' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send questions to 2 guests' }))
  expect(await dialog.findByText(/^Ada Lovelace opted out of email from this show/)).toBeInTheDocument()
  await userEvent.click(await dialog.findByRole('button', { name: 'Send 1 email' }))
  await waitFor(() => expect(mail.mock.lastCall?.[0].body.guestIds).toEqual([grace.id]))
})

test('who was sent the questions gets a reminder, and a text of the host’s own needs the link', async () => {
  const saveTemplate = vi.fn<NonNullable<SendAnswers['saveTemplate']>>(({ body }) => ({
    template: body,
    version: 1,
    mailServer: false,
  }))
  const sent = { guestId: ada.id, questionnaireId: 'before', sentAt: '2026-11-03T09:00:00Z' }
  show({
    saveTemplate,
    states: () => ({
      sends: [{ ...sent, remindedAt: null, openedAt: '2026-11-04T09:00:00Z', answeredAt: null }],
      stopped: [],
      missing: [],
    }),
  })
  const dialog = await openFor('Ada Lovelace')
  expect(await dialog.findByText('ada@engine.example · Opened Nov 4')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Mark as reminded' })).toBeInTheDocument()
  await userEvent.click(dialog.getByText('Edit the email'))
  const text = dialog.getByRole('textbox', { name: 'Text' })
  await userEvent.clear(text)
  await paste(text, 'Please answer')
  expect(dialog.getByText('The email must contain {link} or {page}')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Save email' })).toBeDisabled()
  await userEvent.type(text, ': {{link}')
  await userEvent.click(dialog.getByRole('button', { name: 'Save email' }))
  expect(await screen.findByText('Email saved')).toBeInTheDocument()
  expect(saveTemplate.mock.calls[0]?.[0]).toMatchObject({
    body: { remind: { text: 'Please answer: {link}' } },
    ifMatch: 0,
  })
})
