import { isOtherLanguage } from '../../drafting/other-language.ts'

/** Templates write English, and a quotation in another language reads like a slip. */
export const isForeignBiography = (biography: string | null | undefined) => isOtherLanguage(biography ?? '')

export const foreignBiography =
  'The biography isn’t in English, so the email doesn’t quote it. Add an English one, or a sentence of your own.'
