import type { DraftedGuest } from '../content/brief.ts'
import { sentences } from '../text/sentences.ts'
import { isForHost } from './asked-aloud.ts'
import { asksSecrecy, isRequest } from '../questionnaires/requests.ts'
import { isAbout, withoutSubjects } from './wished.ts'

/** "Please don’t ask about my mother.", "I’d rather not discuss the fire.", "Please avoid the 2020 stories.", "Can’t talk about the incident." */
const refuses =
  /\b(?:(?:[Pp]lease|[Pp]ls),? (?:also |just )?(?:do not|don[’']?t|never|not)|(?:I[’']d|I would|I should) (?:much )?(?:rather not|prefer not to|not (?:like|want) to)|asks? that I not) (?:about|ask (?:me )?(?:about|on)|bring up|discuss|go into|go near|mention|re-litigate|speak (?:about|of)|talk about) ([^.,;:!?()]{3,80})|\b(?:[Pp]lease,? (?:avoid|steer clear of)) ([^.,;:!?()]{3,80})|(?:^|\bI )(?:[Cc]an(?:not|[’']?t)|[Ww]on[’']?t) (?:discuss|go into|speak (?:about|of)|talk about) (?![^.!?]{0,80}\bwithout\b)([^.,;:!?()]{3,80})/u
/** … as it is said where a form asks for it. */
const refusesAsked =
  /(?:^|(?:\b(?:and|but|so)|[,;:–—]) )(?:(?:[Dd]o not|[Dd]on[’']?t|[Nn]ever|[Rr]ather not) (?:ask (?:me )?(?:about|on)|bring up|discuss|go into|go near|mention|speak (?:about|of)|talk about)|[Ss]teer clear of|[Aa]void) ([^.,;:!?()]{3,80})/u
/** "The introduction should not mention crime, police or dead people.", "Introduce me without crime or police." */
const refusesList =
  /\b(?:[Ii]ntro(?:duction)?|[Ii]ntroduce me)\b[^.!?]{0,30}\b(?:(?:not|n[’']t) (?:include|mention|say)|without) ([^.;:!?()]{3,100})/u
/** "Not the babies part in the intro please" */
const refusesPart =
  /\b[Nn]ot the ([^.,;:!?()]{3,40}?) (?:bits?|part|story)\b(?=[^.!?]{0,30}\b(?:intro|please)|[.!]?$)/u
/** "No case work.", "Nothing about the fire", where a form asks for it */
const refusesNoun =
  /^(?:[Nn]othing (?:about|on)|[Nn]o(?! (?:idea|issues?|limits?|links?|need|objections?|one|preferences?|problems?|questions?|restrictions?|thanks?|topics?|worries)\b)) ([^.,;:!?()]{3,40})[.!]?$/u
/** Where what is refused ends, and why or until when begins. */
const ends =
  /\s(?:and|as|at all|because|before|by name|even|for|if|in (?:any|the)|on (?:an?|air|the)|or|since|specifically|unless|until|which|who)\b/u
/** "how we left": no thing */
const clause = /^(?:how|if|that|what|when|where|whether|which|who|why)\b/u
/** Says nothing of what is meant. */
const general =
  /\b(?:after|all|an?|any(?:body|one|thing)?|before|details?|full|her|him|his|hers|individual|it|last|me|more|my|names?|one|our|out|part|people|question|questions|specific|stories|story|stuff|surname|that|the|their|them|these|they|thing|things|this|those|us|would|you|your)\b/giu

/** "Don’t name the clinic.", "Not the name of the company please" */
const namesEmployer =
  /\b(?:[Dd]o not|[Dd]on[’']?t|[Nn]ever|rather not|prefer not to) (?:mention|name|say|use) (?:the name of )?(?:my|our|the) (?:agency|club|company|employer|firm|home|hospital|school|shop|work\w*)(?:[’']s name)?(?=[.,;!]| on (?:air|the air)|$)|^[Nn]ot the name of (?:my |the )?company\b/u

/** "crime, police or dead people" */
const listedIn = (sentence: string) =>
  (refusesList.exec(sentence)?.[1] ?? '')
    .split(/, (?:and |or )?| and | or /u)
    .map((one) => one.replace(/^(?:about|an?|any|the) /u, '').trim())
    .filter((one) => /\p{L}{4}/u.test(one))

function refusedIn(sentence: string, isAsked: boolean): string[] {
  return [...singleIn(sentence, isAsked), ...listedIn(sentence)]
}

function singleIn(sentence: string, isAsked: boolean): string[] {
  const found =
    refuses.exec(sentence) ??
    refusesPart.exec(sentence) ??
    (isAsked ? (refusesAsked.exec(sentence) ?? refusesNoun.exec(sentence)) : null)
  const object = found?.slice(1).find(Boolean) ?? ''
  if (clause.test(object)) return []
  const subject = object
    .split(ends)[0]!
    .replace(general, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/(?<=\p{L} )work$/u, '')
    .trim()
  return /\p{L}{4}/u.test(subject) ? [subject] : []
}

/** "I’d like to talk about it if you think it’d be useful.", "I’ll leave it at that here.": offered to the host, who decides with the guest. */
const isPrivate =
  /\bI[’']?(?:ll| will) leave it (?:at that|there)(?: for now| here)?(?=[.,;!]|$)|\b(?:just|strictly|keep (?:it|that|this)|is|stays?) between (?:us|you and me|ourselves)\b|^(?:Just |Strictly )?[Bb]etween (?:us|you and me|ourselves)[,:]|^(?:Maybe|Perhaps),? if\b|^Only if (?:it|you)\b|\b(?:only if (?:it|that)|if you think (?:it|that|this))(?:[’']d|[’']s| is| would| might| could)?(?: be)? (?:any good|any use|helps?|helpful|of use|right|useful)\b/u

/** Without the answers in which something is said to the host alone, or offered with a maybe: what comes before it belongs to it. */
function withoutPrivate(guest: DraftedGuest): DraftedGuest {
  const isHeld = (given: string | string[]) =>
    [given]
      .flat()
      .flatMap((text) => text.split('\n'))
      .flatMap(sentences)
      .some((text) => isPrivate.test(text) || asksSecrecy(text))
  const all = Object.entries(guest.responses)
  const held = all.filter(([, given]) => isHeld(given)).map(([id]) => id)
  return held.length === 0
    ? guest
    : {
        ...guest,
        responses: Object.fromEntries(all.filter(([id]) => !held.includes(id))),
        heldBack: [...(guest.heldBack ?? []), ...held],
      }
}

/** "Can’t talk about the incident, lawyers.": the reason is no subject either. */
const withoutRefusals = (text: string) =>
  text
    .split('\n')
    .map((line) => {
      const all = sentences(line)
      const others = all.filter((one) => refusedIn(one, false).length === 0)
      return others.length === all.length ? line : others.join(' ')
    })
    .join('\n')

/** Names the guest doesn’t want said, and subjects they don’t want to speak of, left out; answers about those are not quoted at all, nor what is offered to the host with a maybe. */
export function withoutRefused(given: DraftedGuest): DraftedGuest {
  const guest = withoutPrivate(given)
  const all = Object.entries(guest.responses).flatMap(([id, answer]) => {
    const question = guest.asked.find((one) => one.id === id)?.question ?? ''
    return [answer]
      .flat()
      .flatMap(sentences)
      .map((text) => ({ text, isAsked: isForHost(question) }))
  })
  const subjects = all.flatMap(({ text, isAsked }) => refusedIn(text, isAsked))
  const company = all.some(({ text }) => namesEmployer.test(text)) ? null : guest.company
  if (subjects.length === 0) return { ...guest, company }
  // A guest’s words are quoted without a gap
  const isOfOne = (id: string, text: string) =>
    !isRequest(text) &&
    !refusesAsked.test(text) &&
    refusedIn(text, true).length === 0 &&
    subjects.some((subject) => isAbout(subject, id, text))
  const responses = Object.entries(guest.responses)
    .filter(
      ([id, answer]) =>
        ![answer]
          .flat()
          .flatMap(sentences)
          .some((text) => isOfOne(id, text)),
    )
    .map(([id, answer]) => [id, id === 'topics' ? [answer].flat().map(withoutRefusals).join('\n') : answer])
  return { ...withoutSubjects({ ...guest, company }, subjects), responses: Object.fromEntries(responses) }
}
