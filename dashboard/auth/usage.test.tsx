// @vitest-environment jsdom
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { hostApi, renderApp } from '../testing.tsx'
// Loaded ahead: the application loads them when they are first opened
import '../shell/shell.tsx'
import './usage-dialog.tsx'
import '../guests/guests-screen.tsx'

const usage = {
  guests: { used: 1_200, limit: 200_000 },
  answers: { used: 190_000, limit: 200_000 },
  texts: { used: 0, limit: 500_000 },
  mediaBytes: { used: 2.5 * 1024 ** 2, limit: 10 * 1024 ** 3 },
}

test('the account menu leads to how much of each limit is used, also after a failure', async () => {
  let broken = true
  const read = () => {
    if (broken) throw failing(500, 'Broken')
    return usage
  }
  renderApp('/guests', hostApi({ auth: { usage: read }, guests: { list: () => [] } }))
  await userEvent.click(await screen.findByRole('button', { name: /^Account/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Usage and limits' }))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  broken = false
  await userEvent.click(retry)
  expect(await screen.findByText('1,200 of 200,000')).toBeInTheDocument()
  expect(screen.getByText('3 of 10,240 MB')).toBeInTheDocument()
  const answers = screen.getByRole('progressbar', { name: 'Sets of answers' })
  expect(answers).toHaveAttribute('aria-valuetext', '190,000 of 200,000')
})
