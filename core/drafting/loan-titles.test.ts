import { expect, test } from 'vitest'
import type { DraftedGuest } from '../content/brief.ts'
import { sampleBrief, sampleGuest } from '../testing/samples.ts'
import { draftOffline } from './offline-drafter.ts'

const brief = sampleBrief(sampleGuest('ruth-abernathy'), 'introduction')
const draft = (given: Partial<DraftedGuest>) => {
  const nothing = { company: null, bio: null, expertise: [], responses: {} }
  return draftOffline({ ...brief, guest: { ...brief.guest, ...nothing, name: 'Ana Gold', ...given } })
}

test.each([
  ['Head sommelier', 'a head sommelier'],
  ['Maître d’', 'a maître d’'],
  ["maitre d'hotel", "a maitre d'hotel"],
  ['Demi chef de partie', 'a demi chef de partie'],
  ['Au pair', 'an au pair'],
  ['Concierge', 'a concierge'],
  ['Head barista', 'a head barista'],
  ['Chocolatier', 'a chocolatier'],
  ['Cultural attaché', 'a cultural attaché'],
  ['Masseuse', 'a masseuse'],
  ['Prima ballerina', 'a prima ballerina'],
  ['Filmmaker and auteur', 'a filmmaker and auteur'],
])('“%s” is English, wherever its words came from', (title, role) => {
  expect(draft({ title }).content).toContain(`Ana Gold, ${role}.`)
})

test('the English title of a guest who writes French is said', () => {
  const bio = 'Je goûte quatre mille vins par année et je les oublie presque tous le lendemain matin.'
  expect(draft({ title: 'Head sommelier', responses: { bio } }).content).toContain(
    'Ana Gold, a head sommelier',
  )
})

test.each(['Boulanger', 'Directeur artistique', 'Fotografin', 'Infirmière', 'Bäcker', 'ceramista'])(
  '“%s” isn’t said, and the note doesn’t say that it can’t be English',
  (title) => {
    const { content, note } = draft({ title })
    expect(content).not.toContain(title)
    expect(note).toContain(
      `The title “${title}” isn’t said, because the template doesn’t know it as English. Type it in English, or in other words, to have it said.`,
    )
  },
)
