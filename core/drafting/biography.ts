import type { DraftedGuest } from '../content/brief.ts'
import { namedShort, retoldWhole, type Retold, type Whom } from './retold.ts'
import { personPhrase } from './person-phrase.ts'
import { statedPronouns } from './names.ts'
import { isFirstPerson, looksForeign } from '../text/sentences.ts'
import { greeting, saidSentences } from './tidied.ts'
import type { TextSource } from '../content/sentence-source.ts'

/** A stretch of biography: what the host typed ("bio") or what the guest answered ("self"). */
export interface Biography extends Retold {
  id: 'bio' | 'self'
  from: TextSource[]
  /** The sentences as they were written. */
  said: string[]
  /** Whose words they are; prose speaks of the guest already. */
  voice: 'prose' | 'guest' | 'unknown'
}

/** Sentences that are retold at least before the rest is quoted. */
const fewestTold = 2

/** "Maya Okafor is a marine biologist." says nothing after "Maya Okafor, a marine biologist at …". */
const repeatsRole = (sentence: string, name: string, role: string | null) => {
  if (!role) return false
  const known = new Set(`${name} ${role} is was the a an and works as in`.toLowerCase().split(/[^\p{L}]+/u))
  return sentence
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .every((word) => word === '' || known.has(word))
}

const parts = (name: string) =>
  name
    .toLowerCase()
    .split(/[\s.]+/u)
    .filter((part) => part.length > 2)

function biography(id: Biography['id'], said: string[], fullName: string, whom: Whom): Biography {
  const from: TextSource[] = [id === 'bio' ? { kind: 'field', key: 'bio' } : { kind: 'answer', key: 'bio' }]
  const whole = said.join(' ')
  const quoted = {
    id,
    from,
    said,
    voice: id === 'self' ? ('guest' as const) : ('unknown' as const),
    told: [],
    left: said,
  }
  if (looksForeign(whole)) return quoted
  if (isFirstPerson(whole)) {
    const { told, left } = retoldWhole(said, whom, fewestTold)
    // A beginning that does not speak of the guest is a headline: it is quoted
    return {
      id,
      from,
      said,
      voice: 'guest',
      ...(told[0] === said[0] ? { told: [], left: said } : { told, left }),
    }
  }
  const person = personPhrase(said[0]!)
  if (person)
    return { id, from, said, voice: 'prose', told: [`${whom.name} is ${person}`, ...said.slice(1)], left: [] }
  const named = namedShort(said, fullName, whom.name)
  const isNamed = parts(fullName).some((part) => named[0]!.toLowerCase().includes(part))
  if (isNamed) return { id, from, said, voice: 'prose', told: named, left: [] }
  return quoted
}

const ownName = /^(?:I[’']?m|I am|my name is) (\S+?)(?: [^,.!]{1,60}?)?(?:,| and|[.!])\s+(?=(?:I|my)\b)/iu

/** "I’m Tasha and I bake." without what the sentence before has said: the name. */
const withoutName = (text: string, short: string) => {
  const [start = '', name = ''] = ownName.exec(text) ?? []
  return name.toLowerCase() === short.toLowerCase() ? text.slice(start.length) : text
}

/** What a text says about the guest: each sentence once, and nothing that only repeats the role. */
export function biographiesOf(
  guest: DraftedGuest,
  fullName: string,
  role: string | null,
  whom: Whom,
): Biography[] {
  const taken = new Set<string>()
  const typed = guest.responses['bio']
  const texts = {
    bio: guest.bio ?? '',
    self: Array.isArray(typed) ? typed.join('\n') : (typed ?? ''),
  }
  return (['bio', 'self'] as const).flatMap((id) => {
    const said = saidSentences(
      withoutName(texts[id].replace(statedPronouns, '').replace(greeting, ''), whom.name),
    ).filter((sentence) => !taken.has(sentence) && !repeatsRole(sentence, fullName, role))
    said.forEach((sentence) => taken.add(sentence))
    return said.length > 0 ? [biography(id, said, fullName, whom)] : []
  })
}
