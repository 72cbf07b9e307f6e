import type { MarketingText } from '@cueroom/core/marketing/results.ts'
import { useMarkAnswered } from '../sponsorship/inquiries.queries.ts'
import { EmailResult } from './email-result.tsx'

interface Props {
  result: MarketingText
  inquiryId: number
  /** Address of who asked. */
  to: string | undefined
  onClear: () => void
  onAgain: (note: string) => void
}

/** A reply to an inquiry, which counts as answered once the host takes the reply along. */
export function ReplyResult({ result, inquiryId, ...actions }: Props) {
  const markAnswered = useMarkAnswered(inquiryId)
  return (
    <EmailResult result={result} title={`Reply to ${result.label}`} onTaken={markAnswered} {...actions} />
  )
}
