import type { DraftedGuest } from '../content/brief.ts'
import { joinedByName, namedShort, retoldWhole, withPronouns, type Retold, type Whom } from './retold.ts'
import { lacksVerb, wholeSentence, wholeSentences } from './fragments.ts'
import { isClause } from './list-items.ts'
import { nameInBiography, statedPronouns, writtenNames } from './names.ts'
import { personPhrase } from './person-phrase.ts'
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

/** "Before that he was at MIT.": the sentence before is what the role has said already. */
const earlier = ([first = '', ...rest]: string[], name: string) => [
  first.replace(/^(?:Before|Prior to) (?:that|this),? (?:he|she) (?=\p{Ll})/u, `Earlier, ${name} `),
  ...rest,
]

/** "Helping people shine. says nothing that one could say of somebody. */
const isSlogan = (sentence: string) =>
  /^(?:bringing|building|changing|connecting|creating|empowering|enabling|guiding|helping|inspiring|leading|making|supporting|teaching|transforming|turning)\s[^,;]*[.!]$/iu.test(
    sentence,
  )

/** "Maya Okafor is a marine biologist." says nothing after "Maya Okafor, a marine biologist at …". */
const repeatsRole = (sentence: string, name: string, role: string | null) => {
  if (!role) return false
  const known = new Set(
    `${name} ${role} i m am is was the a an and works as in`.toLowerCase().split(/[^\p{L}]+/u),
  )
  return sentence
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .every((word) => word === '' || known.has(word))
}

const heavy = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu))

/** Half of its words were said before: the host typed what the guest answered. */
function repeats(sentence: string, told: string[]): boolean {
  const words = [...heavy(sentence)]
  return (
    words.length > 1 &&
    told.some((one) => {
      const known = heavy(one)
      return words.filter((word) => known.has(word) || known.has(`${word}s`)).length * 2 >= words.length
    })
  )
}

const parts = (name: string) =>
  name
    .toLowerCase()
    .split(/[\s.]+/u)
    .filter((part) => part.length > 2)

/** "is an Associate Professor": a capital for the office, none for the ear. */
const office =
  /\b(an?|the|as) ((?:(?:Adjunct|Assistant|Associate|Chief|Clinical|Executive|Full|Lead|Managing|Principal|Senior|Staff|Visiting) ){0,2}(?:Consultant|Designer|Director|Editor|Engineer|Fellow|Lecturer|Manager|Officer|Partner|Producer|Professor|Researcher|Scientist))\b/gu
const plainOffice = (sentence: string) =>
  sentence.replace(office, (_, article: string, title: string) => `${article} ${title.toLowerCase()}`)

/** "Now I make ukuleles." makes sense after something else. */
const goesOn = /^(?:also|and|but|now|so|still|then|these days|today)\b/iu

/** Sentences that can be said: a fragment behind others is for the eye. */
const withVerbs = (told: string[]) => told.filter((sentence, at) => at === 0 || !lacksVerb(sentence))

function biography(
  id: Biography['id'],
  said: string[],
  fullNames: string[],
  whom: Whom,
  isAlone: boolean,
): Biography {
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
  // One line about oneself is often a joke, and a verdict in the host's mouth
  if (id === 'self' && !isAlone && said.length === 1) return quoted
  if (isFirstPerson(whole)) {
    const { told, left } = retoldWhole(said, whom, fewestTold)
    // A beginning that does not speak of the guest is a headline
    if (told[0] !== said[0])
      return { id, from, said, voice: 'guest', told: withVerbs(told), left: withVerbs(left) }
    const spoken = said.slice(
      Math.max(
        0,
        said.findIndex((sentence) => !lacksVerb(sentence)),
      ),
    )
    const isWhole = spoken.length > 0 && !goesOn.test(spoken[0]!)
    return { id, from, said, voice: 'guest', told: [], left: isWhole ? spoken : said }
  }
  const named = wholeSentences(namedShort(earlier(said, whom.name), fullNames, whom.name), whom.name)
  const isNamed = fullNames
    .flatMap(parts)
    .some((part) => `${said[0]!} ${named[0]!}`.toLowerCase().includes(part))
  if (isNamed)
    return {
      id,
      from,
      said,
      voice: 'prose',
      told: joinedByName(withPronouns(withVerbs(named.map(plainOffice)), whom), whom),
      left: [],
    }
  return quoted
}

const ownName = /^(?:I[’']?m|I am|my name is) (\S+?)(?: [^,.!]{1,60}?)?(?:,| and|[.!])\s+(?=(?:I|my)\b)/iu

/** "I’m Tasha and I bake." without what the sentence before has said: the name. */
const withoutName = (text: string, short: string) => {
  const [start = '', name = ''] = ownName.exec(text) ?? []
  return name.toLowerCase() === short.toLowerCase() ? text.slice(start.length) : text
}

/** Every way in which the biography may call the guest. */
const namesOf = ({ name, bio }: DraftedGuest) => {
  const called = nameInBiography(bio ?? '', name)
  return [...(called ? [called] : []), ...writtenNames(name)]
}

/** What an office writes and nobody says: there is more in the sentences around it. */
const isBoast = (sentence: string) =>
  /\b(?:driving (?:innovation|growth|change)|at the intersection of|proven track record|thought leader|results-driven|world-class|cutting-edge|leverag(?:es|ing)|synerg\w+|visionary|purpose-driven|game-?chang\w+|trailblaz\w+|thought leadership|change-?maker)\b/iu.test(
    sentence,
  )

/** Letters of orders and degrees between commas: "Declan, SJ, studies …" */
const lettersInside =
  /, (?:SJ|OP|OFM|OSB|PhD|Ph\.D\.|MD|M\.D\.|MBA|RN|CPA|OBE|MBE|CBE)(?:,|(?= (?:is|has|was)\b))/gu

/** A few words without a verb: "Third generation." */
const isShred = (sentence: string) =>
  sentence.split(' ').length <= 3 &&
  !isClause.test(sentence) &&
  !personPhrase(sentence) &&
  wholeSentence(sentence, 'X') === sentence &&
  !/\p{Ll}{2}s\b/u.test(sentence.split(' ').slice(0, 2).join(' '))

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
      withoutName(
        texts[id].replace(statedPronouns, '').replace(lettersInside, '').replace(greeting, ''),
        whom.name,
      ),
    ).filter(
      (sentence) => !taken.has(sentence) && !isSlogan(sentence) && !repeatsRole(sentence, fullName, role),
    )
    const worth = said.filter((sentence) => !isBoast(sentence) && (id === 'self' || !isShred(sentence)))
    if (worth.length > 0) said.splice(0, said.length, ...worth)
    const repeated = said.filter((sentence) => repeats(sentence, [...taken])).length
    said.forEach((sentence) => taken.add(sentence))
    return repeated < said.length ? [biography(id, said, namesOf(guest), whom, texts.bio.trim() === '')] : []
  })
}
