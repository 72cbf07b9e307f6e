import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MarketingText } from '@cueroom/core/marketing/results.ts'
import { type Answers, failing, fakeApi } from '@cueroom/core/testing/fake-api.ts'
import {
  outreachToCheck,
  sampleInquiries,
  sampleInvitation,
  sampleOutreach,
  samplePosts,
  sampleSponsors,
} from '@cueroom/core/testing/sample-marketing.ts'
import { expect, test } from 'vitest'
import { cueroom, freshHome } from '../testing.ts'

/** A server that keeps what it was sent. */
function server(marketing: Answers['marketing'] = {}) {
  const sent: Record<string, unknown>[] = []
  const keep =
    (made: MarketingText) =>
    ({ body }: { body: object }) => {
      sent.push(body as Record<string, unknown>)
      return made
    }
  const api = fakeApi({
    sponsors: { get: () => sampleSponsors[0]! },
    sponsorship: { inquiries: () => sampleInquiries },
    marketing: {
      guestInvite: keep(sampleInvitation),
      sponsorOutreach: keep(sampleOutreach),
      socialMedia: keep(samplePosts),
      results: () => [sampleOutreach, samplePosts, sampleInvitation],
      ...marketing,
    },
  })
  return { api, sent }
}

test.each([
  'marketing invite --name Ada --topic Engines --style rude',
  'marketing invite --name Ada --topic Engines --bio x --bio-file y.txt',
  'marketing outreach --guest Maya --sponsor Kelp',
  'marketing outreach --guest 1 --sponsor Kelp --saved 3',
  'marketing social --guest 1 --platform myspace',
  'marketing social --guest 1 --platform twitter --count 11',
])('wrong use ends with exit code 2: %s', async (command) => {
  const ran = await cueroom(command, server())
  expect(ran.code).toBe(2)
  expect(ran.stdout).toBe('')
})

test('what is needed and not named is asked for, and a script is told the flag', async () => {
  const script = await cueroom('marketing social --platform twitter', server())
  expect(script.code).toBe(7)
  expect(script.stderr).toContain('--guest')
  const { api, sent } = server()
  const answers = ['12', 'linkedin']
  expect((await cueroom('marketing social', { api, terminal: true, answers })).code).toBe(0)
  expect(sent).toMatchObject([{ guestId: 12, platforms: ['linkedin'], postCount: 3, useEmojis: true }])
})

test('a guest that is not there ends with exit code 5, a feature that is off with 6', async () => {
  const gone = server({
    sponsorOutreach: () => {
      throw failing(404, 'Guest not found', 'not_found')
    },
  })
  expect((await cueroom('marketing outreach --guest 9 --sponsor Kelp', gone)).code).toBe(5)
  const off = server({
    guestInvite: () => {
      throw failing(403, 'Guest invitations are not part of this plan', 'feature_disabled')
    },
  })
  expect((await cueroom('marketing invite --name Ada --topic Engines', off)).code).toBe(6)
})

test('every field of an invitation is a flag', async () => {
  const { api, sent } = server()
  const home = await freshHome()
  await writeFile(join(home, 'bio.txt'), 'Wrote the first program.\n')
  const flags =
    '--name Ada --topic Engines --style casual --ending custom --linkedin linkedin.com/in/ada --website ada.example --bio-file bio.txt --context Busy --custom-ending Yours'
  await cueroom(`marketing invite ${flags} --questionnaire q1`, { api, home })
  expect(sent).toEqual([
    {
      guestName: 'Ada',
      showTopic: 'Engines',
      invitationStyle: 'casual',
      emailEnding: 'custom',
      linkedinUrl: 'linkedin.com/in/ada',
      websiteUrl: 'ada.example',
      biography: 'Wrote the first program.',
      additionalContext: 'Busy',
      customEnding: 'Yours',
      questionnaireId: 'q1',
    },
  ])
})

test('to a saved sponsor who wrote, the mail is a reply, and nobody is asked for a guest', async () => {
  const { api, sent } = server()
  await cueroom('marketing outreach --saved 3', { api })
  expect(sent).toMatchObject([{ inquiryId: 1, recipientEmail: 'ines@harbour.example' }])
  expect(sent[0]).not.toHaveProperty('guestId')
  expect(sent[0]).not.toHaveProperty('additionalContext')
})

test('a saved sponsor brings its own fields and its inquiry into the mail, and a flag stands before them', async () => {
  const { api, sent } = server()
  await cueroom('marketing outreach --guest 12 --saved 3 --industry Roasting --release-date 2026-12-04', {
    api,
  })
  expect(sent).toMatchObject([
    {
      guestId: 12,
      sponsorName: sampleSponsors[0]!.companyName,
      recipientEmail: sampleInquiries[0]!.email,
      industry: 'Roasting',
      episodeStatus: 'upcoming',
      releaseDate: '2026-12-04',
      fromSponsorDiscovery: false,
      inquiryId: 1,
    },
  ])
})

test('own hashtags replace generated ones, and emojis can be left out', async () => {
  const { api, sent } = server()
  const flags = ['--platform', 'instagram,tiktok', '--tone', 'educational', '--count', '2', '--no-emojis']
  await cueroom(['marketing', 'social', '--guest', '12', ...flags, '--hashtags', '#craft #slow'], { api })
  expect(sent).toMatchObject([
    {
      platforms: ['instagram', 'tiktok'],
      tone: 'educational',
      postCount: 2,
      useEmojis: false,
      hashtagType: 'user-defined',
      customHashtags: '#craft #slow',
    },
  ])
})

test('piped, standard output holds the text alone; who wrote it and what to check stand beside it', async () => {
  const { api } = server({ sponsorOutreach: () => outreachToCheck })
  const ran = await cueroom('marketing outreach --guest 12 --sponsor Kelp', { api })
  expect(ran.stdout).toBe(`Subject: ${outreachToCheck.subject}\n\n${outreachToCheck.text}\n`)
  expect(ran.stderr).toMatch(/✓ (Written by|Drafted by template)/)
  for (const warning of outreachToCheck.warnings) expect(ran.stderr).toContain(`! ${warning}`)
})

test('posts are counted as their platforms do', async () => {
  const ran = await cueroom('marketing social --guest 12 --platform twitter', server())
  const [post] = samplePosts.posts
  expect(ran.stderr).toContain(`: ${post!.count} of ${post!.limit}`)
})

test('a file holds the mail as text, or as HTML where its name says so; --json is the whole result', async () => {
  const home = await freshHome()
  const { api } = server()
  await cueroom('marketing outreach --guest 12 --sponsor Kelp -o mail.html', { api, home })
  expect(await readFile(join(home, 'mail.html'), 'utf8')).toBe(`${sampleOutreach.content}\n`)
  await cueroom('marketing outreach --guest 12 --sponsor Kelp -o mail.txt', { api, home })
  expect(await readFile(join(home, 'mail.txt'), 'utf8')).toContain(sampleOutreach.text)
  const taken = await cueroom('marketing outreach --guest 12 --sponsor Kelp -o mail.txt', { api, home })
  expect(taken.code).toBe(7)
  const json = await cueroom('marketing outreach --guest 12 --sponsor Kelp --json', { api })
  expect(JSON.parse(json.stdout)).toEqual(sampleOutreach)
})

test('a text is written again from its own fields, with the note and what changes', async () => {
  const { api, sent } = server({
    results: ({ query }) => (query.type === 'social_media' ? [samplePosts] : []),
  })
  await cueroom(['marketing', 'social', '--regenerate', 'Begin with a question', '--count', '1'], { api })
  expect(sent[0]).toMatchObject({
    ...samplePosts.request,
    postCount: 1,
    note: 'Begin with a question',
    previousId: samplePosts.id,
  })
  const nothing = await cueroom('marketing invite --regenerate again', { api })
  expect(nothing.code).toBe(5)
})
