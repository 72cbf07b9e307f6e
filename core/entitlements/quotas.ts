import { numberText } from '../text/format.ts'

/** Limits on a show's data. */
export const quotaNames = ['guests', 'answers', 'texts', 'mediaBytes'] as const
export type QuotaName = (typeof quotaNames)[number]
export type Quotas = Record<QuotaName, number>

/** Limits of a show unless the instance sets others. */
export const defaultQuotas: Quotas = {
  guests: 200_000,
  answers: 200_000,
  texts: 500_000,
  mediaBytes: 10 * 1024 ** 3,
}

export const quotaLabels: Record<QuotaName, string> = {
  guests: 'Guests',
  answers: 'Sets of answers',
  texts: 'Generated texts',
  mediaBytes: 'Photos',
}

const nouns: Record<QuotaName, string> = {
  guests: 'guests',
  answers: 'sets of answers',
  texts: 'generated texts',
  mediaBytes: 'of photos',
}

const amount = (name: QuotaName, count: number) =>
  name === 'mediaBytes' ? `${numberText(Math.floor(count / 1024 ** 2))} MB` : numberText(count)

/** "1,200 of 200,000" */
export const usedOf = (name: QuotaName, { used, limit }: { used: number; limit: number }) =>
  name === 'mediaBytes'
    ? `${numberText(Math.ceil(used / 1024 ** 2))} of ${amount(name, limit)}`
    : `${amount(name, used)} of ${amount(name, limit)}`

/** The message for a show at its limit. */
export const quotaReached = (name: QuotaName, limit: number) =>
  `This show has reached its limit of ${amount(name, limit)} ${nouns[name]}. Nothing was saved. Delete some first, or ask your administrator for more.`
