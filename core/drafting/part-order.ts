import { storytellingStyles, type ContentStyles } from '../show/content-styles.ts'
import type { Material } from './material.ts'
import { aboutGuest, templateOrder } from './voice.ts'

/** Entries of a template's order that stay where they are: they make it that template. */
const fixedEntries = aboutGuest.length + 1
const movable = new Set(['story', 'misconception', 'fun-fact', 'advice'])

/** Lets other answers come first this time, behind those that make the template. */
function vary(order: string[], { choose, short }: Material, { storytellingStyle }: ContentStyles) {
  const places = order.flatMap((id, at) => (at >= fixedEntries && movable.has(id) ? [at] : []))
  const ids = places.map((at) => order[at]!)
  const turn = choose.turn(places.length, short.text) + storytellingStyles.indexOf(storytellingStyle)
  places.forEach((at, index) => (order[at] = ids[(index + turn) % ids.length]!))
}

/** In which order an introduction uses what the guest gave: the template’s, with a turn for each guest. */
export function orderOf(material: Material, styles: ContentStyles): string[] {
  const order = [...templateOrder[styles.introductionTemplate]]
  if (styles.personalDetailsLevel === 'intimate') {
    const personal = ['fun-fact', 'story']
    const others = order.slice(aboutGuest.length).filter((id) => !personal.includes(id))
    order.splice(aboutGuest.length, order.length, ...personal, ...others)
  }
  vary(order, material, styles)
  return order
}
