import { failing } from '@cueroom/core/testing/fake-api.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type Answers, guestCard, hostApi, renderApp, type tenant } from '../testing.tsx'

export const maya = guestCard({
  id: 1,
  name: 'Maya Okafor',
  title: 'Marine biologist',
  company: 'Blue Shelf',
})
export const tendai = guestCard({ id: 2, name: 'Tendai Moyo', title: 'Co-founder', company: 'Msika Pay' })

export type Marketing = NonNullable<Answers['marketing']>
interface Given {
  as?: Partial<typeof tenant>
  marketing?: Marketing
  answers?: Answers
}

export const apiOf = ({ as = {}, marketing = {}, answers = {} }: Given = {}) =>
  hostApi(
    {
      guests: { list: () => [tendai, maya] },
      show: { settings: () => null },
      sponsors: { list: () => [] },
      questionnaires: { list: () => [] },
      marketing: { results: () => [], ...marketing },
      ...answers,
    },
    as,
  )
/** A tab of the hub, over the answers given. */
export const show = (tab: string, given?: Given) => renderApp(`/marketing?tab=${tab}`, apiOf(given))
export const field = (name: RegExp | string) =>
  screen.findByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' })
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
export const choose = async (name: RegExp, option: string | RegExp) => {
  await userEvent.click(await screen.findByRole('combobox', { name }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}
export async function invite() {
  await userEvent.type(await field(/^Guest name/), 'Maya')
  await userEvent.type(await field(/^Show topic/), 'Reefs')
  await press('Generate invitation')
}
export const broken = () => {
  throw failing(500, 'Broken')
}
