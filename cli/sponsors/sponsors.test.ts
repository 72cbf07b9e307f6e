import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { missingAudience } from '@cueroom/core/marketing/discovery-audience.ts'
import type { SavedSponsor } from '@cueroom/core/sponsors/saved-sponsor.ts'
import { type Answers, failing, fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { sampleDiscovery, sampleInquiries, sampleSponsors } from '@cueroom/core/testing/sample-marketing.ts'
import { expect, test, vi } from 'vitest'
import { cueroom, freshHome } from '../testing.ts'

const [first] = sampleSponsors as [SavedSponsor]

const server = (sponsors: Answers['sponsors'] = {}, marketing: Answers['marketing'] = {}) =>
  fakeApi({
    show: { settings: () => null },
    sponsors: {
      list: () => sampleSponsors,
      get({ params }) {
        if (params.id !== first.id) throw failing(404, 'Sponsor not found', 'not_found')
        return first
      },
      ...sponsors,
    },
    marketing: { identifySponsors: () => sampleDiscovery, results: () => [], ...marketing },
  })

test.each([
  'sponsors discover --radius 30',
  'sponsors discover --budget huge',
  'sponsors edit 3',
  'sponsors edit Kelp --notes x',
  'sponsors delete',
  'sponsors inquiries --sponsor Kelp',
  'sponsors export -o sponsors.pdf',
])('wrong use ends with exit code 2: %s', async (command) => {
  const ran = await cueroom(command, { api: server() })
  expect(ran.code).toBe(2)
  expect(ran.stdout).toBe('')
})

test('a sponsor that is not there ends with exit code 5, a company saved before and a feature that is off say so', async () => {
  const missing = await cueroom('sponsors delete 99 --yes', { api: server() })
  expect(missing.code).toBe(5)
  expect(missing.stderr).toContain('Next: cueroom sponsors list')

  const create = () => {
    throw failing(409, 'Kelp Tools is saved already', 'already_saved')
  }
  const flags = ['--industry', 'Tools', '--reason', 'Fits', '--budget', 'Small', '--strategy', 'Write']
  const again = await cueroom(['sponsors', 'add', '--company', 'Kelp Tools', ...flags], {
    api: server({ create }),
  })
  expect(again.code).toBe(1)
  expect(again.stderr).toContain('✗ Kelp Tools is saved already')

  const list = () => {
    throw failing(403, 'Saved sponsors are not part of this plan', 'feature_disabled')
  }
  expect((await cueroom('sponsors list', { api: server({ list }) })).code).toBe(6)
})

test('the list holds every sponsor, is searched, and leads to the mail', async () => {
  const ran = await cueroom('sponsors list', { api: server() })
  expect(ran.stdout.trim().split('\n')).toHaveLength(sampleSponsors.length)
  expect(ran.stdout).toContain('inquiry')
  expect(ran.stderr).toContain(`Next: cueroom marketing outreach --saved ${first.id} --guest ID`)
  const found = await cueroom('sponsors list --search COFFEE --json', { api: server() })
  expect(JSON.parse(found.stdout)).toEqual([first])
})

test('the inquiries say what was asked, of all or of one sponsor, and lead to the answer', async () => {
  const [inquiry] = sampleInquiries
  const inquiries: NonNullable<Answers['sponsorship']>['inquiries'] = ({ query }) =>
    sampleInquiries.filter(({ sponsorId }) => !query.sponsorId || sponsorId === query.sponsorId)
  const api = fakeApi({ sponsorship: { inquiries } })
  const other = await cueroom('sponsors inquiries --sponsor 99', { api })
  expect(other.stdout).toBe('')
  expect(other.stderr).toContain('No inquiries from sponsor 99')
  const ran = await cueroom('sponsors inquiries', { api })
  expect(ran.stdout).toContain(`${inquiry?.companyName}\t${inquiry?.email}\tMid-roll, $320 per episode\t`)
  expect(ran.stderr).toContain(`Next: cueroom marketing outreach --saved ${inquiry?.sponsorId} --guest ID`)
  const own = await cueroom(`sponsors inquiries --sponsor ${inquiry?.sponsorId} --json`, { api })
  expect(JSON.parse(own.stdout)).toEqual(sampleInquiries)
})

test('the state of an inquiry is set, refused if there is no such state, and lists what is left to answer', async () => {
  const [inquiry] = sampleInquiries
  const changeInquiry = vi.fn<NonNullable<NonNullable<Answers['sponsorship']>['changeInquiry']>>(
    ({ body }) => ({
      ...inquiry!,
      ...body,
    }),
  )
  const inquiries = vi.fn<NonNullable<NonNullable<Answers['sponsorship']>['inquiries']>>(() => [])
  const api = fakeApi({ sponsorship: { changeInquiry, inquiries } })
  const wrong = await cueroom('sponsors set-inquiry 1 boked', { api })
  expect([wrong.code, changeInquiry.mock.calls]).toEqual([2, []])
  expect(wrong.stderr).toContain('Choose new, answered, booked or declined. Did you mean')
  const ran = await cueroom('sponsors set-inquiry 1 booked', { api })
  expect(ran.stderr).toContain('The inquiry from Harbour Roasters is booked.')
  expect(changeInquiry.mock.calls[0]![0]).toMatchObject({ params: { id: 1 }, body: { state: 'booked' } })
  expect((await cueroom('sponsors inquiries --state new', { api })).stderr).toContain('No new inquiries.')
  expect(inquiries.mock.calls[0]![0]).toMatchObject({ query: { state: 'new' } })
})

test('what is needed and not named is asked for, and a script is told the flag', async () => {
  const script = await cueroom('sponsors add --company Kelp', { api: server() })
  expect(script.code).toBe(7)
  expect(script.stderr).toContain('--industry')
  let sent: unknown
  const create: NonNullable<Answers['sponsors']>['create'] = ({ body }) => {
    sent = body
    return first
  }
  const answers = ['Tools', 'It fits', '$500 to 2K', 'Write to them']
  const ran = await cueroom('sponsors add --company Kelp', {
    api: server({ create }),
    terminal: true,
    answers,
  })
  expect(ran.code).toBe(0)
  expect(sent).toMatchObject({ companyName: 'Kelp', industry: 'Tools', contactStrategy: 'Write to them' })
})

test('an edit sends what was named alone, and stops at a newer version', async () => {
  let sent: unknown
  const update: NonNullable<Answers['sponsors']>['update'] = ({ body }) => {
    sent = body
    return { ...first, version: 2 }
  }
  const ran = await cueroom(['sponsors', 'edit', '3', '--notes', 'Met them', '--website', ''], {
    api: server({ update }),
  })
  expect(sent).toEqual({ outreachNotes: 'Met them', websiteUrl: null })
  expect(ran.stderr).toContain('Changed Harbour Roasters (version 2)')
  const newer = () => {
    throw failing(409, 'Someone else changed this sponsor.', 'version_conflict')
  }
  const stopped = await cueroom('sponsors edit 3 --email a@kelp.example --if-version 1', {
    api: server({ update: newer }),
  })
  expect(stopped.code).toBe(1)
  expect(stopped.stderr).toContain('Someone else changed')
})

test('a deletion asks, and names what takes it back', async () => {
  let deleted = 0
  const remove = () => {
    deleted++
    return { deleted: 1, deletionId: 'del_1' }
  }
  const api = server({ remove })
  expect((await cueroom('sponsors delete 3', { api })).code).toBe(7)
  await cueroom('sponsors delete 3', { api, terminal: true, answers: [false] })
  expect(deleted).toBe(0)
  const ran = await cueroom('sponsors delete 3 --yes', { api })
  expect(deleted).toBe(1)
  expect(ran.stderr).toContain('Undo: cueroom guests restore del_1')
})

test('an export is written whole, under a name that stays in this directory', async () => {
  const home = await freshHome()
  const bytes = new TextEncoder().encode('Company\nKelp\n')
  const api = server({ export: () => ({ name: '../../sponsors.csv', type: 'text/csv', bytes }) })
  const ran = await cueroom('sponsors export', { api, home, terminal: true })
  expect(ran.code).toBe(0)
  expect(await readFile(join(home, 'sponsors.csv'), 'utf8')).toBe('Company\nKelp\n')
})

test('a discovery starts from the settings, sends its filters, and saves what is new', async () => {
  let sent: { filters?: object } = {}
  let saved: unknown[] = []
  const api = server(
    {
      createMany: ({ body }) => {
        saved = body.sponsors
        return { saved: sampleSponsors, skipped: ['Slow Press'] }
      },
    },
    {
      identifySponsors: ({ body }) => {
        sent = body
        return sampleDiscovery
      },
    },
  )
  const flags = ['--geography', 'local', '--radius', '50', '--sponsor-type', 'tools', '--save']
  const ran = await cueroom(['sponsors', 'discover', ...flags], { api })
  expect(ran.code).toBe(0)
  expect(sent).toMatchObject({
    audienceSize: 'not-specified',
    preferredSponsorTypes: ['tools'],
    filters: { mileRadius: 50, geography: 'local', companySize: 'any' },
  })
  // The other suggestion is a kind of company: nobody can write to it
  expect(saved).toMatchObject([{ companyName: 'Kelpworks' }])
  expect(ran.stderr).toContain('Find two or three companies of each kind and add them')
  expect(ran.stdout).toContain(sampleDiscovery.sponsors[0]!.companyName)
  expect(ran.stderr).toContain('1 already saved')
})

test('kinds of company are not saved as sponsors: what to do is said', async () => {
  const kinds = sampleDiscovery.sponsors.filter(({ kind }) => kind === 'company-type')
  const api = server({}, { identifySponsors: () => ({ ...sampleDiscovery, sponsors: kinds }) })
  const ran = await cueroom('sponsors discover --save', { api })
  expect(ran.code).toBe(0)
  expect(ran.stderr).toContain('0 saved, 0 already saved.')
  expect(ran.stderr).toContain('Next: cueroom sponsors add')
})

test('a discovery without suggestions says that the matches are saved already', async () => {
  const nothing = { ...sampleDiscovery, sponsors: [], strategyNotes: [] }
  const discover = (savedMatches: number) =>
    cueroom('sponsors discover', {
      api: server({}, { identifySponsors: () => ({ ...nothing, savedMatches }) }),
    })
  const none = await discover(0)
  expect(none.stderr).toContain('No sponsors match these filters.')
  expect(none.stderr).not.toContain('Next:')
  expect((await discover(1)).stderr).toContain('The one sponsor that matches these filters is already saved.')
  const all = await discover(7)
  expect(all.stderr).toContain('All 7 sponsors that match these filters are already saved.')
  expect(all.stderr).toContain('Next: cueroom sponsors list')
})

test('a discovery is made again from its own fields, with the note', async () => {
  let sent: unknown
  const api = server(
    {},
    {
      results: () => [{ ...sampleDiscovery, request: { ...missingAudience, filters: { mileRadius: 50 } } }],
      identifySponsors: ({ body }) => {
        sent = body
        return sampleDiscovery
      },
    },
  )
  const ran = await cueroom(['sponsors', 'discover', '--regenerate', 'By train', '--budget', 'small'], {
    api,
  })
  expect(ran.stderr).not.toContain('✗')
  expect(sent).toMatchObject({
    note: 'By train',
    previousId: sampleDiscovery.id,
    filters: { budget: 'small', mileRadius: 50 },
  })
  const nothing = await cueroom('sponsors discover --regenerate again', { api: server() })
  expect(nothing.code).toBe(5)
})
