import { expect, test } from 'vitest'
import type { DraftedGuest } from '../content/brief.ts'
import { answeredIntroduction } from '../testing/answered-introduction.ts'

const introduction = (guest: Partial<DraftedGuest>) =>
  answeredIntroduction({ name: 'Ana Gold', ...guest }, [], 'educational', {
    podcastDescription: 'Neighbors and their labor.',
  })

test.each([
  [
    'Born in Leeds, Ana Gold has tuned pianos since 1994. She looks after two.',
    'Born in Leeds, Ana has tuned',
  ],
  ['Having trained in Oslo, Ana Gold tunes pianos in Leeds.', 'Having trained in Oslo, Ana tunes pianos'],
  ['Tunes pianos for two halls, holds lessons. Met her in Oslo.', 'Ana tunes pianos for two halls.'],
  ['Tunes pianos for two halls, trained in Oslo.', 'Ana tunes pianos for two halls.'],
  ['Tunes pianos for two halls; sings in a choir; runs marathons.', 'Ana tunes pianos for two halls.'],
  ['Started a piano workshop in Leeds, now teaches, two kids.', 'Ana started a piano workshop in Leeds.'],
  ['Tunes pianos in Leeds, sings in Hull and swims.', 'Ana tunes pianos in Leeds, sings in Hull and swims.'],
  ['Runs a piano workshop in Leeds, one of two in the city.', 'in Leeds, one of two in the city.'],
  ['Educated in Leeds, worked in Oslo, returned in 1998.', 'Ana was educated in Leeds.'],
  ['Qualified in 1998 and then tuned pianos in Malawi.', 'Ana qualified in 1998 and then'],
])('the host says one sentence with one subject: “%s”', (bio, said) => {
  expect(introduction({ title: 'Archivist', bio })).toContain(said)
})

test.each([
  ['Ana Gold tunes pianos in Leeds, she learned it in Oslo.', false],
  ['Ana Gold tunes pianos in Leeds, sells harps in Hull.', false],
  ['Ana Gold tunes pianos for, she reckons, four hundred people.', true],
  ['Ana Gold tunes pianos in Leeds, where she learned it.', true],
])('two sentences run together aren’t said: “%s”', (bio, isSaid) => {
  expect(introduction({ title: 'Archivist', bio }).includes('tunes pianos')).toBe(isSaid)
})

test.each([
  ['Chief Inspector, lifting equipment', 'Slow Safety Office', 'Ana Gold, chief inspector at the Slow'],
  ['Surgeon, cancer', 'Slow Kiln Hospital', 'Ana Gold, a surgeon at Slow Kiln Hospital.'],
  ['Head Ranger, elephant corridor', 'Slow Kiln Trust', 'Ana Gold, head ranger with the Slow Kiln Trust.'],
  ['Potter, sculptor', null, 'Ana Gold, a potter and sculptor.'],
  ['Head, School of Music', 'Slow Kiln University', 'Ana Gold, head of the school of music at'],
  ['Author of Slow Kiln', null, 'Ana Gold, the author of Slow Kiln.'],
  ['manager of thermal baths', 'Budapest', 'Ana Gold, manager of thermal baths in Budapest.'],
  ['cook', 'Lisbon', 'Ana Gold, a cook in Lisbon.'],
  ['Founder and MD', 'Slow Kiln Journeys', 'Ana Gold, founder and managing director of Slow Kiln Journeys.'],
  ['owner', 'Nairobi', 'Ana Gold.'],
])('“%s” at “%s” becomes a person at a place: %s', (title, company, said) => {
  expect(introduction({ title, company })).toContain(said)
})
