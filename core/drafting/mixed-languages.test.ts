import { expect, test } from 'vitest'
import { platforms } from '../marketing/platforms.ts'
import { draftPosts } from '../marketing/drafts/posts.ts'
import { samplePosts } from '../testing/marketing-briefs.ts'
import { draftedGuest, sampleBrief, sampleGuest } from '../testing/samples.ts'
import { asNamed } from './asked-name.ts'
import { draftOffline } from './offline-drafter.ts'
import { saidWhole } from './said-whole.ts'
import { saidSentences } from './tidied.ts'

const types = ['introduction', 'questions', 'show_notes'] as const

/** Every text for a guest who gives these answers. */
function textsFor(responses: Record<string, string>, notes: string | null = null): string {
  const ruth = sampleGuest('ruth-abernathy')
  const guest = { ...draftedGuest(ruth), bio: null, expertise: [], responses, notes }
  const drafts = types.map((type) => draftOffline({ ...sampleBrief(ruth, type), guest }).content)
  const posts = platforms.flatMap((platform) =>
    draftPosts(
      asNamed({
        ...samplePosts,
        platform,
        guest: { ...samplePosts.guest, ...guest },
        request: { ...samplePosts.request, postCount: 10 },
      }),
    ).posts.map(({ text }) => text),
  )
  return [...drafts, ...posts].join('\n')
}

test.each([
  'Les gens pensent que nous prions pour le fromage. We pray, and next door we make cheese.',
  'People think that we pray for the cheese. On prie, et à côté on fait du fromage.',
  'Les gens pensent qu’on prie pour le fromage. On prie, et à côté on fait du fromage.',
])('what people get wrong is never said without its other half: %s', (misconception) => {
  const all = textsFor({ misconception, advice: 'Do not hurry the third week.' })
  expect(all).toContain('Do not hurry the third week')
  expect(all).not.toMatch(/cheese|fromage/u)
})

test('… nor where the host’s note leaves a sentence of it out', () => {
  const misconception = 'That the fire ruined us. It gave us a new kitchen.'
  expect(textsFor({ misconception })).toContain('new kitchen')
  expect(textsFor({ misconception }, 'Please don’t mention the fire.')).not.toContain('new kitchen')
})

test('… nor where that sentence is the one that says what is right', () => {
  const misconception =
    'That we pray for the cheese. My brother’s divorce taught me how to make it, next door.'
  expect(textsFor({ misconception })).toContain('we pray for the cheese')
  expect(textsFor({ misconception }, 'Don’t mention the divorce.')).not.toContain('pray for the cheese')
})

test('a question of the host’s own about it is answered as a whole, too', () => {
  const asked = [
    { id: 'q7', question: 'What do people get wrong about your work?' },
    { id: 'q8', question: 'What was your first job?' },
  ]
  const whole = saidWhole({ asked, responses: { q7: 'That we pray. We bake.', q8: 'I baked.' } })
  expect([whole.has('q7'), whole.has('q8')]).toEqual([true, false])
})

test('of an answer in two languages, no text says either half', () => {
  const all = textsFor({
    bio: 'Je fais le bouillon. My parents opened the noodle house in 1987 and I cook in it.',
    story: 'I walked into the bakery by the rink. Le patron m’a donné un balai. I have swept with it since.',
    advice: 'Respecte la pâte.',
    topics: 'la restauration à Montréal\nWhy bread is late',
  })
  expect(all).toContain('noodle house')
  expect(all).not.toMatch(/bouillon|bakery by the rink|patron|swept with it|Respecte|restauration/u)
})

test('a word among those of another language isn’t misspelled English', () => {
  expect(saidSentences('I sleep from four to nine, comme un bébé. I realy like it.')).toEqual([
    'I sleep from four to nine, comme un bébé.',
    'I really like it.',
  ])
})
