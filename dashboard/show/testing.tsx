import type { ShowSettings } from '@cueroom/core/show/show-settings.ts'
import { storedShow } from '@cueroom/core/testing/sample-show.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type Answers, guestCard, hostApi, renderApp } from '../testing.tsx'
// Loaded ahead: the application loads them when they are first opened
import '../shell/shell.tsx'
import './show-settings-screen.tsx'
import '../auth/session-dialog.tsx'

export const settings = storedShow

export type ShowAnswers = NonNullable<Answers['show']>
export type Update = Parameters<NonNullable<ShowAnswers['update']>>[0]

/** A show whose settings can be saved, and everything that was sent. */
export function openSettings({
  path = '/show-settings',
  stored = settings,
  show = {},
  ...rest
}: Answers & { path?: string; stored?: ShowSettings | null } = {}) {
  const sent: Update['body'][] = []
  let current = stored
  const answers: ShowAnswers = {
    settings: () => current,
    update: ({ body }) => {
      sent.push(body)
      current = { ...current!, ...(body as Partial<ShowSettings>), version: current!.version + 1 }
      return current
    },
    ...show,
  }
  const guests = { list: () => [guestCard({ id: 1, name: 'Maya Okafor' })] }
  const app = renderApp(path, hostApi({ guests, show: answers, patterns: { list: () => [] }, ...rest }))
  return { sent, ...app, storedNow: () => current }
}

export const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Podcast name *' })
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Settings' }))
/** The line below a choice; its list of options has the same text. */
export const explanation = (text: string) => screen.getByText(text, { selector: '[role=status]' })
export const section = (title: string) => within(screen.getByRole('region', { name: title }))
