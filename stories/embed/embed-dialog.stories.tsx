import { EmbedDialog } from '@cueroom/dashboard/embed/embed-dialog.tsx'
import { Alert } from '@mantine/core'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'

const versions = [
  { version: '1.0.0', url: '/widgets/v1/loader-1.0.0-0f86982da4.js', integrity: 'sha384-abc', current: true },
]
const dialog = async () => within(await screen.findByRole('dialog'))
const code = async () => (await dialog()).findByRole('group', { name: 'Code for your page' })

const meta = preview.meta({
  title: 'Screens/Embed dialog',
  component: EmbedDialog,
  parameters: { layout: 'fullscreen' },
  // A story has no server: it lists its versions, and the preview finds no script to load
  beforeEach: () => {
    const asked = spyOn(window, 'fetch').mockImplementation(async () => Response.json({ versions }))
    return () => asked.mockRestore()
  },
  args: {
    widget: 'questionnaire' as const,
    id: 'before-we-record',
    title: 'Before we record',
    link: 'https://cueroom.example/q/before-we-record',
    fill: () => {},
    onClose: () => {},
  },
})

export const Questionnaire = meta.story({
  play: async () => {
    await expect(await code()).toHaveTextContent('questionnaire-id="before-we-record"')
    await expect(await (await dialog()).findByText("Couldn't load the preview")).toBeVisible()
  },
})

export const WithALookOfItsOwn = meta.story({
  play: async ({ userEvent }) => {
    const { getByLabelText } = await dialog()
    await userEvent.selectOptions(getByLabelText('Theme'), 'Forest')
    await userEvent.selectOptions(getByLabelText('Corners'), 'Round')
    await userEvent.type(getByLabelText('Button colour'), '#ffd400')
    await waitFor(async () =>
      expect(await code()).toHaveTextContent(/theme="forest" style=".*--cueroom-accent: #ffd400/),
    )
  },
})

export const Pinned = meta.story({
  play: async ({ userEvent }) => {
    const pin = await (await dialog()).findByRole('switch', { name: /^Keep this version/ })
    await waitFor(() => expect(pin).toBeEnabled())
    await userEvent.click(pin)
    await waitFor(async () =>
      expect(await code()).toHaveTextContent('integrity="sha384-abc" crossorigin="anonymous"'),
    )
  },
})

export const Inactive = meta.story({
  args: { notice: <Alert color="coral" title="It is inactive" /> },
  play: async () => {
    await expect(await (await dialog()).findByText('It is inactive')).toBeVisible()
  },
})

export const OnWix = meta.story({
  play: async ({ userEvent }) => {
    const { getByRole, findByRole } = await dialog()
    await userEvent.click(getByRole('button', { name: 'Wix' }))
    await expect(await findByRole('button', { name: 'Copy frame' })).toBeVisible()
  },
})

export const Sponsorship = meta.story({
  args: {
    widget: 'sponsorship',
    id: 'default',
    title: 'Sponsorship',
    link: 'https://cueroom.example/sponsorship/default',
  },
  play: async ({ userEvent }) => {
    await userEvent.type((await dialog()).getByLabelText('Heading'), 'Work with us')
    await waitFor(async () =>
      expect(await code()).toHaveTextContent('<cueroom-sponsorship show-id="default" heading="Work with us"'),
    )
  },
})
