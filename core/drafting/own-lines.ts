import type { Show } from '../show/show-settings.ts'
import type { HouseStyle } from './house-style.ts'
import type { Material } from './material.ts'
import { slots } from './recurring-lines.ts'
import { joined, setting, type Sourced } from './sourced.ts'

/** What a host says before every guest, as their own introductions show, each at the place where it is there. */
export interface OwnLines {
  greeting: Sourced[]
  early: Sourced[]
  late: Sourced[]
  signOff: Sourced[]
}

/** The line with this guest’s name where another’s was. */
function ofGuest(line: string, { name, short }: Material): Sourced {
  const slot = Object.values(slots).find((one) => line.includes(one))
  const text = (part: string) => setting(part, 'contentStyles.ownIntroductions')
  if (!slot) return text(line)
  const [before = '', after = ''] = line.split(slot)
  return joined([text(before), slot === slots.full ? name : short, text(after)], '')
}

/** The lines of the house style for this guest. A statement the host has set for the start or the end takes the place of what was learned. */
export function ownLines(house: HouseStyle | null, show: Show, material: Material): OwnLines {
  const { atStart, atEndOfIntro } = show.contentStyles.signatureStatement
  const { choose, short } = material
  const all = (lines: string[]) => lines.map((line) => ofGuest(line, material))
  const placed = (place: 'early' | 'late') => {
    const { always, sometimes } = house?.transitions[place] ?? { always: [], sometimes: [] }
    return all([...always, ...(sometimes.length > 0 ? [choose.line([sometimes], short.text)] : [])])
  }
  return {
    greeting: all(house?.greeting && !atStart.enabled ? [house.greeting] : []),
    early: placed('early'),
    late: placed('late'),
    signOff: all(house?.signOff && !atEndOfIntro.enabled ? [house.signOff] : []),
  }
}
