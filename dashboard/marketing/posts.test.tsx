// @vitest-environment jsdom
import { samplePosts } from '@cueroom/core/testing/sample-marketing.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { setClipboard } from '../testing.tsx'
import { field, press, show } from './testing.tsx'
// Loaded before the first test instead of within it
import '../shell/shell.tsx'
import './marketing-screen.tsx'
import './outreach-screen.tsx'

test('posts need a platform, one to ten of them, and begin with the specified choices', async () => {
  const socialMedia = vi.fn((_call: object) => samplePosts)
  show('social-media', { marketing: { socialMedia } })
  expect((await field(/^Number of posts/)).value).toBe('3')
  expect(screen.getByRole('switch', { name: 'Use emojis' })).toBeChecked()
  expect(screen.getByRole('combobox', { name: /^Tone/ })).toHaveValue('Professional')
  expect(screen.queryByLabelText('Custom hashtags')).toBeNull()
  await press('Generate posts')
  expect(await screen.findByText('Please select at least one platform')).toBeInTheDocument()
  expect(socialMedia).not.toHaveBeenCalled()

  await userEvent.click(screen.getByRole('checkbox', { name: 'TikTok' }))
  await userEvent.click(screen.getByText('Your own'))
  await userEvent.type(await field('Custom hashtags'), 'reefs')
  await press('Generate posts')
  expect(await screen.findByText('Hashtags begin with # and are separated by spaces')).toBeInTheDocument()
  await userEvent.clear(await field('Custom hashtags'))
  await userEvent.type(await field('Custom hashtags'), '#reefs')
  await press('Generate posts')
  await waitFor(() => expect(socialMedia).toHaveBeenCalledOnce())
  expect(socialMedia.mock.calls[0]![0]).toMatchObject({
    body: {
      guestId: 1,
      platforms: ['tiktok'],
      useEmojis: true,
      tone: 'professional',
      hashtagType: 'user-defined',
      customHashtags: '#reefs',
      postCount: 3,
    },
  })
})

test('each post shows its length and limit and is copied alone, and all of them together', async () => {
  const writeText = vi.fn(async () => {})
  setClipboard({ writeText })
  show('social-media', { marketing: { socialMedia: () => samplePosts } })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'X (Twitter)' }))
  await press('Generate posts')
  expect(await screen.findByText('Posts generated')).toBeInTheDocument()
  const { text, count } = samplePosts.posts[0]!
  expect(screen.getByText(`${count} / 280 characters`)).toBeInTheDocument()
  expect(screen.getByText(/shortened to fit/)).toBeInTheDocument()
  await press('Copy X (Twitter) post 1')
  expect(writeText).toHaveBeenCalledWith(text)
  expect(screen.getByRole('button', { name: 'Copy All' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Strategy Suggestions' })).toBeInTheDocument()
})
