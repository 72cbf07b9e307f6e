import { guestFacts, guestLabels } from '@cueroom/core/guests/guest-fields.ts'
import { questionLabel } from '@cueroom/core/questionnaires/default-questionnaire.ts'
import { shownAnswer } from '@cueroom/core/questionnaires/shown-answer.ts'
import { outdatedWordings } from '@cueroom/core/questionnaires/wordings.ts'
import { present } from '@cueroom/core/text/present.ts'
import { pronunciationOf } from '@cueroom/core/questionnaires/pronunciation.ts'
import { recordId } from '../app/command.ts'
import type { Cli, Define } from '../app/cli.ts'
import { shortTime } from '../app/dates.ts'
import { bold, dim, oneLine } from '../app/text.ts'
import { missing } from '../app/records.ts'
import { statusText } from './list-guests.ts'

export const defineShow: Define = (command, cli) =>
  command
    .summary('show one guest')
    .description('Show one guest with all fields and answers.')
    .argument('<id>', 'the number in the first column of: cueroom guests list', recordId)
    .action((id: number) => show(cli, id))

async function show({ api, host, output }: Cli, id: number) {
  const guest = await missing(api.guests.get({ params: { id } }), `Couldn't find guest ${id}.`)
  const { photo, responses, asked, wordings } = guest.questionnaire
  const when = shortTime(guest.interviewDate, guest.interviewTimeZone)
  output.record(guest, [
    ['Name', bold(guest.name)],
    [guestLabels.pronunciation, pronunciationOf(guest)],
    ['Title', guest.title],
    ['Company', guest.company],
    ['Status', statusText(guest.episodeStatus)],
    ['Interview', when && guest.interviewTimeZone ? `${when} ${guest.interviewTimeZone}` : when],
    ...guestFacts(guest),
    ['Photo', photo?.startsWith('/') ? host + photo : photo],
    ['Added', shortTime(guest.createdAt)],
    ['Bio', guest.bio],
    ['Notes', guest.notes],
  ])
  if (output.format !== 'text') return
  const outdated = new Set(outdatedWordings(guest.questionnaire))
  for (const [index, key] of Object.keys({ ...responses, ...wordings }).entries()) {
    const question = questionLabel(key, index + 1, asked)
    const type = asked.find(({ id }) => id === key)?.type
    const text = present([
      shownAnswer({ id: key, type }, guest.questionnaire),
      outdated.has(key) &&
        `Your wording isn’t used, because the answer changed later: ${wordings?.[key]?.text}`,
    ]).join('\n\n')
    if (output.terminal) output.prose(0, '\n', dim(question), `\n${text}`)
    else output.print(`${question}\t${oneLine(text)}`)
  }
  output.say('')
  output.next(`cueroom generate --guest ${id} --type introduction`)
}
