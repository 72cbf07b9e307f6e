import { answerTo } from '@cueroom/core/questionnaires/answers.ts'
import { answeringMinutes } from '@cueroom/core/questionnaires/progress.ts'
import { isAnswerable } from '@cueroom/core/questionnaires/question-types.ts'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useSpeech } from '../shared/speech.tsx'
import { useStyles } from '../shared/use-styles.ts'
import { fieldId } from './field-id.ts'
import { QuestionField } from './question-field.tsx'
import css from './question-steps.css?inline'
import { EarlierAnswer } from './earlier-answer.tsx'
import { ClearButton, SavedNotice, SendingNotice, type StepsProps } from './questions-form.tsx'
import { StartScreen } from './start-screen.tsx'

/** One question at a time, with progress. Enter continues; in a long answer, Ctrl or Cmd+Enter. */
export function QuestionSteps({ form, questionnaire, start, preview, onSeeAll }: StepsProps) {
  const { questionnaire: texts, fill, count } = useSpeech()
  const { fields, problems, sending, saving, restored } = form
  const [at, setAt] = useState<string>()
  const [started, setStarted] = useState(false)
  const step = useRef<HTMLDivElement>(null)
  useStyles(step, css)
  const wrong = problems.length > 1 ? problems[0]!.id : undefined
  const [shownWrong, setShownWrong] = useState<string>()
  // Shows problems found by validating the whole form at their questions
  if (wrong !== shownWrong) {
    setShownWrong(wrong)
    if (wrong) {
      setAt(wrong)
      setStarted(true)
    }
  }
  const place = Math.max(
    0,
    fields.findIndex(({ id }) => id === at),
  )
  const question = fields[place]!
  const isLast = place === fields.length - 1
  const busy = sending.state === 'sending'
  // Counted as on the first screen: neither name and email nor what is only read
  const ahead = fields
    .slice(place)
    .filter((each) => isAnswerable(each.type) && questionnaire.questions.includes(each))

  const go = (to: number) => setAt(fields[to]?.id)
  const next = () => form.accept(question, isLast ? form.submit : () => go(place + 1))
  useShownStep(step, started ? question.id : undefined)

  if (!started)
    return (
      <div ref={step} className="steps">
        <StartScreen
          questionnaire={questionnaire}
          start={start}
          onStart={() => setStarted(true)}
          onSeeAll={onSeeAll}
        />
      </div>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter of the field in it
    <div ref={step} className="steps" onKeyDown={(event) => isGoOn(event) && next()}>
      <div className="progress" part="progress">
        <progress aria-label={texts.answered} value={place + 1} max={fields.length} />
        <span>{fill(texts.progress, { done: place + 1, all: fields.length })}</span>
        <span className="aside">{count('minutes', answeringMinutes(ahead))}</span>
      </div>
      <div hidden>{start}</div>
      <div inert={busy} aria-busy={busy} className="step" key={question.id}>
        <QuestionField
          question={question}
          value={answerTo(form.answers, question.id)}
          problem={problems.find(({ id }) => id === question.id)?.message}
          onChange={(value) => form.answer(question.id, value)}
        />
        {form.earlier?.[question.id] && <EarlierAnswer form={form} id={question.id} />}
      </div>
      {!preview && <SavedNotice saving={saving} restored={restored} />}
      <SendingNotice sending={sending} saved={saving.state === 'saved'} />
      <div className="actions">
        <button type="button" part="button" onClick={() => (place > 0 ? go(place - 1) : setStarted(false))}>
          {texts.back}
        </button>
        <button type="button" className="primary" part="submit" aria-disabled={busy} onClick={next}>
          {busy ? texts.sending : isLast ? texts.submit : texts.next}
        </button>
        {!preview && isLast && <ClearButton onClear={form.clear} />}
      </div>
    </div>
  )
}

/** Gives the shown question the focus, and lets the page around the widget know whether one is shown. */
function useShownStep(step: RefObject<HTMLDivElement | null>, shown: string | undefined) {
  useEffect(() => {
    const root = step.current?.getRootNode()
    if (!(root instanceof ShadowRoot)) return undefined
    root.host.toggleAttribute('started', shown !== undefined)
    const focus = () => {
      const field = shown && root.getElementById(fieldId(shown))
      if (!field) return
      late.disconnect()
      field.focus()
      // In a low window the question would be above the field, out of sight
      field.closest('.question')?.firstElementChild?.scrollIntoView({ block: 'nearest' })
    }
    // Some kinds of fields load when they are first shown
    const late = new MutationObserver(focus)
    late.observe(root, { childList: true, subtree: true })
    focus()
    return () => {
      late.disconnect()
      root.host.removeAttribute('started')
    }
  }, [step, shown])
}

/** Enter in a field, or with Ctrl or Cmd in a long one. */
function isGoOn({ key, target, nativeEvent, ctrlKey, metaKey }: KeyboardEvent) {
  if (key !== 'Enter' || nativeEvent.isComposing) return false
  if (target instanceof HTMLTextAreaElement) return ctrlKey || metaKey
  return target instanceof HTMLInputElement && target.type !== 'file'
}
