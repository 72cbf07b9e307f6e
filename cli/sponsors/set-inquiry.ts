import { type InquiryState, inquiryStates } from '@cueroom/core/sponsorship/inquiry-states.ts'
import { didYouMean } from '@cueroom/core/text/closest.ts'
import { type Cli, type Define, usageError } from '../app/cli.ts'
import { recordId } from '../app/command.ts'
import { missing } from '../app/records.ts'

export const defineSetInquiry: Define = (command, cli) =>
  command
    .argument('<id>', 'the number in the first column of: cueroom sponsors inquiries', recordId)
    .argument('<state>', inquiryStates.join(', '), stateOf)
    .summary('set the state of an inquiry')
    .description('Set the state of an inquiry. Any state except new also marks its inbox item as read.')
    .examples('cueroom sponsors set-inquiry 4 answered', 'cueroom sponsors set-inquiry 4 booked')
    .action((id: number, state: InquiryState) => setInquiry(cli, id, state))

async function setInquiry({ api, output }: Cli, id: number, state: InquiryState) {
  const call = api.sponsorship.changeInquiry({ params: { id }, body: { state } })
  const inquiry = await missing(call, `Couldn't find inquiry ${id}.`, 'cueroom sponsors inquiries')
  output.outcome(inquiry, `The inquiry from ${inquiry.companyName} is ${state}.`)
}

function stateOf(word: string): InquiryState {
  const state = inquiryStates.find((each) => each === word)
  if (state) return state
  throw usageError(
    `Unknown state "${word}". Choose ${inquiryStates.slice(0, -1).join(', ')} or ${inquiryStates.at(-1)}.${didYouMean(word, inquiryStates)}`,
  )
}
