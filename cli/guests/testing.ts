import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asCard } from '@cueroom/core/guests/guest-card.ts'
import type { Guest, NewGuest } from '@cueroom/core/guests/guest.ts'
import type { SkippedRow } from '@cueroom/core/imports/plan/import-plan.ts'
import { type Answers, failing, fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { storedShow } from '@cueroom/core/testing/sample-show.ts'
import { guestRecord, sampleGuests } from '@cueroom/core/testing/samples.ts'
import { freshHome, session } from '../testing.ts'

type ImportCall = Parameters<NonNullable<NonNullable<Answers['imports']>['create']>>[0]['body']

/** A server with guests that imports and changes, and what it received. `answer` may fail a call. */
export function importServer(
  existing: Guest[] = [],
  answer: (call: ImportCall, n: number) => void = () => {},
  more: Answers['imports'] = {},
  tenantId = 'default',
  timeZone: string | null = null,
) {
  const calls: ImportCall[] = []
  const mappings = new Map<string, Record<string, string>>()
  const api = fakeApi({
    auth: { session: () => ({ ...session, tenant: { ...session.tenant, id: tenantId } }) },
    show: { settings: () => ({ ...storedShow, timeZone }) },
    guests: {
      list: ({ query }) => {
        const page = existing.filter(({ id }) => id > Number(query.after ?? 0))
        return query.view === 'card' ? page.map(asCard) : page
      },
      get: ({ params }) => {
        const guest = existing.find(({ id }) => id === params.id)
        if (!guest) throw failing(404, 'Not found', 'not_found')
        return guest
      },
    },
    imports: {
      create({ body }) {
        calls.push(body)
        answer(body, calls.length)
        return {
          importId: body.importId!,
          imported: body.guests.length,
          ids: body.guests.map((_, index) => calls.length * 10_000 + index),
          changed: body.merges.length,
          missing: [],
        }
      },
      mapping: ({ params }) => mappings.get(params.signature) ?? null,
      remember: ({ params, body }) => {
        mappings.set(params.signature, body.mapping)
        return body.mapping
      },
      ...more,
    },
  })
  return { api, calls }
}

const three =
  'Name,Company,Email\nAda Lovelace,Engines,ada@x.example\nGrace Hopper,Navy,grace@x.example\n,Lost & Co,lost@x.example\n'

/** A CSV file: two guests and a row without a name, unless it is another text. */
export async function aSheet(text = three): Promise<string> {
  const file = join(await freshHome(), 'speakers.csv')
  await writeFile(file, text)
  return file
}

/** A saved plan of an import, which is read in no time: guests of `speakers.csv`, row 2 and following. */
export async function aPlan(guests: NewGuest[], skipped: SkippedRow[] = []): Promise<string> {
  const file = join(await freshHome(), 'plan.json')
  const planned = guests.map((guest, index) => ({ sheet: 'speakers', row: index + 2, guest }))
  const nothing = { sheets: [], columns: [], warnings: [], questions: [] }
  await writeFile(
    file,
    JSON.stringify({ version: 1, file: 'speakers.csv', ...nothing, guests: planned, skipped }),
  )
  return file
}

/** So many people to import. */
export const people = (count: number, bio = ''): NewGuest[] =>
  Array.from({ length: count }, (_, n) => ({ name: `Person ${n}`, email: `p${n}@x.example`, bio }))

export const guest = { ...guestRecord(sampleGuests[0]!, 12), version: 3 }

/** Answers that there is no such guest. */
export const gone = () => {
  throw failing(404, 'Not found', 'not_found')
}

/** A server with guest 12, and the bodies it received by call. */
export function guestServer(
  more: Answers['guests'] = {},
  podcastName: string | null = 'Unhurried Work',
  timeZone: string | null = null,
) {
  const got: Record<string, unknown> = {}
  const keep =
    <T>(name: string, reply: T) =>
    (call: unknown) => {
      got[name] = (call as { body?: unknown }).body
      return reply
    }
  const api = fakeApi({
    auth: { session: () => session },
    show: { settings: () => (podcastName === null ? null : { ...storedSettings, podcastName, timeZone }) },
    guests: {
      get: ({ params }) => (params.id === 12 ? guest : gone()),
      create: keep('create', guest),
      update: keep('update', guest),
      setPhoto: keep('setPhoto', guest),
      setStatus: keep('setStatus', { ...guest, episodeStatus: 'completed' }),
      setStatusOfMany: keep('setStatusOfMany', { changed: 2, missing: [] }),
      setInterviewDate: keep('setInterviewDate', guest),
      remove: keep('remove', { deleted: 1, deletionId: 'del_1' }),
      removeMany: keep('removeMany', { deleted: 2, deletionId: 'del_2', missing: [] }),
      removeAll: keep('removeAll', { deleted: 14, deletionId: '-del_3' }),
      ...more,
    },
  })
  return { api, got }
}

const storedSettings = {
  id: 1,
  podcastDescription: null,
  showLogo: null,
  accent: null,
  showMethodology: {},
  hosts: [],
  contentStyles: {},
  sponsorshipSettings: null,
  tenantId: 'default',
  organizationId: null,
  version: 1,
  createdAt: '2026-11-01T09:00:00Z',
  updatedAt: '2026-11-01T09:00:00Z',
}
