import type { Extraction, Guest } from '@cueroom/core/guests/guest.ts'
import { sampleQuestionnaire, sampleReceipt } from '@cueroom/core/testing/sample-records.ts'
import { defaultTemplate } from '@cueroom/core/sends/mail-template.ts'
import { type Answers, failing } from '@cueroom/core/testing/fake-api.ts'
import { GuestsScreen } from '@cueroom/dashboard/guests/guests-screen.tsx'
import { expect, screen, type userEvent as UserEvent, waitFor, within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { guestCards, never, wholeGuests } from './sample-cards.ts'

const [card] = guestCards as [(typeof guestCards)[number]]
const [maya] = wholeGuests as [Guest]

const meta = preview.meta({
  title: 'Dashboard/Guests/Dialogs',
  component: GuestsScreen,
  parameters: { answers: { guests: { list: () => [card], get: () => maya } } },
})

type User = Pick<typeof UserEvent, 'click' | 'type' | 'clear' | 'upload'>
interface Scene {
  canvas: ReturnType<typeof within>
  userEvent: User
}

/** Presses a button, or chooses an action in the card's menu. */
async function act({ canvas, userEvent }: Scene, name: string) {
  if (name === 'Add Guest') return userEvent.click(await canvas.findByRole('button', { name }))
  await userEvent.click(await canvas.findByRole('button', { name: /^More for/ }))
  return userEvent.click(await screen.findByRole('menuitem', { name }))
}

/** Acts on the guest; gives the dialog that opens. */
const open = (name: string) => async (scene: Scene) => {
  await act(scene, name)
  return within(await screen.findByRole('dialog'))
}
const answering = (guests: object) => ({
  answers: { guests: { list: () => [card], get: () => maya, ...guests } },
})

export const Edit = meta.story({
  play: async (scene) => {
    const dialog = await open('Edit')(scene)
    await expect(await dialog.findByLabelText('Name *')).toHaveValue('Maya Okafor')
  },
})

export const EditRefused = meta.story({
  play: async (scene) => {
    const dialog = await open('Edit')(scene)
    await scene.userEvent.clear(await dialog.findByLabelText('Name *'))
    await scene.userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Name is required')).toBeVisible()
  },
})

let reads = 0
export const EditInTwoTabs = meta.story({
  parameters: answering({
    get: () => (reads++ === 0 ? maya : { ...maya, title: 'Director', version: 2 }),
    update: () => {
      throw failing(409, 'This guest changed.', 'version_conflict')
    },
  }),
  play: async (scene) => {
    reads = 0
    const dialog = await open('Edit')(scene)
    await scene.userEvent.type(await dialog.findByLabelText('Title'), ' and diver')
    await scene.userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('This guest changed while you were editing')).toBeVisible()
    await expect(screen.getByText('Marine biologist and diver')).toBeVisible()
    await expect(screen.getByText('Director')).toBeVisible()
  },
})

export const InterviewDate = meta.story({
  play: async (scene) => {
    const dialog = await open('Set interview date')(scene)
    await expect(dialog.getByLabelText('Time')).toHaveValue('15:00')
    await expect(dialog.getByRole('button', { name: 'Clear the date' })).toBeVisible()
    await scene.userEvent.click(dialog.getByRole('button', { name: 'Download for your calendar (.ics)' }))
  },
})

export const InterviewDateEmpty = meta.story({
  parameters: answering({ list: () => [{ ...card, interviewDate: null }] }),
  play: async (scene) => {
    const dialog = await open('Set interview date')(scene)
    await expect(dialog.getByRole('button', { name: 'Set interview date' })).toBeDisabled()
  },
})

const sending = (mailServer: boolean, given: Answers['sends'] = {}): { answers: Answers } => ({
  answers: {
    guests: { list: () => [card], get: () => maya },
    questionnaires: {
      list: () => [sampleQuestionnaire({ id: 'before' })],
    },
    sends: {
      states: () => ({ sends: [], stopped: [], missing: [] }),
      template: () => ({ template: defaultTemplate, version: 0, mailServer }),
      prepare: () => ({
        mails: [
          {
            guestId: maya.id,
            name: maya.name,
            email: maya.email,
            url: 'https://cueroom.example/q/before?guest=1',
            ...defaultTemplate.invite,
          },
        ],
        missing: [],
      }),
      ...given,
    },
  },
})

export const Send = meta.story({
  parameters: sending(false),
  play: async (scene) => {
    const dialog = await open('Send questions')(scene)
    await expect(await dialog.findByRole('link', { name: `Open in email app: ${maya.name}` })).toBeVisible()
    await scene.userEvent.click(dialog.getByText('Edit the email'))
    await expect(dialog.getByRole('textbox', { name: 'Subject' })).toBeVisible()
  },
})

export const SendByMailServer = meta.story({
  parameters: sending(true),
  play: async (scene) => {
    const dialog = await open('Send questions')(scene)
    await expect(await dialog.findByRole('button', { name: 'Send 1 email' })).toBeEnabled()
  },
})

export const SendLoading = meta.story({
  parameters: sending(false, { prepare: never }),
  play: async (scene) => {
    const dialog = await open('Send questions')(scene)
    await expect(await dialog.findByRole('status', { name: 'Preparing the emails' })).toBeVisible()
  },
})

export const SendCannotBeLoaded = meta.story({
  parameters: sending(false, {
    prepare: () => {
      throw failing(500, 'Broken')
    },
  }),
  play: async (scene) => {
    const dialog = await open('Send questions')(scene)
    await expect(await dialog.findByText("Couldn't load your emails")).toBeVisible()
  },
})

const extraction: Extraction = {
  extractionInfo: { method: 'rules', confidence: 0.82 },
  guest: { ...maya, email: null },
  proposals: [
    { field: 'email', current: null, proposed: 'maya@divelog.example', confidence: 0.95 },
    { field: 'title', current: 'Marine biologist', proposed: 'Director of diving', confidence: 0.8 },
    {
      ...{ field: 'bio', current: maya.bio ?? '', confidence: 0.9 },
      proposed: String(maya.questionnaire.responses['bio']),
    },
  ],
}

export const SmartExtract = meta.story({
  parameters: answering({ reExtract: () => extraction }),
  play: async (scene) => {
    const dialog = await open('Smart-extract')(scene)
    const title = within(await dialog.findByRole('group', { name: 'Title' }))
    await scene.userEvent.click(title.getByRole('radio', { name: /Found/ }))
    await expect(dialog.getByRole('button', { name: 'Save 2 fields' })).toBeEnabled()
  },
})

export const SmartExtractReading = meta.story({
  parameters: answering({ reExtract: never }),
  play: async (scene) => {
    const dialog = await open('Smart-extract')(scene)
    await expect(await dialog.findByRole('status')).toBeVisible()
  },
})

export const SmartExtractNothingNew = meta.story({
  parameters: answering({ reExtract: () => ({ ...extraction, proposals: [] }) }),
  play: async (scene) => {
    const dialog = await open('Smart-extract')(scene)
    await expect(await dialog.findByText('Nothing new found')).toBeVisible()
  },
})

export const AddGuest = meta.story({
  play: async (scene) => {
    const dialog = await open('Add Guest')(scene)
    await expect(dialog.getByLabelText('Photo URL')).toBeInTheDocument()
  },
})

/** A picture of that size, as a camera would send it. */
async function picture(width: number, height: number, type = 'image/jpeg') {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')!
  context.fillStyle = '#ff7f66'
  context.fillRect(0, 0, width, height / 2)
  return new File([await canvas.convertToBlob({ type })], 'me.jpg', { type })
}

const sent: string[] = []
const setPhoto = ({ body }: { body: { photo?: string | null } }) => {
  sent.push(body.photo ?? '')
  return { ...maya, questionnaire: { ...maya.questionnaire, photo: null } }
}

export const PhotoMadeSmall = meta.story({
  parameters: answering({ setPhoto }),
  play: async ({ canvas, userEvent }) => {
    sent.length = 0
    await act({ canvas, userEvent }, 'Change photo')
    await userEvent.upload(canvas.getByLabelText('Photo file'), await picture(4000, 3000))
    // A picture of twelve megapixels takes its time
    await waitFor(() => expect(screen.getByText('Photo updated')).toBeVisible())
    const bitmap = await createImageBitmap(await (await fetch(sent[0]!)).blob())
    await expect([bitmap.width, bitmap.height]).toEqual([1024, 768])
  },
})

export const PhotoNotSaved = meta.story({
  parameters: answering({
    setPhoto: () => {
      throw failing(500, 'Broken')
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await act({ canvas, userEvent }, 'Change photo')
    await userEvent.upload(canvas.getByLabelText('Photo file'), await picture(40, 30))
    await waitFor(() => expect(screen.getByText('Failed to update guest photo')).toBeVisible())
  },
})

export const PhotoThatIsBroken = meta.story({
  play: async ({ canvas, userEvent }) => {
    await act({ canvas, userEvent }, 'Change photo')
    const file = new File(['not a picture at all'], 'me.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText('Photo file'), file)
    await waitFor(() => expect(screen.getByText('Invalid file')).toBeVisible())
    await expect(screen.getByText('Please select an image file.')).toBeVisible()
  },
})

const startErasing = async (scene: Scene) => {
  const form = await open('Edit')(scene)
  await scene.userEvent.click(await form.findByRole('button', { name: 'Erase…' }))
  return within(await screen.findByRole('dialog', { name: 'Erase now: Maya Okafor' }))
}

export const EraseAsksForTheName = meta.story({
  play: async (scene) => {
    const dialog = await startErasing(scene)
    await expect(dialog.getByRole('button', { name: 'Erase now' })).toBeDisabled()
  },
})

export const Erased = meta.story({
  parameters: {
    answers: {
      guests: { list: () => [card], get: () => maya },
      erasures: { eraseGuest: () => sampleReceipt() },
    },
  },
  play: async (scene) => {
    const dialog = await startErasing(scene)
    await scene.userEvent.type(dialog.getByLabelText(/to confirm/), 'Maya Okafor')
    await scene.userEvent.click(dialog.getByRole('button', { name: 'Erase now' }))
    await expect(await screen.findByText(/Receipt receipt_1/)).toBeVisible()
  },
})
