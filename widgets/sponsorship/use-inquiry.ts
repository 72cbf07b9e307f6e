import type { ClientOf } from '@cueroom/core/contract/client.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import {
  checkInquiry,
  type InquiryField,
  type InquiryFields,
  type InquiryProblem,
} from '@cueroom/core/sponsorship/check-inquiry.ts'
import type { InquiryReceipt, NewInquiry } from '@cueroom/core/sponsorship/inquiry.ts'
import type { OfferedPackage } from '@cueroom/core/sponsorship/sponsorship-page.ts'
import { type RefObject, type SyntheticEvent, useState } from 'react'
import { useSpeech } from '../shared/speech.tsx'
import { useSending } from '../shared/use-sending.ts'
import type { Emit } from './events.ts'
import type { SponsorshipApi } from './sponsorship.tsx'

interface Options {
  api: ClientOf<SponsorshipApi, 'visitor'>
  id: string
  packages: OfferedPackage[]
  /** Id or key of the package that is chosen to begin with. */
  preset?: string | undefined
  emit: Emit
  /** The host changed the packages while the visitor was writing. */
  onChanged(): void
}

const known = (path: string): path is InquiryField =>
  ['companyName', 'email', 'package', 'message'].includes(path)

export type Inquiry = ReturnType<typeof useInquiry>

/** What is typed into the form of an inquiry, and its way to the server. */
export function useInquiry(
  { api, id, packages, preset, emit, onChanged }: Options,
  summary: RefObject<HTMLElement | null>,
  trap: RefObject<HTMLInputElement | null>,
) {
  const speech = useSpeech()
  const { sponsorship: texts } = speech
  const [typed, setTyped] = useState<InquiryFields>(() => ({
    companyName: '',
    email: '',
    package: packages.find((each) => each.key === preset || each.id === preset)?.key ?? '',
    message: '',
  }))
  const [token, setToken] = useState(randomId)
  const [problems, setProblems] = useState<InquiryProblem[]>([])
  const [opened] = useState(() => performance.now())
  // A package that is offered no more cannot be asked about
  const offered = packages.some(({ key }) => key === typed.package)
  const fields = offered ? typed : { ...typed, package: '' }

  const showProblems = (found: InquiryProblem[]) => {
    setProblems(found)
    if (found.length > 0) setTimeout(() => summary.current?.focus())
  }
  const { sending, send, reset } = useSending<NewInquiry, InquiryReceipt>({
    post: (body) => api.sponsorship.inquire({ params: { id }, body }),
    failure: texts.unreachable,
    onSent: ({ receivedAt }) => emit('cueroom-submit', { submittedAt: receivedAt }),
    onFailed: (message) => emit('cueroom-error', { reason: 'submit', message }),
    onRefused: ({ code, details = [] }) => {
      if (code === 'offer_changed') onChanged()
      showProblems(details.flatMap(({ path, message }) => (known(path) ? [{ field: path, message }] : [])))
    },
  })
  const body = (): NewInquiry => ({
    ...fields,
    uniqueToken: token,
    seconds: (performance.now() - opened) / 1000,
    ...(trap.current?.value && { subject: trap.current.value }),
  })

  return {
    fields,
    problems,
    sending,
    problemOf: (field: InquiryField) => problems.find((problem) => problem.field === field)?.message,
    type: (field: InquiryField, value: string) => {
      setTyped((before) => ({ ...before, [field]: value }))
      setProblems((before) => before.filter((problem) => problem.field !== field))
      // The pending submission is obsolete
      reset()
      setToken(randomId())
    },
    goTo: (field: string) => {
      const root = summary.current?.getRootNode() as Document | ShadowRoot | undefined
      root?.getElementById(field)?.focus()
    },
    submit: (event: SyntheticEvent) => {
      event.preventDefault()
      if (sending.state === 'sending') return
      const found = checkInquiry(fields, speech)
      showProblems(found)
      if (found.length === 0) void send(body)
    },
  }
}
