import { withNoteHeeded } from './heeded-note.ts'
import type { DraftedGuest } from '../content/brief.ts'
import { asksForName } from '../questionnaires/about-guest.ts'
import type { Show } from '../show/show-settings.ts'
import { nickname } from './names.ts'
import { calledAs, calledInTexts } from './called-as.ts'
import { calledByHost, calledInNotes } from './called-by-host.ts'
import { halfOfDouble, ministerInBritain } from './short-name.ts'
import { isBritish } from './spelling.ts'
import { inOrder, isTitleWord, religious, words } from './titles-of-names.ts'
import { capitalized } from './words.ts'

/** "What do we call you?", "What name shall I use on air?" */
const asksWhatToCall = /\b(?:address|call) you\b|\bwhat name\b|\bon[- ]air name\b/iu
/** The name that is answered is the whole of it, from the first mention on. */
const asksWholeName = /\bnames?\b/iu

/** "Hobnail ONLY" */
const only = /^["“]?(\p{L}[\p{L}’' -]{1,40}?)["”]? only(?![\p{L}-])/iu
/** "Mrs Mossop", and nothing else */
const styled = /^((?:the )?(\p{Lu}\p{Ll}{1,8})\.? (\p{Lu}[\p{L}’'-]{1,30}))(?:,? please)?[.!]?$/u
/** "dags.", "Tink, please" */
const oneWord = /^["“]?(\p{L}[\p{L}-]{1,20})["”]?(?:,? please)?(?:[.,!;\n]|$)/u
/** Says that it makes no difference, or that the form has it already. */
const noName =
  /^(?:any|anything|as|both|either|first|full|he|her|him|it|just|last|me|my|n\/?a|name|nickname|no|none|ok|okay|real|same|see|she|surname|the|they|usual|what|whatever|whichever|yes|\p{L}+ly)$/iu
/** "Everyone says Puii", "everybody calls me Tink" */
const byEveryone =
  /\b[Ee]very(?:one|body) (?:here )?(?:just )?(?:says|calls me) ["“]?(\p{Lu}[\p{L}-]{1,20})(?!["”]? (?:are|has|is|was)\b)/u
/** "kids can call me Pri", "the kids say Abuela Nena" */
const byKids =
  /\b[Kk]ids (?:all |can |may |should )?(?:call me|say) ["“]?((?:(?:Dr|Mr|Mrs|Ms)\.? )?\p{Lu}[\p{L}-]{1,20}(?: \p{Lu}[\p{L}-]{1,20})?)/u

/** "Please do not use my real name anywhere", "my real name stays out of it" */
const refusesName =
  /(?:\bnot|n[’']?t|\bnever) (?:ever )?(?:give|mention|print|publish|read out|reveal|say|use) my (?:actual|birth|legal|own|real) (?:first |last |full )?name\b|\bmy real name (?:is|stays?|must stay|should stay) (?:off|out|private|secret)\b/iu
/** "I set as Hobnail", "Hobnail sets …" has no such word, and isn’t looked for. */
const goesAs =
  /\b(?:go|goes|known|paints?|performs?|posts?|publish(?:es)?|records?|sets?|sings?|streams?|writes?) (?:as|by) ["“]?(\p{Lu}[\p{L}’'-]{1,30}(?: \p{Lu}[\p{L}’'-]{1,30})?)|\b(?:pen|screen|stage) name(?: is|:)? ["“]?(\p{Lu}[\p{L}’'-]{1,30}(?: \p{Lu}[\p{L}’'-]{1,30})?)/u

type Called = Pick<DraftedGuest, 'called' | 'name'>

const asText = (given: string | string[]) => [given].flat().join('\n').trim()

interface Answered {
  question: string
  text: string
}
const answersIn = ({ asked, responses }: DraftedGuest): Answered[] =>
  Object.entries(responses).map(([id, given]) => ({
    question: asked.find((one) => one.id === id)?.question ?? '',
    text: asText(given),
  }))

const isOfName = (name: string, word: string) =>
  inOrder(name)
    .toLowerCase()
    .split(/[\s“”"]+/u)
    .flatMap((one) => [one, ...one.split('-')])
    .includes(word.toLowerCase())

/** "Darrel Pickering" as 'Darrel "Dags" Pickering', who is Dags Pickering whenever the name is said. */
function nicknamed(name: string, nick: string): Called {
  const all = inOrder(name).replace(nickname, '').replace(/\s+/gu, ' ').split(' ')
  const first = all.findIndex((word) => !isTitle(word))
  const called = capitalized(nick)
  if (first < 0 || all.length - first < 2 || isOfName(name, nick)) return { name }
  // Of three names nobody knows which go with it
  if (all.length - first > 2) return { name, called }
  return { name: [...all.slice(0, first + 1), `"${called}"`, ...all.slice(first + 1)].join(' '), called }
}

const isTitle = (word: string) => isTitleWord(word) || religious.test(word)

const isName = (typed: string) => typed.split(' ').every((word) => !noName.test(word))

/** What one answer about the name asks for. */
function nameIn({ question, text }: Answered, { name }: DraftedGuest): Called {
  const asks = asksWhatToCall.test(question)
  const [, whole = ''] = only.exec(text) ?? []
  if (whole !== '' && isName(whole)) return { name: capitalized(whole) }
  const [, address = '', title = '', last = ''] = (asks && styled.exec(text)) || []
  if (address !== '' && isTitle(title) && isOfName(name, last))
    return asksWholeName.test(question) ? { name: address } : { name, called: address }
  const [, word = ''] = (asks && oneWord.exec(text)) || []
  if (word !== '' && isName(word) && !isTitleWord(word) && !isOfName(name, word))
    return asksWholeName.test(question) && !text.includes(' ')
      ? { name: capitalized(word) }
      : nicknamed(name, word)
  const [, everyones = ''] = byEveryone.exec(text) ?? []
  const [, kids = ''] = (/\bkids\b/iu.test(question) && byKids.exec(text)) || []
  return {
    ...(everyones === '' ? { name } : nicknamed(name, everyones)),
    ...(kids !== '' && { called: kids }),
  }
}

/** Forms of address that people type among their callings: "Beekeeper, Sister", "Canon and composer". */
const addresses: Readonly<Record<string, string>> = {
  canon: 'Canon',
  fr: 'Father',
  rev: 'Reverend',
  revd: 'Reverend',
  reverend: 'Reverend',
  sister: 'Sister',
  sr: 'Sister',
}
const ofOrder =
  /\b(?:Abbey|Carmel|Cathedral|Church|Convent|Diocese|Friary|Minster|Monastery|Parish|Priory|Sisters of)\b/u

const ofNun =
  /^Sr\.? (?:M\. ?(\p{Lu}\p{Ll}[^,]*?)|(\p{Lu}\p{Ll}[^,]*?),? (?:CSJ|FSP|IBVM|OCD|OP|OSB|OSF|RSM|SSND))$/u

/** "Sister" comes before the name and isn’t one of the callings, where an order or the guest’s words say that it is nobody’s sister; nor is "Sr" a señor then. */
function asAddressed(guest: DraftedGuest): DraftedGuest {
  // "Sr. M. Benedikta", "Sr. Benedikta OSB": M. is for Mary, in front of the name that the order gave her
  const [, ofMary, own = ofMary] = ofNun.exec(guest.name) ?? []
  if (own) return { ...guest, name: `Sister ${own}` }
  const [, short = '', name = guest.name] = /^(?:(Sr)\.? )?(\p{Lu}.*)$/u.exec(guest.name) ?? []
  const callings = (guest.title ?? '').split(/ ?[,/&+] ?| and /u)
  const isAddress = (one: string) => Object.hasOwn(addresses, one.toLowerCase().replace('.', ''))
  const key = short || callings.find(isAddress) || ''
  const address = addresses[key.toLowerCase().replace('.', '')]
  if (!address || isTitleWord(name.split(' ')[0]!)) return guest
  const written = [guest.bio ?? '', ...answersIn(guest).map(({ text }) => text)].join('\n')
  const isOne =
    /^(?:Canon|Reverend)$/u.test(address) ||
    written.includes(`${address} ${name.split(' ')[0]}`) ||
    ofOrder.test(guest.company ?? '') ||
    /\bSisters? of \p{Lu}/u.test(written)
  const others = callings.filter((one) => !isAddress(one))
  const title = others.length > 0 && others.length < callings.length ? others.join(', ') : guest.title
  return isOne ? { ...guest, name: `${address} ${name}`, title } : guest
}

/** The guest without any text that says the name: a guest’s words are quoted without a gap. */
function neverNamed(guest: DraftedGuest, realName: string): DraftedGuest {
  const alias = guest.name.toLowerCase().split(/[\s-]+/u)
  const said = words(inOrder(realName).replace(/["“”()]/gu, ''))
    .flatMap((word) => word.toLowerCase().split('-'))
    .filter((word) => word.length > 1 && !alias.includes(word))
  const isNamed = (text: string) => {
    const all: string[] = text.toLowerCase().match(/\p{L}+/gu) ?? []
    return said.some((word) => all.some((one) => one === word || (word.length > 3 && one.includes(word))))
  }
  const unnamed = (text: string | null) => (text !== null && isNamed(text) ? null : text)
  const responses = Object.entries(guest.responses).filter(([, given]) => !isNamed(asText(given)))
  return {
    ...guest,
    title: unnamed(guest.title),
    company: unnamed(guest.company),
    bio: unnamed(guest.bio),
    social: unnamed(guest.social),
    socialLinks: {
      ...guest.socialLinks,
      linkedin: unnamed(guest.socialLinks.linkedin),
      website: unnamed(guest.socialLinks.website),
    },
    pronunciation: null,
    expertise: guest.expertise.filter((one) => !isNamed(one)),
    responses: Object.fromEntries(responses),
  }
}

interface Named {
  guest: DraftedGuest
  /** What the host has to know of the name. */
  notes: string[]
}

/** The guest by the name they ask to be called, or that the host gave them, with nothing that says a name they ask not to be said. */
export function namedAsAsked(
  given: DraftedGuest,
  isBritishShow = false,
  called: string | null = null,
): Named {
  const named = namedByGuest(given, isBritishShow)
  const byHost = called ?? calledInNotes(given)
  return byHost === null ? named : { ...named, guest: { ...named.guest, ...nameByHost(named.guest, byHost) } }
}

/** "Gus", of Konstantinos Papadakis, "Bob Smith" of Robert Smith, and "Sister Hélène" of Hélène St-Amour */
function nameByHost({ name }: DraftedGuest, called: string): Called {
  const [first = '', ...others] = called.split(' ')
  const isWhole = others.length === 1 && !isTitle(first) && words(inOrder(name)).at(-1) === others[0]
  const isNick = (others.length === 0 || isWhole) && !isOfName(name, first)
  return isNick ? nicknamed(name, first) : calledByHost(name, called)
}

function namedByGuest(given: DraftedGuest, isBritishShow: boolean): Named {
  const answers = answersIn(given)
  const ofName = answers.filter(({ question }) => asksWhatToCall.test(question) || asksForName(question))
  const titled = asAddressed(given)
  const asked = ofName
    .map((one) => nameIn(one, titled))
    .find(({ name, called }) => name !== titled.name || called !== undefined)
  const named = { ...titled, ...asked }
  const written = [given.bio ?? '', ...answers.map(({ text }) => text)].join('\n')
  if (!refusesName.test(written)) {
    const called = calledAs(given.name, written)
    const isNickname = called !== null && !called.includes(' ')
    const minister = isBritishShow && called === null ? ministerInBritain(named.name) : null
    const usual = called === null ? calledInTexts(named.name, written) : null
    const half = minister ?? usual ?? halfOfDouble(named.name, written)
    const other = isNickname
      ? nicknamed(named.name, called)
      : { name: named.name, ...(half !== null && !named.called && { called: half }) }
    return { guest: { ...named, ...other }, notes: [] }
  }
  const alias = named.name === given.name ? goesAs.exec(written)?.slice(1).find(Boolean) : named.name
  return alias
    ? {
        guest: neverNamed({ ...named, name: alias }, given.name),
        notes: ['The guest’s real name isn’t used, as they ask.'],
      }
    : {
        guest: named,
        notes: [
          'The guest asks that their real name isn’t used, and gives no other: change it before you use this text.',
        ],
      }
}

/**
 * What a text is written from, with the guest by the name they ask for, and without what the host’s note forbids: a model can't say what
 * it isn't given.
 */
export const asNamed = <Given extends { guest: DraftedGuest | null; show: Show }>(brief: Given): Given =>
  brief.guest
    ? {
        ...brief,
        guest: {
          ...brief.guest,
          ...withNoteHeeded(namedAsAsked(brief.guest, isBritish(brief.show)).guest).guest,
        },
      }
    : brief
