import type { Guest, GuestCard } from '@cueroom/core/guests/guest.ts'
import { workbook } from '@cueroom/core/testing/imports/sample-files.ts'
import { guestRecord, sampleGuests } from '@cueroom/core/testing/samples.ts'
import { ImportDialog } from '@cueroom/dashboard/imports/import-dialog.tsx'
import { expect, screen, userEvent, within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { guestCards } from '../guests/sample-cards.ts'

const [known] = guestCards as [(typeof guestCards)[number]]
const meta = preview.meta({
  title: 'Dashboard/Guests/Import',
  component: ImportDialog,
  args: {
    readGuests: (): Promise<(Guest | GuestCard)[]> =>
      Promise.resolve([{ ...known, email: 'maya@okafor.example' }]),
    onClose: () => {},
  },
  parameters: {
    answers: {
      imports: { mapping: () => null },
      show: { settings: () => null },
    },
  },
})

const speakers = [
  ['Autumn season'],
  ['Name', 'Role', 'Organisation', 'Email', 'Rating'],
  [known.name, 'Marine biologist', 'Kelp Institute', 'maya@okafor.example', 'A'],
  ['Ada Lovelace & Grace Hopper', 'Engineer', 'Engine Works', 'ada at engine', 'B'],
  ['', 'Somebody', 'Somewhere', 'who@x.example', 'C'],
]
const file = new File(
  [
    workbook({
      Speakers: speakers,
      Rooms: [
        ['Room', 'Floor'],
        ['Blue', '2'],
        ['Red', '3'],
      ],
    }),
  ],
  'speakers.xlsx',
)

async function upload() {
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.upload(dialog.getByLabelText('Spreadsheet file'), file)
  await dialog.findByText('3 guests found')
  return dialog
}

export const ChooseFile = meta.story({
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText('Choose a spreadsheet, or drop it here')).toBeVisible()
  },
})

export const Preview = meta.story({
  play: async () => {
    const dialog = await upload()
    await expect(dialog.getByText('Not a valid email address: ada at engine')).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: 'Rooms' })).not.toBeChecked()
    await expect(dialog.getByRole('combobox', { name: '1 guest already in your show' })).toBeVisible()
  },
})

export const CorrectingACell = meta.story({
  play: async () => {
    const dialog = await upload()
    await userEvent.click(dialog.getByText('ada at engine'))
    await expect(dialog.getByRole('textbox', { name: 'Email, row 4' })).toHaveFocus()
  },
})

/** The file was corrected since it was imported. */
export const OtherDetails = meta.story({
  args: {
    readGuests: () =>
      Promise.resolve([
        {
          ...guestRecord(sampleGuests[0]!, known.id),
          name: known.name,
          email: 'maya@okafor.example',
          title: 'Diver',
        },
      ]),
  },
  play: async () => {
    const dialog = await upload()
    await expect(dialog.getByText('Title: Diver → Marine biologist')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'Update from the file' }))
    await expect(await dialog.findByRole('button', { name: 'Import 2 and update 1 guest' })).toBeEnabled()
  },
})

/** A column that only seems to hold addresses. */
const unsure = new File(
  [
    'Guest,Best way in,Company\n' +
      'Ines Laurent,kelp@mail.example,Institute of Tides\n' +
      'Tomas Lind,tide@mail.example,Lind Works\n' +
      'Priya Nair,foam@mail.example,Nair Studio\n',
  ],
  'wish-list.csv',
  { type: 'text/csv' },
)

export const CheckThese = meta.story({
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.upload(dialog.getByLabelText('Spreadsheet file'), unsure)
    await dialog.findByText('3 guests found')
    await expect(dialog.getByText('Is “Best way in” the email?')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^Unsure about/ }))
    await expect(dialog.getByRole('heading', { name: 'Unsure' })).toBeVisible()
    await expect(dialog.getByText(/“Best way in” is imported as email/)).toBeVisible()
  },
})

export const PastedRows = meta.story({
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('Choose a spreadsheet, or drop it here')
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Name\tRole\nAda Lovelace\tAnalyst\nGrace Hopper\tAdmiral')
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }))
    await expect(await dialog.findByText('2 guests found')).toBeVisible()
  },
})

/** Dates that can be read in two ways, with what the host noted. */
const dated = new File(
  [
    'Guest,When,Air date,Notes\n' +
      'Ines Laurent,03/04/2031,,brings her own microphone\n' +
      'Tomas Lind,05/06/2031,,\n' +
      'Priya Nair,07/08/2031,,mornings only\n',
  ],
  'bookings.csv',
  { type: 'text/csv' },
)

export const InterviewDates = meta.story({
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.upload(dialog.getByLabelText('Spreadsheet file'), dated)
    await dialog.findByText('3 guests found', undefined, { timeout: 10_000 })
    await expect(
      dialog.getByText('Which day is 03/04/2031 in “When”: April 3, 2031 or March 4, 2031?'),
    ).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'March 4, 2031' }))
    await expect(await dialog.findByText('Interview Tue, Mar 4, 2031, 10:00 AM')).toBeVisible()
  },
})
