import type { ContentType } from './content.ts'
import type { ContentStyles } from '../show/content-styles.ts'
import { lengthFault } from './intro-length.ts'
import type { UnsupportedClaim } from './unsupported-claims.ts'
import { present } from '../text/present.ts'

const maxNamed = 12

const claimsFault = (claims: UnsupportedClaim[]) => {
  const unknown = [...new Set(claims.flatMap((claim) => claim.unknown))].slice(0, maxNamed)
  return `The data doesn't contain this: ${unknown.join('; ')}. Remove it, or use what the data says instead. Quote only what appears there word for word.`
}

const names: Record<ContentType, string> = {
  introduction: 'introduction',
  questions: 'list of questions',
  show_notes: 'show notes',
}

/** The repair message that follows the model's text, sent at most once; null if nothing needs repair. */
export const repairPrompt = (type: ContentType, faults: string[]): string | null =>
  faults.length === 0
    ? null
    : [
        `Your ${names[type]} has a problem.`,
        ...faults,
        `All earlier rules still apply. Reply with only the whole ${names[type]}, in the same format as before.`,
      ].join('\n')

interface TextFaults {
  /** It is in another language than the show. */
  isForeign: boolean
  claims: UnsupportedClaim[]
}

/** What is wrong with a text, as instructions for the model: one or two sentences per reason. */
export function textFaults(
  type: ContentType,
  styles: Pick<ContentStyles, 'introLength'>,
  content: string,
  { isForeign, claims }: TextFaults,
): string[] {
  return present([
    lengthFault(type, styles, content),
    isForeign && "It isn't in the language of the show's description. Write all of it in that language.",
    claims.length > 0 && claimsFault(claims),
  ])
}
