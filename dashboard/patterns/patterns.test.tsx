// @vitest-environment jsdom
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { patternOf } from '@cueroom/core/testing/sample-patterns.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Answers, generatedText, guestCard, hostApi, paste, renderScreen } from '../testing.tsx'
import { PatternsSection } from './patterns-section.tsx'
// Loaded ahead: the application loads it when it is first opened
import './pattern-dialog.tsx'

const short = patternOf({ id: 1, pattern: 'Keep it short.', version: 4 })
const rhyme = patternOf({ id: 2, pattern: 'Rhyme.', category: 'Style' })
const tea = patternOf({ id: 3, pattern: 'Ask about tea.', contentType: 'questions', isActive: false })
const all = [short, tea, rhyme]
const guests = { list: () => [guestCard({ id: 7, name: 'Ada Lovelace' })] as never }
const open = (patterns: Answers['patterns'] = {}, more: Answers = {}, as = {}) =>
  renderScreen(
    <PatternsSection />,
    hostApi({ guests, ...more, patterns: { list: () => all, ...patterns } }, as),
    '/show-settings',
  )
const button = (name: string | RegExp) => screen.findByRole('button', { name })

test('patterns that cannot be loaded can be asked for again, and a show without any reads what one is', async () => {
  let broken = true
  const list = () => {
    if (broken) throw failing(500, 'Broken')
    return []
  }
  open({ list })
  const retry = await button('Try again')
  expect(await button('Add a training pattern')).toBeDisabled()
  broken = false
  await userEvent.click(retry)
  expect(await screen.findByText(/No training patterns yet/)).toBeInTheDocument()
})

test('a show that may only read, or that has fifty patterns, adds none', async () => {
  const { unmount } = open({}, {}, { active: false, subscriptionStatus: 'inactive' })
  expect(await button('Edit Rhyme.')).toBeDisabled()
  expect(await button('Add a training pattern')).toBeDisabled()
  unmount()
  open({ list: () => Array.from({ length: 50 }, (_, n) => patternOf({ pattern: `Rule ${n}` })) })
  expect(await screen.findByText(/at most 50 training patterns/)).toBeInTheDocument()
  expect(await button('Add a training pattern')).toBeDisabled()
})

test('each says what a template does with it, and moves among those for the same texts', async () => {
  const sent: unknown[] = []
  const reorder = ({ body }: { body: { ids: number[] } }) => {
    sent.push(body)
    return body.ids.map((id) => all.find((each) => each.id === id)!)
  }
  open({ reorder })
  const item = (await screen.findByText('Rhyme.')).closest('li')!
  expect(within(item).getByText('Rule · Style')).toBeInTheDocument()
  expect(within(item).getByText(/A template can’t follow it/)).toBeInTheDocument()
  expect(await button('Move Keep it short. up')).toBeDisabled()
  await userEvent.click(await button('Move Rhyme. up'))
  await waitFor(() => expect(sent).toEqual([{ ids: [2, 3, 1] }]))
})

test('a pattern is switched off, edited from the version that was read, and deleted with an undo', async () => {
  const sent: unknown[] = []
  const update = ({ body, ifMatch }: { body: object; ifMatch: number | undefined }) => {
    sent.push([body, ifMatch])
    return { ...short, ...body }
  }
  const restored: unknown[] = []
  const restore = ({ body }: { body: unknown }) => {
    restored.push(body)
    return { restored: 1 }
  }
  open({ update, remove: () => ({ deleted: 1, deletionId: 'd1' }) }, { guests: { ...guests, restore } })
  await userEvent.click(await screen.findByRole('switch', { name: 'Follow Keep it short.' }))
  await waitFor(() => expect(sent).toEqual([[{ isActive: false }, 4]]))
  await userEvent.click(await button('Edit Keep it short.'))
  const dialog = within(await screen.findByRole('dialog'))
  const field = await dialog.findByRole('textbox', { name: 'Pattern' })
  await userEvent.clear(field)
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Pattern is required')).toBeInTheDocument()
  await paste(field, 'Keep it long.')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent[1]).toEqual([{ pattern: 'Keep it long.' }, 4]))
  await userEvent.click(await button('Delete Rhyme.'))
  await userEvent.click(await button('Undo'))
  await waitFor(() => expect(restored).toEqual([{ deletionId: 'd1' }]))
})

test('a preview shows both texts and what the pattern changes in the prompt', async () => {
  const asked: unknown[] = []
  const { content: _, ...text } = generatedText({ guestId: 7 })
  const prompts = { today: 'You write.\nGo.\n', changed: 'You write.\nRhyme.\nGo.\n' }
  const preview = ({ body }: { body: unknown }) => {
    asked.push(body)
    return {
      guestName: 'Ada Lovelace',
      today: { ...text, content: 'Ada counts.' },
      changed: { ...text, content: 'Ada counts, and mounts.' },
      prompts,
    }
  }
  open({ preview })
  await userEvent.click(await button('Edit Rhyme.'))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(await dialog.findByRole('button', { name: 'Preview' }))
  const changed = await dialog.findByRole('article', { name: 'With the pattern' })
  expect(changed).toHaveTextContent('Ada counts, and mounts.')
  expect(dialog.getByText('Rhyme.', { selector: 'ins' })).toBeInTheDocument()
  expect(asked).toMatchObject([{ guestId: 7, id: 2, pattern: { pattern: 'Rhyme.', patternType: 'rule' } }])
})
