/** What a show may hold at most. */
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

const nouns: Record<QuotaName, string> = {
  guests: 'guests',
  answers: 'sets of answers',
  texts: 'generated texts',
  mediaBytes: 'of photos',
}

const amount = (name: QuotaName, count: number) =>
  name === 'mediaBytes'
    ? `${Math.floor(count / 1024 ** 2).toLocaleString('en-US')} MB`
    : count.toLocaleString('en-US')

/** What a person reads when a show has reached a limit. */
export const quotaReached = (name: QuotaName, limit: number) =>
  `This show has reached its limit of ${amount(name, limit)} ${nouns[name]}. Nothing was saved. Delete some first, or ask your provider for more.`
