import type { Brief } from '../content/brief.ts'
import type { Show } from '../show/show-settings.ts'
import { listed } from '../text/format.ts'
import { filled } from './lines.ts'
import { spokenName } from './names.ts'
import type { Opening } from './openings.ts'
import { cohostLines } from './phrases/opening-lines.ts'
import { setting } from './sourced.ts'
import type { Names } from './voice.ts'

/** Who else hosts the show, but not a producer, and not a host who is the guest this time. */
const cohostsOf = ({ hosts: [, ...others] }: Show, guest: string): string[] =>
  others.flatMap(({ name, role }) =>
    name && name !== guest && (!role || /host/iu.test(role)) ? [spokenName(name)] : [],
  )

/** Names the other hosts after the one who greets, so that listeners know whose voices they hear. */
export function withCohosts(
  opening: Opening,
  { host, isGreeted, guest, choose }: Names,
  { show, guest: { name } }: Pick<Brief, 'show' | 'guest'>,
): Opening {
  const others = cohostsOf(show, name)
  const [greeting, ...rest] = opening.paragraphs.at(-1)!
  if (!host || isGreeted || others.length === 0 || !greeting) return opening
  const [s, are] = others.length === 1 ? ['', 'is'] : ['s', 'are']
  const said = filled(choose.line([cohostLines], guest.text), {
    cohosts: setting(listed(others), 'hosts'),
    s: { text: s, from: [] },
    are: { text: are, from: [] },
  })
  return { ...opening, paragraphs: [...opening.paragraphs.slice(0, -1), [greeting, said, ...rest]] }
}
