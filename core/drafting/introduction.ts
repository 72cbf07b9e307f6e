import type { ContentStyles } from '../show/content-styles.ts'
import type { Show } from '../show/show-settings.ts'
import { introLengthWords } from '../content/intro-length.ts'
import { saidForGuest } from './asked-of-host.ts'
import { aboutShow } from './show-phrases.ts'
import type { Brief, Draft, DraftedGuest } from '../content/brief.ts'
import { wishesOf, type Wishes } from '../content/wishes.ts'
import { withCertainStarts } from './can-be-quoted.ts'
import { cohostsOf } from './cohosts.ts'
import { fill, type Frame } from './fill.ts'
import { materialOf, type Material } from './material.ts'
import { leftOut } from './left-out.ts'
import { noteOf } from './introduction-note.ts'
import { isFormallyNamed } from './titles-of-names.ts'
import { spokenName } from './names.ts'
import { isCouple } from './short-name.ts'
import { namesNobody } from './nameless.ts'
import { houseStyleOf, unusedNote } from './house-style.ts'
import { ownLines, type OwnLines } from './own-lines.ts'
import { openings, type Opening } from './openings.ts'
import { partsOf } from './parts.ts'
import { isSorrowful } from './sorrows.ts'
import { spelledFor } from './spelling.ts'
import { quoted } from '../text/sentences.ts'
import { wordCount } from '../text/word-count.ts'
import { introducedOnce } from './introduced-once.ts'
import { withoutRepetition } from './role-repeated.ts'
import { joined, page, setting, wordsIn, type Sourced } from './sourced.ts'
import { helloIn, welcomeIn, type Names } from './voice.ts'
import { isAbout } from './wished.ts'
import { withoutHost } from './without-host.ts'

interface Around {
  opening: Sourced[][]
  /** What the guest asks the host to say. */
  forGuest: Sourced[]
  /** What the host always says. */
  own: OwnLines
}

function frameOf(names: Names, styles: ContentStyles, { opening, forGuest, own }: Around): Frame {
  const { atStart, atEndOfIntro } = styles.signatureStatement
  const signature = ({ enabled, text }: typeof atStart, key: string) =>
    enabled && text ? [[setting(text, `contentStyles.signatureStatement.${key}`)]] : []
  return ([first, ...others], toGuest) => {
    const asked = forGuest.length > 0 ? [forGuest] : []
    const body = [
      ...opening,
      ...asked,
      ...(first || own.early.length > 0 ? [[...own.early, ...(first ?? [])]] : []),
      ...others,
    ]
    const isHandedOver = own.signOff.some(({ from }) => from.some(({ key }) => key === 'name'))
    return [
      ...signature(atStart, 'atStart'),
      ...body,
      ...(own.late.length > 0 ? [own.late] : []),
      // “Here is Ana.” needs no welcome before it
      ...(isHandedOver ? [toGuest] : [welcomeIn(styles, names, joined(body.flat()).text, toGuest)]).filter(
        (said) => said.length > 0,
      ),
      ...(own.signOff.length > 0 ? [own.signOff] : []),
      ...signature(atEndOfIntro, 'atEndOfIntro'),
    ]
  }
}

/** Does the host greet and name the show or themselves before every introduction? */
function isGreetedBy({ podcastName, hosts, contentStyles }: Show): boolean {
  const { enabled, text } = contentStyles.signatureStatement.atStart
  const said = (text ?? '').toLowerCase()
  const [first = ''] = (hosts[0]?.name ?? '').toLowerCase().split(' ')
  const greets = /\b(?:hello|hi|welcome)\b/u.test(said) || (first !== '' && said.includes(first))
  return enabled && said.includes(podcastName.toLowerCase()) && greets
}

/** Without the host's "I". */
const isImpersonal = (line: string) => !/\b(I|I[’']\p{L}+|me|my)\b/u.test(line)

/** Introductions that open with an answer. */
const opensWith: Readonly<Record<string, ContentStyles['introductionStyle']>> = {
  story: 'storytelling',
  advice: 'cold-open',
  misconception: 'question-led',
  'fun-fact': 'hook-focused',
}

function openedAsWished(styles: ContentStyles, { answers }: Material, { startWith }: Wishes): ContentStyles {
  if (startWith === null) return styles
  const id = Object.keys(opensWith).find((one) => {
    const answer = answers.get(one)
    return answer && isAbout(startWith, one, answer.said.join(' '))
  })
  return { ...styles, introductionStyle: id ? opensWith[id]! : 'professional' }
}

/** What the show is comes before who the guest is, and not between a guest’s words and the guest. */
function withDescription({ paragraphs, used }: Opening, about: Sourced[][]): Sourced[][] {
  const last = paragraphs.at(-1)!
  if (used !== null || about.length === 0) return paragraphs
  const hello = last.length > 1 ? [last.slice(0, -1)] : []
  return [...paragraphs.slice(0, -1), ...hello, ...about, last.slice(-1)]
}

/** What the host always begins with comes first, before the guest’s words as well. */
const greeted = (paragraphs: Sourced[][], { greeting }: OwnLines, isQuoted: boolean): Sourced[][] => {
  const [first = [], ...others] = paragraphs
  if (greeting.length === 0) return paragraphs
  return isQuoted ? [greeting, ...paragraphs] : [[...greeting, ...first], ...others]
}

/** Words of an introduction that says more than a name. */
const fewestAlone = 60

/** Nobody is brought in as "tbc": a greeting, and what the host can do about it. */
function withoutGuest(names: Names, { tone }: ContentStyles, { name }: DraftedGuest): Draft {
  return {
    ...page([helloIn(tone, names)]),
    note: `${quoted([name])} isn’t a name one can say on air, so there is only a greeting. Type the guest’s name to get an introduction.`,
  }
}

/** An introduction the host can read aloud: the guest's answers in the show's voice, of at most so many words as far as that can be. */
export function draftIntroduction(brief: Brief, wishes = wishesOf(null), most = Infinity): Draft {
  const draft = introduce(brief, wishes, most)
  if (wordCount(draft.content) <= most || wishes.startWith !== null) return draft
  // A story or advice right at the start is what a shorter one can do without
  const { show } = brief
  const contentStyles = { ...show.contentStyles, introductionStyle: 'professional' as const }
  const plain = introduce({ ...brief, show: { ...show, contentStyles } }, wishes, most)
  return wordCount(plain.content) < wordCount(draft.content) ? plain : draft
}

function introduce({ show, guest: given, recent }: Brief, wishes: Wishes, most: number): Draft {
  const guest = withoutHost(show, given)
  const house = houseStyleOf(show)
  const isThirdPerson = wishes.isThirdPerson || house?.isThirdPerson
  const whole = materialOf(guest, recent, isThirdPerson ? isImpersonal : undefined, spelledFor(show))
  const introLength = house?.introLength ?? show.contentStyles.introLength
  const styles = openedAsWished({ ...show.contentStyles, introLength }, whole, wishes)
  const material = withCertainStarts(introducedOnce(withoutRepetition(whole, given)), styles)
  const own = ownLines(house, show, material)
  const host = show.hosts[0]?.name
  const names: Names = {
    show: setting(show.podcastName, 'podcastName'),
    // Whoever of two reads it says "I"
    host: host && !isCouple(host) ? setting(spokenName(host), 'hosts') : null,
    others: cohostsOf(show, given.name),
    guest: material.short,
    isMany: material.isMany,
    isFormal: isFormallyNamed(material.name.text),
    isSorrowful: isSorrowful(
      [
        ...material.biographies.flatMap(({ told }) => told),
        ...[...material.answers.values()].flatMap(({ said }) => said),
      ].join(' '),
    ),
    choose: material.choose,
    isGreeted: isGreetedBy(show) || own.greeting.length > 0,
  }
  if (namesNobody(given.name)) return withoutGuest(names, styles, given)
  const isWished = wishes.startWith !== null
  const opening = openings[styles.introductionStyle]({ material, names, styles, isWished })
  const subjects = { start: wishes.startWith, mention: wishes.mention, typed: wishes.typed }
  // Of a guest who has said nothing yet, the subjects are all there is
  const isBare = material.answers.size === 0 && material.biographies.length === 0
  const parts = partsOf(material, styles, opening, subjects, isBare)
  const description = aboutShow(show)
  const write = (sentences: number, all = parts) => {
    const about = sentences > 0 && description.length > 0 ? [description.slice(0, sentences)] : []
    const frame = frameOf(names, styles, {
      opening: greeted(withDescription(opening, about), own, opening.used !== null),
      forGuest: saidForGuest(guest, material.short.text),
      own,
    })
    const said = [...opening.paragraphs.at(-1)!, ...own.early]
    const quotations = opening.used === null ? 0 : 1
    return fill(
      all,
      {
        frame,
        length: styles.introLength,
        most,
        opening: said,
        allBefore: joined(opening.paragraphs.flat()).text,
        quotations,
      },
      material,
    )
  }
  // A long introduction has time for what the show says of itself, and so has one of a guest of whom nothing is known
  const isUnknown = isBare && material.role === null && description.length > 0
  const isLong = styles.introLength === 'comprehensive'
  let paragraphs = write(isLong ? Math.min(1, description.length) : 0)
  const words = wordsIn(paragraphs.flat())
  if (isLong && words < introLengthWords[styles.introLength].min) paragraphs = write(description.length)
  if (!isLong && words < fewestAlone)
    paragraphs = write(isUnknown ? 1 : 0, partsOf(material, styles, opening, subjects, true))
  const { content, sources } = page(paragraphs)
  const note = [
    ...unusedNote(house),
    ...noteOf(material, guest, opening, styles, { content, isShortened: most < Infinity }),
    ...leftOut(material, guest, styles, content),
  ]
  return { content, sources, note: note.join(' ') || null }
}
