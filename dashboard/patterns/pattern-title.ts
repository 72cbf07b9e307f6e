import { shortened } from '@cueroom/core/text/format.ts'
import type { Pattern } from '@cueroom/core/patterns/pattern.ts'

/** Characters of a pattern in the list. */
const titleLength = 120

export const patternTitle = ({ pattern }: Pick<Pattern, 'pattern'>) => {
  const [first = ''] = pattern.split('\n')
  return shortened(first, titleLength)
}
