// @vitest-environment jsdom
import { overridableKeys } from '@cueroom/core/languages/text-keys.ts'
import { namedTexts } from '@cueroom/core/testing/page-texts.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { hostApi, renderScreen } from '../testing.tsx'
import { TextOverrides } from './text-overrides.tsx'

test('a host can choose every text of the form, and change it', async () => {
  const change = vi.fn()
  const { unmount } = renderScreen(
    <TextOverrides texts={{}} language={null} onChange={change} />,
    hostApi({}),
  )
  const list = await screen.findByRole('combobox', { name: 'Change a text on the form' })
  await waitFor(() => expect(list).toBeEnabled())
  await userEvent.click(list)
  expect(await screen.findAllByRole('option', { hidden: true })).toHaveLength(overridableKeys.length)
  await userEvent.click(screen.getByRole('option', { name: '{n} questions', hidden: true }))
  expect(change).toHaveBeenLastCalledWith({ questions: '{n} questions' })
  unmount()

  renderScreen(
    <TextOverrides texts={namedTexts(overridableKeys)} language={null} onChange={change} />,
    hostApi({}),
  )
  await screen.findByDisplayValue('«submit»')
  for (const key of overridableKeys) screen.getByDisplayValue(`«${key}»`)
  await userEvent.type(screen.getByDisplayValue('«submit»'), '!')
  expect(change.mock.lastCall?.[0]).toMatchObject({ submit: '«submit»!', next: '«next»' })
})

test('the own text of a German form begins with the German one', async () => {
  const change = vi.fn()
  renderScreen(<TextOverrides texts={{}} language="de" onChange={change} />, hostApi({}))
  const list = await screen.findByRole('combobox', { name: 'Change a text on the form' })
  await waitFor(() => expect(list).toBeEnabled())
  await userEvent.click(list)
  await userEvent.click(screen.getByRole('option', { name: 'Submit Responses', hidden: true }))
  expect(change).toHaveBeenLastCalledWith({ submit: 'Antworten senden' })
})
