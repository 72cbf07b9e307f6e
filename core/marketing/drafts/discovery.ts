import type { DiscoveryBrief, DiscoveryDraft, SuggestedSponsor } from '../briefs.ts'
import { missingAudience } from '../discovery-audience.ts'
import type { DiscoveryFilters } from '../requests.ts'
import { methodologyChoices } from '../../show/methodology-choices.ts'
import { offerOf } from '../../sponsorship/offer.ts'
import { amount, priceText } from '../../sponsorship/price.ts'
import { companyKey } from '../../sponsors/company-key.ts'
import * as phrases from './discovery-phrases.ts'
import { oneLine } from '../../drafting/host-words.ts'
import { beginning, quoted, sentences } from '../../text/sentences.ts'
import { capitalized, inSentence, listed } from '../../drafting/words.ts'
import { present } from '../../text/present.ts'
import { withEnDashes } from '../../text/ranges.ts'

const maxSuggested = 8

interface Field {
  name: string
  /** Why this field, in words that name the setting. */
  because: string
}

/** A field of companies inside a sentence: one of a single word, such as "Banks", is nobody's name. */
export const fieldInSentence = (field: string, written = '') =>
  /^\p{Lu}\p{Ll}+$/u.test(field) ? field.toLowerCase() : inSentence(field, written)

/** "business-tools" as people write it. */
const readable = (type: string) => {
  const line = oneLine(type)
  return fieldInSentence(/\s/u.test(line) ? line : line.replaceAll('-', ' '))
}

function fieldsOf({ show, request }: DiscoveryBrief): Field[] {
  const { preferredSponsorTypes: types } = request
  const isUsual = types.join() === missingAudience.preferredSponsorTypes.join()
  const named = show.sponsorshipSettings?.preferredSponsorTypes ?? []
  const preferred = types.map(readable).map((name) => ({
    name,
    because:
      isUsual && named.length === 0
        ? 'A common place to start, because your settings don’t name any kinds of sponsor yet.'
        : `You name ${name} among the kinds of sponsor you prefer.`,
  }))
  const { label } = methodologyChoices.showType[show.showMethodology.showType]
  const ofType = phrases.fieldsOfShow[show.showMethodology.showType].map((name) => ({
    name,
    because: `Your show type is ${label}: its listeners are a natural audience for ${name}.`,
  }))
  const all = [...preferred, ...ofType]
  return all.filter(({ name }, place) => !all.slice(0, place).some((earlier) => overlap(earlier.name, name)))
}

/** "tea" and "coffee and tea" are one field twice: the host's own comes first, and stays. */
function overlap(one: string, other: string): boolean {
  const [some, others] = [one, other].map((name) => companyKey(name).split(/, | and /u)) as [
    string[],
    string[],
  ]
  const shared = some.filter((part) => others.includes(part))
  return shared.length === Math.min(some.length, others.length)
}

/** What the host entered: for this search, or in the settings; a default is nobody's word. */
function known({ show, request }: DiscoveryBrief) {
  const { monthlyDownloads, growthRate, primaryAgeRange, geographicFocus } =
    show.sponsorshipSettings?.audienceMetrics ?? {}
  const own = (field: 'growthRate' | 'ageRange' | 'geographicFocus', setting: string | null | undefined) =>
    setting || request[field] !== missingAudience[field] ? entered(request[field]) : ''
  return {
    size: request.audienceSize === missingAudience.audienceSize ? '' : entered(request.audienceSize),
    isOfDownloads: Boolean(monthlyDownloads) && request.audienceSize === monthlyDownloads,
    growth: own('growthRate', growthRate),
    age: own('ageRange', primaryAgeRange),
    region: own('geographicFocus', geographicFocus),
  }
}

/** Downloads are counted, not people. */
function figures(brief: DiscoveryBrief): string[] {
  const { size, isOfDownloads, growth: rate, age, region } = known(brief)
  const where = region && (reaches.test(region) ? `${region} in focus` : `in ${region}`)
  const who = [age && `aged ${age}`, where].filter(Boolean).join(' and ')
  const [first, ...others] = present([!isOfDownloads && size && `of ${size}`, who, rate && growth(rate)])
  const downloads = /download/iu.test(size) ? size : `${size} monthly downloads`
  const offered = present([isOfDownloads && downloads, first && `an audience ${first}`, ...others])
  return offered.length > 0 ? [`You can offer ${offered.join(', ')}.`] : []
}

/** What was entered, as part of a sentence. */
const entered = (value: string) => withEnDashes(oneLine(value)).replace(/[.,;]$/u, '')
const reaches = /^(?:local|regional|national|international|global|worldwide)$/iu

function growth(rate: string): string {
  if (/grow/iu.test(rate)) return rate
  return /^[\p{L}-]+$/u.test(rate) ? `with ${rate} growth` : `with growth of ${rate}`
}

function listeners({ show }: DiscoveryBrief): string[] {
  const { first } = beginning(sentences(show.showMethodology.targetAudience ?? '').slice(0, 2), 35)
  return first.length > 0 ? [`You describe your listeners this way: ${quoted(first)}`] : []
}

const topics = (areas: readonly string[]): string[] =>
  areas.length > 0
    ? [`Topics you could mention: ${listed(areas.slice(0, 3).map((area) => inSentence(oneLine(area))))}.`]
    : []

/** What else speaks for any kind of company: suggestions of one list take turns, so that a list is quick to read. */
function reasons(brief: DiscoveryBrief): string[] {
  const { coreExplorationAreas, topicFocusAreas } = brief.show.showMethodology
  return [...topics(coreExplorationAreas), ...listeners(brief), ...figures(brief), ...topics(topicFocusAreas)]
}

/** The filter's budget, or the range of the show's own prices. */
function budgetOf({ show, request }: DiscoveryBrief): string {
  const { budget } = request.filters
  if (budget !== 'any') return phrases.budgetRanges[budget]
  const priced = offerOf(show.sponsorshipSettings).packages.filter(({ price }) => price !== null)
  const [first] = priced
  if (!first) return 'To be agreed, because your packages have no prices yet'
  const { currency } = first
  // Prices in different currencies make no range
  const prices = priced.flatMap((each) => (each.currency === currency ? each.price! : []))
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  return least === most
    ? `${priceText(first)}, your package price`
    : `${amount(least, currency)} to ${amount(most, currency)}, your package prices`
}

function whereToLook({ request }: DiscoveryBrief): string {
  const { geography, mileRadius } = request.filters
  const near = `within ${mileRadius} miles of you`
  return {
    any: `Look ${near} first.`,
    local: `Look ${near}: chambers of commerce, trade fairs and ads in local media will name them.`,
    national: `Look for ones that advertise on other shows in your country. You can visit those ${near}.`,
    international: `Look for ones that ship to where your listeners are. You can visit those ${near}.`,
  }[geography]
}

const namesCompanies =
  /(publishers|shops|stores|venues|festivals|museums|charities|clubs|fairs|newspapers|magazines|brands|companies|agencies|makers|organisations|startups|studios|schools|banks)$/iu

/** "Local startups of up to 50 people in education"; a field that names companies itself is only narrowed down. */
function kindOfCompany(field: string, { geography, companySize }: DiscoveryFilters): string {
  const where = phrases.geographyAdjectives[geography]
  const size = phrases.sizeNouns[companySize]
  if (!namesCompanies.test(field)) return capitalized(`${where}${size} in ${field}`)
  const narrowed = [where.trim(), companySize === 'any' ? '' : size].filter(Boolean).join(', ')
  return capitalized(narrowed ? `${field} (${narrowed})` : field)
}

function sponsorOf(brief: DiscoveryBrief, { name, because }: Field, place: number): SuggestedSponsor {
  const { filters } = brief.request
  const further = reasons(brief)
  const opening = phrases.openWith[place % phrases.openWith.length]!
  return {
    companyName: kindOfCompany(name, filters).slice(0, 200),
    industry: capitalized(name),
    reasonForMatch: present([because, further[place % further.length]]).join(' '),
    estimatedBudgetRange: budgetOf(brief),
    contactStrategy: `${whereToLook(brief)} ${phrases.firstContact[filters.companySize]} ${opening}`,
    websiteUrl: null,
    marketingContactEmail: null,
    kind: 'company-type',
  }
}

/**
 * Kinds of company that fit the show, each with the setting it rests on: without a language model no company is named
 * and no address given.
 */
export function draftDiscovery(brief: DiscoveryBrief): DiscoveryDraft {
  const { take } = brief
  const saved = new Set(brief.saved.map(companyKey))
  const fields = fieldsOf(brief)
  const from = fields.length > maxSuggested ? (take * maxSuggested) % fields.length : 0
  const turned = [...fields.slice(from), ...fields.slice(0, from)]
  const unsaved = turned
    .map((field, place) => sponsorOf(brief, field, place))
    .filter(({ companyName }) => !saved.has(companyKey(companyName)))
  return {
    sponsors: unsaved.slice(0, maxSuggested),
    strategyNotes: unsaved.length > 0 ? strategyNotes(brief) : [],
    savedMatches: turned.length - unsaved.length,
  }
}

/** Advice on the suggestions as a whole. */
function strategyNotes({ show, request }: DiscoveryBrief): string[] {
  const goal = oneLine(request.sponsorshipGoal)
  const approach = oneLine(request.sponsorshipApproach)
  const own = (field: 'sponsorshipGoal' | 'sponsorshipApproach') =>
    Boolean(show.sponsorshipSettings?.[field]) || request[field] !== missingAudience[field]
  return present([
    'These are kinds of company, not names. Find two or three of each that you know or can check.',
    own('sponsorshipGoal') &&
      `Let the goal of this search decide who to ask first: ${goal}${/[.!?]$/u.test(goal) ? '' : '.'}`,
    own('sponsorshipApproach') &&
      `Write the first email in line with this search’s approach: ${approach}${/[.!?]$/u.test(approach) ? '' : '.'}`,
    phrases.budgetAdvice[request.filters.budget],
    offerOf(show.sponsorshipSettings).packages.length === 0 &&
      'Set packages and prices in Show Settings before you write to anyone.',
  ])
}
