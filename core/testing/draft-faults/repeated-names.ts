import type { Brief } from '../../content/brief.ts'
import { shortName } from '../../drafting/short-name.ts'
import { ownSentences } from './own-sentences.ts'

/** Lead-ins in a row that name the guest: "Some advice from Ana: … Ana told me this story: …". */
const maxInRow = 2

/** The guest's name in line after line, where nobody would say it again. */
export function repeatedNames(content: string, { guest, type }: Brief): string[] {
  if (type !== 'introduction') return []
  const name = shortName(guest.name)
  const leads = ownSentences(content).filter((sentence) => sentence.endsWith('“quoted”'))
  const names = leads.map((lead) => lead.includes(name))
  const isTooOften = names.some(
    (_, at) => at >= maxInRow && names.slice(at - maxInRow, at + 1).every(Boolean),
  )
  return isTooOften ? [`the name in every line: ${leads.join(' ')}`] : []
}
