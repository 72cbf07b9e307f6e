import type { DraftedGuest } from '../content/brief.ts'
import type { Show } from '../show/show-settings.ts'
import { sentences } from '../text/sentences.ts'
import { isTitleWord } from './titles-of-names.ts'

const longestGreeting = 6

function spokenPart(text: string, { hosts }: Show): string {
  const names = hosts
    .flatMap(({ name }) => name?.match(/\p{Lu}\p{Ll}{2,}/gu) ?? [])
    .filter((word) => !isTitleWord(word))
  const all = names.length > 0 ? sentences(text) : []
  const namesHost = (one: string) => one.split(/[^\p{L}]+/u).some((word) => names.includes(word))
  // "Good day, Doctor Reed."
  const isGreeted = all[0] !== undefined && namesHost(all[0]) && all[0].split(' ').length <= longestGreeting
  const said = isGreeted ? all.slice(1) : all
  const at = said.findIndex(namesHost)
  if (at >= 0) return said.slice(0, at).join(' ')
  return isGreeted ? said.join(' ') : text
}

/** "Dana has the booklet.", which Dana would read out: answers as far as they don’t speak of the host. */
export const withoutHost = (show: Show, guest: DraftedGuest): DraftedGuest => ({
  ...guest,
  responses: Object.fromEntries(
    Object.entries(guest.responses).map(([id, given]) => [
      id,
      typeof given === 'string' ? spokenPart(given, show) : given,
    ]),
  ),
})
