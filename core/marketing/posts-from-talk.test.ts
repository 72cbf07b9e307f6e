import { expect, test } from 'vitest'
import { extractRecap } from '../recaps/extract-recap.ts'
import { samplePosts } from '../testing/marketing-briefs.ts'
import { sampleTalk } from '../testing/sample-talk.ts'
import { draftPosts } from './drafts/posts.ts'

const recap = { episode: 'How kelp comes back', ...extractRecap(sampleTalk.cues) }
const textsOf = (given = recap) => {
  const brief = { ...samplePosts, recap: given, request: { ...samplePosts.request, postCount: 6 } }
  return draftPosts(brief).posts.map(({ text }) => text)
}

test('a post about one guest never quotes another one', () => {
  const [quote] = recap.quotes
  const others = textsOf({ ...recap, quotes: [{ ...quote!, speaker: 'Kwame Mensah' }] })
  expect(others.filter((text) => text.includes(quote!.text))).toEqual([])
})

test('posts of a recorded episode name its title, the guest and the show once, and have room for the link once', () => {
  const texts = textsOf()
  const { podcastName } = samplePosts.show
  expect(texts[0]).toContain(`New on ${podcastName}: “How kelp comes back”, with Maya Okafor`)
  expect(texts.join('\n')).toContain(
    'Maya Okafor in “How kelp comes back”: “What people get wrong is that a kelp forest is not slow like a forest on land.”',
  )
  for (const text of texts.slice(0, 2)) {
    expect(text.split(podcastName).length).toBe(2)
    expect(text.split('[link to the episode]').length).toBe(2)
  }
})
