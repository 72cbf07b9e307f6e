import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@cueroom/core/contract.ts'
import type { Endpoints } from '@cueroom/core/contract/endpoint.ts'
import { expect, test } from 'vitest'

/** Calls that set one field to what the host just chose, or that change a record without a version. */
const withoutVersion: Record<string, string> = {
  'account.rename': 'sets one name, whatever it was',
  'account.adminRename': 'sets one name, whatever it was',
  'account.saveMails': 'sets all choices, whatever they were',
  'account.saveAdminMails': 'sets all choices, whatever they were',
  'guestPages.change': 'sets one choice, whatever it was',
  'guestPages.offerTimes': 'offers the times that the host has just entered instead of all others',
  'guestPages.saveRelease': 'stores a version of its own; earlier ones stay',
  'questionnaires.lockResponse': 'sets one state, whatever it was',
  'guests.setStatus': 'sets one status, whatever it was',
  'guests.setWording': 'names the answer that it words, and is refused once the guest has changed it',
  'guests.setPhoto': 'sets one photo, whatever it was',
  'sponsorship.changeInquiry': 'sets one state, whatever it was',
  'imports.remember': 'a mapping has no version',
  'webhooks.update': 'a webhook has no version; each field that is sent is set, whatever it was',
}
/** Places that write only the fields they are given, whatever else of the record was changed. */
const placesWithoutVersion = [
  'dashboard/tenants/tenants.queries.ts: Tenant suspended',
  'cli/guests/set-date.ts',
  'cli/questionnaires/write-questionnaire.ts: isActive',
]

const changes = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints as Endpoints)
    .filter(([, { route }]) => /^(PUT|PATCH) /.test(route))
    .map(([name]) => `${group}.${name}`),
)
const root = join(import.meta.dirname, '../..')
const sources = ['dashboard', 'cli']
  .flatMap((part) =>
    readdirSync(join(root, part), { recursive: true, encoding: 'utf8' }).map((file) => `${part}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|testing|node_modules/.test(file))
  .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)

/** Every place that makes the call, with the text of the call. */
const placesOf = (call: string) =>
  sources.flatMap(([file, text]) =>
    [...text.matchAll(new RegExp(String.raw`\.${call.replace('.', String.raw`\.`)}\(`, 'g'))].map(
      ({ index }) => ({
        file,
        text: text.slice(index, index + 260),
      }),
    ),
  )

test.each(changes.filter((call) => !withoutVersion[call]))('%s names the version that was read', (call) => {
  const places = placesOf(call)
  const overwriting = places.filter(
    ({ file, text }) =>
      !/ifMatch/.test(text.split(/\n\s*\n/)[0]!) &&
      !placesWithoutVersion.some((each) => {
        const [path, part = ''] = each.split(': ')
        return file === path && text.includes(part)
      }),
  )
  expect(places.length).toBeGreaterThan(0)
  expect(overwriting).toEqual([])
})

test('what needs no version is a call of the API', () => {
  expect(changes).toEqual(expect.arrayContaining(Object.keys(withoutVersion)))
})
