import { type InquiryProblem, longestCompany } from '@cueroom/core/sponsorship/check-inquiry.ts'
import type { OfferedPackage } from '@cueroom/core/sponsorship/sponsorship-page.ts'
import { type RefObject, useId } from 'react'
import { goToNextField } from '../shared/enter-key.ts'
import { grow } from '../shared/grow.ts'
import { useSpeech } from '../shared/speech.tsx'
import type { Sending } from '../shared/use-sending.ts'
import { Field, fieldId, labels } from './inquiry-field.tsx'
import { priceIn } from '@cueroom/core/sponsorship/package-price.ts'
import { ThankYou } from './states.tsx'
import type { Inquiry } from './use-inquiry.ts'

interface Props {
  inquiry: Inquiry
  packages: OfferedPackage[]
  podcastName: string
  /** What the show stores, for how long, and whom to ask. */
  privacy: string | undefined
  summary: RefObject<HTMLDivElement | null>
  trap: RefObject<HTMLInputElement | null>
}

/** The form with which a possible sponsor writes to the show. */
export function InquiryForm({ inquiry: form, packages, podcastName, privacy, summary, trap }: Props) {
  const heading = useId()
  const { fields, sending } = form
  const speech = useSpeech()
  const { sponsorship: texts, questionnaire, shared, fill } = speech

  if (sending.state === 'sent') return <ThankYou podcastName={podcastName} email={fields.email} />
  const busy = sending.state === 'sending'
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter of the fields in it
    <form
      aria-labelledby={heading}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={goToNextField}
      part="form"
    >
      <h3 id={heading} part="form-title">
        {texts.askTitle}
      </h3>
      <p className="aside">{fill(texts.goesTo, { show: podcastName })}</p>
      <Summary problems={form.problems} onGoTo={form.goTo} ref={summary} />
      <div inert={busy} aria-busy={busy}>
        <Field name="companyName" required problem={form.problemOf('companyName')}>
          {(common) => (
            <input
              {...common}
              value={fields.companyName}
              maxLength={longestCompany}
              autoComplete="organization"
              onChange={(event) => form.type('companyName', event.target.value)}
            />
          )}
        </Field>
        <Field name="email" required problem={form.problemOf('email')}>
          {(common) => (
            <input
              {...common}
              type="email"
              value={fields.email}
              autoComplete="email"
              onChange={(event) => form.type('email', event.target.value)}
            />
          )}
        </Field>
        {packages.length > 0 && (
          <Field name="package" problem={form.problemOf('package')}>
            {(common) => (
              <select
                {...common}
                value={fields.package}
                onChange={(event) => form.type('package', event.target.value)}
              >
                <option value="">{texts.undecided}</option>
                {packages.map((each) => (
                  <option key={each.key} value={each.key}>{`${each.name}, ${priceIn(speech, each)}`}</option>
                ))}
              </select>
            )}
          </Field>
        )}
        <Field name="message" problem={form.problemOf('message')}>
          {(common) => (
            <textarea
              {...common}
              ref={grow}
              rows={4}
              dir="auto"
              onInput={(event) => grow(event.currentTarget)}
              value={fields.message}
              onChange={(event) => form.type('message', event.target.value)}
            />
          )}
        </Field>
      </div>
      {/* People do not see it, programs fill it in */}
      <div className="trap" aria-hidden="true">
        <input name="subject" tabIndex={-1} autoComplete="off" aria-label={shared.leaveEmpty} ref={trap} />
      </div>
      <SendingNotice sending={sending} />
      <div className="actions">
        {/* No submit button: Enter must not send, and a frame without allow-forms would submit nothing */}
        <button type="button" className="primary" part="submit" aria-disabled={busy} onClick={form.submit}>
          {busy ? questionnaire.sending : texts.sendInquiry}
        </button>
      </div>
      <p className="aside" part="privacy" dir="auto">
        {privacy}
      </p>
    </form>
  )
}

interface SummaryProps {
  problems: InquiryProblem[]
  onGoTo(id: string): void
  ref: RefObject<HTMLDivElement | null>
}

function Summary({ problems, onGoTo, ref }: SummaryProps) {
  const { sponsorship: texts, count } = useSpeech()
  return (
    <div role="alert" tabIndex={-1} ref={ref} className="summary" part="error-summary">
      {problems.length > 0 && (
        <>
          <h4>{count('fields', problems.length)}</h4>
          <ul>
            {problems.map(({ field, message }) => (
              <li key={field}>
                <button type="button" className="link" onClick={() => onGoTo(fieldId(field))}>
                  {texts[labels[field]]}
                </button>{' '}
                {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function SendingNotice({ sending }: { sending: Sending<unknown> }) {
  const { sponsorship: texts, questionnaire } = useSpeech()
  const waiting = sending.state === 'waiting'
  if (sending.state !== 'failed' && !waiting) return <div role="alert" part="error" />
  return (
    <div role="alert" part="error">
      <div className="summary">
        <h4>{waiting && !sending.lost ? questionnaire.notSentTitle : texts.inquiryFailed}</h4>
        <p>{sending.message}</p>
        <p>{waiting ? texts.inquiryWaits : texts.inquiryKept}</p>
      </div>
    </div>
  )
}
