import type { DraftedGuest } from '../content/brief.ts'
import { lines } from '../text/sentences.ts'
import { namesPerson } from './named-person.ts'
import { titleInSentence, withArticle } from './words.ts'

const kin = new Set(
  'aunt brother cousin dad daughter father grandad granddaughter grandfather grandmother grandson husband mom mother mum nephew niece partner sister son twin uncle wife'.split(
    ' ',
  ),
)
/** "Mother and son, street food traders" */
const ofTwo = /^(\p{L}{3,15}) and (\p{L}{3,15})(?=$|,| \(| who )/u
/** "Owners (brothers)", "Rowers (and twins)" */
const kinBehind = /\((?:and )?(brothers|cousins|siblings|sisters|twins)\)/iu
/** "Retired teacher and retired pharmacist" */
const ofEach = /^([\p{L}’' -]{3,40}) and ([\p{L}’' -]{3,40})$/u

/** What two people are together, by a title that speaks of both: "a mother and son"; null for one that names one person. */
export function coupleRole({ title }: DraftedGuest): string | null {
  const [typed = ''] = lines(title ?? '')
  const related = (ofTwo.exec(typed) ?? []).slice(1).map((one) => one.toLowerCase())
  if (related.length > 0 && related.every((one) => kin.has(one))) return withArticle(related.join(' and '))
  const callings = ofEach.exec(typed)?.slice(1) ?? []
  const isOneEach = callings.length > 0 && callings.every((one) => namesPerson(one) && !one.endsWith('s'))
  return isOneEach ? callings.map((one) => withArticle(titleInSentence(one))).join(' and ') : null
}

/** "owners of the Acropolis", who are brothers as well: "brothers and owners of the Acropolis". */
export function withKin(role: string, { title }: DraftedGuest): string {
  const [, related] = kinBehind.exec(title ?? '') ?? []
  return related && !role.startsWith(related.toLowerCase()) && /^\p{Ll}+(?: \p{Ll}+)?s(?= |$)/u.test(role)
    ? `${related.toLowerCase()} and ${role}`
    : role
}
