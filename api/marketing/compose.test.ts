import type { PostsBrief, PostsDraft } from '@cueroom/core/marketing/briefs.ts'
import type { Platform } from '@cueroom/core/marketing/platforms.ts'
import { expect, test } from 'vitest'
import type { Drafting } from '../drafting/provider.ts'
import { composePosts } from './compose.ts'

const cut = 'The biography was cut for length.'
const left = 'The answers were left out.'

/** A model that has something to say about some platforms. */
const drafting = (notes: Partial<Record<Platform, string>>) =>
  ({
    compose: async (_task: unknown, { platform }: PostsBrief) => ({
      draft: { posts: [{ text: `For ${platform}`, hashtags: [] }], suggestions: [] } satisfies PostsDraft,
      note: notes[platform] ?? null,
      provider: 'openai',
      model: 'local-model',
    }),
  }) as unknown as Drafting

test.each([
  ['nothing', {}, null],
  ['what only the last one noted', { linkedin: cut }, cut],
  ['once what several noted', { twitter: cut, facebook: left, linkedin: cut }, `${cut} ${left}`],
])('of the notes on the posts of several platforms the host reads %s', async (_what, notes, note) => {
  const request = { platforms: ['twitter', 'facebook', 'linkedin'] } as PostsBrief['request']
  const made = await composePosts(drafting(notes), { request } as PostsBrief, {
    tenantId: 't',
    signal: AbortSignal.timeout(60_000),
  })
  expect(made.note).toBe(note)
  expect(made.drafts.map(([platform]) => platform)).toEqual(request.platforms)
})
