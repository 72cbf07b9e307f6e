import type { DraftedGuest } from '../content/brief.ts'
import type { Biography } from './biography.ts'
import type { Material } from './material.ts'
import { ownWords } from './own-words.ts'
import { companyOf, saysKind } from './company.ts'
import { isOffice } from './office.ts'
import { isPlaceName } from './proper-words.ts'
import { isSpokenRole, roleOf, type Role } from './role.ts'
import { slipsOfLearner } from './risk.ts'
import { wordCount } from '../text/word-count.ts'

const joining = new Set(
  'with from that this their have which when where since and for has her his she the was who'.split(' '),
)
const stemOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/(?<=\p{L}{3})e?s$/u, '')
    .slice(0, 4)
/** How the words of a text begin, without those that only join. */
export const stems = (text: string) =>
  new Set(
    (text.match(/\p{L}{3,}|\p{Lu}{2,}/gu) ?? [])
      .filter((word) => !joining.has(word.toLowerCase()))
      .map(stemOf),
  )

/** Is what the guest does said in the sentence as well? */
export function saysRole(sentence: string, role: Role | null): boolean {
  if (!role?.isNoun) return false
  const said = stems(sentence)
  const all = [...stems(role.text)]
  const shared = all.filter((stem) => said.has(stem)).length
  // One word in common may be chance, unless the sentence says what the guest is
  return shared > 0 && (shared > 1 || shared === all.length || /\bis (?:an?|the) /u.test(sentence))
}

/** "CEO and co-founder": of what? */
const isBareOffice =
  /^(?!.* (?:of|for) )(?:an? )?(?:\p{L}+[ ,-]+){0,4}(?:founder|owner|president|chair\p{L}*|director|partner|trustee|c[a-z]{1,2}o)s?$|^(?:chief|director|head (?!(?:baker|brewer|chef|coach|cook|curator|gardener|keeper|nurse|ranger|teacher|verger|waiter)\b)) ?/iu

/** "is the senior vet", "is Professor of Surgery", "works as a nurse": whoever hears it knows what the guest is. */
const whatIs = [
  /\b(?:is|has been|works as|serves as) (?:an?|the|one of the) (?!(?:former|grand\p{Ll}{3,8}|keen|mother|father|native|fan|member|parent|retired)\b)\p{L}/u,
  /\b(?:is|has been|works as|serves as) (?:\p{Lu}\p{L}{1,20} ){1,2}(?:at|for|in|of)\b/u,
  /\b(?:is|has been|works as|serves as) (?:co-)?(?:chief|director|editor|founder|head|owner|president|principal|professor)\b/u,
]
export const saysWhatIs = (sentence: string) => whatIs.some((one) => one.test(sentence))
/** Sentences of a biography that are likely to be said. */
const saidAtMost = 3

/** "head of forest school", who "runs a forest school" */
const headOf = /^(?:chief|director|head|leader|manager) of /u
const runs = /\b(?:directs|heads|leads|manages|runs)\b/u

const placed = / (?:at|from|with) | of (?=(?:the )?\p{Lu})/u

/** Whoever does something: what it is, is said before it. */
const doer =
  /\b(?:activist|advis[eo]r|advocate|breeder|campaigner|carer|collector|consultant|coordinator|director|expert|founder|grower|head|host|keeper|leader|maker|manager|mender|operator|organi[sz]er|owner|preparer|producer|repairer|restorer|runner|seller|specialist|worker)s?\b/giu
/** "has fostered 87 children", "has made accordions", of a foster carer and an accordion maker. */
function saysField(sentence: string, calling: string): boolean {
  const field = stems(calling.replace(doer, '').replace(/\b(?:former|retired)\b/gu, ''))
  const said = stems(sentence)
  return field.size > 0 && calling.search(doer) >= 0 && [...field].every((stem) => said.has(stem))
}
/** "restores church clocks", of a turret clock restorer; "I have cleaned offices", of a cleaner: the doer again, and more of it. */
function saysDoing(sentence: string, calling: string): boolean {
  const [, of = '', doer = ''] = /^(?:an? |the )?((?:[\p{Ll}’'-]+ )*)(\p{Ll}{3,})[eo]r$/u.exec(calling) ?? []
  const [, verb = '', more = ''] =
    /^(?:I|\p{Lu}[\p{L}’'-]*)(?:[’']ve| ha(?:ve|s)| (?:also|still))? (\p{Ll}{4,}) (.+)/u.exec(sentence) ?? []
  const said = stems(more)
  const field = [...stems(of.replace(/\b(?:former|retired)\b/gu, ''))]
  return (
    doer !== '' &&
    more.includes(' ') &&
    verb.startsWith(doer) &&
    (field.length === 0 ||
      // "directs the 38-person patrol", of a ski patrol director: which patrol?
      (more.startsWith('the ')
        ? field.every((stem) => said.has(stem))
        : field.some((stem) => said.has(stem))))
  )
}
const ofLife = /\b(?:born|grew up|lives|loves|moved|studied|trained)\b/u

/** Does the biography say itself what the guest is, and all of it? */
function saysWork({ told, isHeadless }: Biography, role: Role | null): boolean {
  const [calling = ''] = role?.text.split(placed) ?? []
  return told.slice(0, saidAtMost).some((sentence, at) => {
    const work = calling.replace(/\b(?:former|retired) /u, '')
    const known = [...stems(runs.test(sentence) ? work.replace(headOf, '') : work)]
    const said = stems(sentence)
    const shared = known.filter((stem) => said.has(stem)).length
    return (
      (at === 0 && saysField(sentence, calling) && !ofLife.test(sentence)) ||
      (at === 0 && saysDoing(sentence, calling)) ||
      (saysWhatIs(sentence) && (shared > 0 || (at === 0 && !isHeadless && !isOffice(calling)))) ||
      (shared > 0 && shared === known.length) ||
      // "a tram driver and poet", who "drives trams and has published poems"
      (at === 0 && shared > 1 && shared === known.length - 1 && / and /u.test(calling))
    )
  })
}

/** "a VP of people": where? */
const ofOffice =
  /^(?:an? )?(?:co-)?(?:founder|owner)\b(?! of)|\b(?:captain|chair\p{L}*|chief|commissioner|coordinator|director|head|lead|leader|manager|mayor|member|officer|partner|president|secretary|sheriff|supervisor|trustee|VP|volunteer)\b/iu

/** "a crossbench peer", who sits "as a crossbencher" */
const repeatsWord = (sentence: string, calling: string) =>
  calling.split(' ').some((word) => word.length > 5 && sentence.toLowerCase().includes(word))

/** Share of the words of a title that somebody says of themselves. */
const mostOfRole = 0.6
const ofOneself = /^I(?:[’']m| am| was|[’']ve been| have been)\b/u
/** "a retired postmaster", and then "I was postmaster in Talkeetna" */
function saysItself(biographies: Biography[], role: Role, company: string): boolean {
  const words = ownWords(biographies)?.said ?? []
  const [first = ''] = words
  const namesPlace = (text: string) =>
    company !== '' && text.replaceAll('’', "'").includes(company.replaceAll('’', "'"))
  const said = stems(first)
  const all = [...stems(role.text.replace(/\b(?:former|retired)\b/gu, ''))]
  const isOne =
    /^I(?:[’']m| am|[’']ve been| have been) (?:an?|the) /u.test(first) &&
    ([...stems(`${role.text} ${company}`)].some((stem) => said.has(stem)) || namesPlace(words.join(' ')))
  const shared = all.filter((stem) => said.has(stem)).length
  // "a head teacher and former sprinter", who says "I ran for Wales. I’m now head of a school."
  const heard = stems(words.join(' '))
  const shares = all.filter((stem) => heard.has(stem)).length
  const isIn = shares > 1 && shares >= all.length * mostOfRole
  // "head coach at Slow Kiln", who says "These days I’m head coach of Slow Kiln"
  const isAllIn = all.length > 1 && [...stems(`${role.text} ${company}`)].every((stem) => heard.has(stem))
  // "a night care assistant", who says "I work nights at a care home"
  const isMost =
    first.startsWith('I ') && ((isIn && (!isOffice(role.text) || ofOneself.test(first))) || isAllIn)
  // "I run lending at a loan fund", "I manage the Slow Kiln Pantry"
  const isDone =
    /^I\b/u.test(first) &&
    (saysField(first, role.text) || namesPlace(first) || saysDoing(first, role.text.split(placed)[0]!))
  return isOne || isMost || isDone || (ofOneself.test(first) && shared === all.length)
}

const numbers =
  ' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens: Readonly<Record<string, number>> = { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60 }

/** How many years it speaks of, in digits: "forty-one years" and "41 years". */
const yearsIn = (text: string): string[] =>
  [...text.toLowerCase().matchAll(/\b([a-z]+)(?:-([a-z]+))? years\b|\b(\d{1,3}) years\b/gu)].map(
    ([, ten = '', one = '', digits]) =>
      digits ?? String((tens[ten] ?? Math.max(0, numbers.indexOf(ten))) + Math.max(0, numbers.indexOf(one))),
  )

/** "I drove trains for forty-one years", after "He drove trains for 41 years". */
export function saysAgain(said: string[], told: string[]): boolean {
  const known = yearsIn(told.join(' '))
  // "I am a chemical engineer", after "A chemical engineer by training, she …"
  const [, calling = ''] = /^I(?:[’']m| am) an? ((?:\p{L}+ )?\p{L}+)\b/u.exec(said[0] ?? '') ?? []
  const isCalled = calling.includes(' ') && told.join(' ').toLowerCase().includes(calling.toLowerCase())
  return isCalled || yearsIn(said.join(' ')).some((years) => years !== '0' && known.includes(years))
}

/** Nobody knows what "Slow Kiln" is; what the guest is says enough, unless it is an office. */
const withoutUnexplained = (role: Role, guest: DraftedGuest): Role | null =>
  role.isNoun &&
  role.from.some(({ key }) => key === 'title') &&
  role.from.some(({ key }) => key === 'company') &&
  isUnexplained(guest.company ?? '', role) &&
  !isOffice(role.text) &&
  !ofOffice.test(role.text) &&
  // "the landlady of the Plough": without it, of what?
  !role.text.startsWith('the ')
    ? roleOf({ ...guest, company: null, bio: null }, '')
    : role

const withoutPlace = (role: Role): Role => ({ ...role, text: role.text.split(placed)[0]! })

/** "I own Slow Kiln, a pottery in Leeds": said again and better than "owner of Slow Kiln Pottery". */
const ownsPlace = /^I (?:founded|opened|own|run|started) [^,.]{3,60}, an? \p{Ll}/u

/** What the guest says of themselves says best what they are; a title comes where they don’t. */
function withOwnWords(material: Material, guest: DraftedGuest): Material {
  const { role, biographies } = material
  if (!role) return material
  const plain = roleOf({ ...guest, company: null, bio: null }, '')
  // "Before Slow Kiln I was a nurse.", of the Slow Kiln Pottery: the title says what that is
  const whole = companyOf(guest, '')
  const own = (ownWords(biographies)?.said ?? []).join(' ')
  const [called = ''] = whole.split(' ')
  const isOwned = called !== '' && own.includes(` ${called}`) && ownsPlace.test(own)
  const isShort = called.length > 3 && own.includes(` ${called}`) && !own.includes(whole) && !isOwned
  // A learner’s own words may not be said
  const isSaid =
    material.slips < slipsOfLearner &&
    !isShort &&
    (isOwned || saysItself(biographies, plain ?? withoutPlace(role), whole))
  return { ...material, role: isSaid ? null : withoutUnexplained(role, guest) }
}

/** Nobody is brought in as a native of Leeds, or as what they are at home. */
const ofPerson =
  /^(?:an?|the) (?:\p{Ll}+ )?(?:child|dad|descendant|fan|father|finalist|graduate|keen|lifelong|lover|member|mom|mother|mum|native|parent|passionate|person|proud|recipient|survivor|winner)\b/u

/** "Siobhan is a midwife in Glasgow.", of whom no pronoun is known: brought in as "Siobhan Gold, a midwife in Glasgow". */
function isOfOne(own: Biography, material: Material): Material | null {
  const { whom, biographies, role } = material
  const [first = '', ...others] = own.told
  const [, text] = /^\S+ is ((?:an?|the) [^,;:“”"()]{5,110})\.$/u.exec(first) ?? []
  if (
    !text ||
    // "the secretary of a site and has had a plot there"
    / and (?:also |still )?(?:\p{Ll}{2,15}s|had|ran|was)(?= )/u.test(text) ||
    ofPerson.test(text) ||
    !first.startsWith(`${whom.name} is `) ||
    (whom.pronouns && !whom.pronouns.isPlural) ||
    // … and another biography says more
    biographies.some((one) => one.told.length > own.told.length)
  )
    return null
  const said: Role = { text, from: own.from, isNoun: true }
  if ((role && !saysWork(own, role)) || !isSpokenRole(said)) return null
  const left = { ...own, told: others }
  return {
    ...material,
    role: said,
    biographies: biographies.map((one) => (one === own ? left : one)),
  }
}

/** What one does at a company says what one is there. */
const saysOfficeAt =
  /\b(?:chairs?|chaired|conduct(?:s|ed)|directs?|edits|(?:co-)?founde[dr]|heads?|is|leads|led|manages|opened|owns?|owner|runs?|ran|set up|started|works?)\b/u

const isTold = ({ told }: Biography) => told.length > 0

const ofFamily =
  /\b(?:children|dad|daughters?|family|father|husband|kids|lives|married|mom|mother|mum|parent|partner|sons?|twins|wife)\b/iu
/** "She is a mum of twins.", and nothing else, where the rest was written for a page: nobody is introduced so. */
const isPrivate = ({ told: [only = '', ...others] }: Biography) =>
  others.length === 0 &&
  ofFamily.test(only) &&
  (wordCount(only) < shortestOfWork ||
    /^\S+ (?:lives|is married|has (?:\S+ )?(?:children|daughters?|kids|sons?))\b/u.test(only))
const shortestOfWork = 9

const explained =
  /\b(?:Academy|Agency|Airport|Archive|Archives|Association|Bakery|Band|Bank|Brewery|Cathedral|Center|Centre|Chapel|Choir|Chronicle|Church|Clinic|Collective|College|Congregation|Council|Courier|Court|Department|Elementary|Farms?|Federation|Foundation|Gallery|Garden|Gardens|Gazette|Herald|Hospice|Hospital|Hotel|House|Inn|Institute|Laboratory|Law|Library|Museum|NASA|News|Nursery|Observatory|Opera|Orchestra|Palace|Park|Partners|Polytechnic|Practice|Press|Radio|Records|Restaurant|School|Service|Services|Shelter|Society|Station|Studio|Studios|Surgery|Synagogue|Telegraph|Theater|Theatre|Times|Tribune|Trust|University|Winery|Zoo)\b/u
/** "a death doula at Quiet Water": nobody knows what that is, and the biography says what she does. */
const isUnexplained = (company: string, { text }: Role) =>
  !explained.test(company) &&
  !saysKind(company) &&
  !isPlaceName(company) &&
  !isOffice(text) &&
  !['a', 'an', 'the'].some((article) => text.includes(` ${article} ${company}`))

const ofNextWork =
  /^(?:Her|His|Their) (?:debut|fifth|first|fourth|latest|most recent|new|next|second|third) /u

/** "a toll collector", who "worked booth 4 until they took the booths out" */
const isOver = ({ told: [first = ''] }: Biography, { text, isNoun }: Role) =>
  isNoun &&
  !/\b(?:emerit\w{1,2}|former|late|retired)\b/u.test(text) &&
  /^\S{1,30} (?:\p{Ll}{2,12}ed|drove|kept|led|ran|taught|was) /u.test(first) &&
  first.includes(' until ') &&
  !/\b(?:is|now|since|still|when)\b/u.test(first)
const former = (role: Role): Role => ({
  ...role,
  text: role.text.replace(/^(?:an? |(the ))?/u, (_, the = 'a ') => `${the}former `),
})

/**
 * The material with nothing said twice about what the guest is: where the biography says it, it does so in its own words, and the
 * title and the company aren't said; a company that the biography names is said only there.
 */
export function withoutRepetition(material: Material, guest: DraftedGuest): Material {
  const once = onceSaid(material, guest)
  const own = once.biographies.find(isTold)
  return own && once.role && isOver(own, once.role) ? { ...once, role: former(once.role) } : once
}

function onceSaid(material: Material, guest: DraftedGuest): Material {
  const { biographies, role, whom } = material
  const own = biographies.find(isTold)
  if (!own) return withOwnWords(material, guest)
  // "Their third album was recorded in kitchens.", of nobody has heard whom
  if (!role && ofNextWork.test(own.told[0]!)) {
    const left = { ...own, told: own.told.slice(1) }
    return onceSaid({ ...material, biographies: biographies.map((one) => (one === own ? left : one)) }, guest)
  }
  if (isPrivate(own)) return { ...material, biographies: biographies.filter((one) => one !== own) }
  const only = isOfOne(own, material)
  if (only) return only
  // "a public defender", and then "She has been a public defender"
  const isAgain = repeatsWord(own.told[0]!, material.calling?.text ?? '')
  const calling = isAgain || saysWhatIs(own.told[0]!) ? null : material.calling
  if (!role || saysWork(own, role)) return { ...material, calling, role: null }
  const said = stems(own.told.join(' '))
  // "innkeepers", who "have run a bed and breakfast"
  if (whom.isSeveral) return { ...material, calling, role: role.isNoun ? null : role }
  // "St Brecan’s camogie club", of which only St Brecan’s is said: of what sport?
  const [sport = ''] = /\b\p{Ll}{3,15}(?= club$)/u.exec(guest.company ?? '') ?? []
  // "Yvonne Fairchild" isn’t Fairchild & Sons
  const ofName = stems(guest.name)
  const isCompanySaid =
    (sport === '' || said.has([...stems(sport)][0] ?? '')) &&
    (isUnexplained(guest.company ?? '', role) ||
      [...stems(guest.company ?? '')].some((stem) => said.has(stem) && !ofName.has(stem)))
  // "Under her eye Slow Kiln has grown" doesn’t say that she founded it
  const isOffice = isBareOffice.test(role.text.split(/ (?:at|of|with) (?=(?:the )?\p{Lu})/u)[0]!)
  if (isOffice && isCompanySaid && !own.told.some((one) => saysOfficeAt.test(one)))
    return { ...material, calling }
  const shorter = isCompanySaid ? roleOf({ ...guest, company: null, bio: null }, '') : role
  // "a ski patrol director", who "directs the patrol": ski was not said
  const isNews =
    /^\S+ (?:directs|heads|leads|manages|runs) the /u.test(own.told[0]!) &&
    [...stems((shorter?.text ?? '').replace(doer, ''))].some((stem) => !said.has(stem))
  return {
    ...material,
    role:
      shorter &&
      !isNews &&
      (isBareOffice.test(shorter.text) || ofOffice.test(shorter.text)) &&
      shorter !== role
        ? null
        : shorter,
  }
}
