import { nextStep } from '@cueroom/core/content/readiness.ts'
import { Button } from '@mantine/core'
import { useEntitlements } from '../app/session.queries.ts'
import { actionLabel } from '../today/step-words.ts'
import type { GuestPageProps } from './guest-header.tsx'
import type { GuestReadiness } from './use-readiness.ts'

/** Whether the next step would replace a text that the guest approved or corrected: possible, but not urged. */
export function replacesChecked({ readiness: step, texts }: GuestReadiness): boolean {
  const next = step && nextStep(step)
  const check = texts.find(({ contentType }) => contentType === next)?.factCheck
  return check === 'approved' || check === 'accepted'
}

/** The button for the next missing step; nothing while unknown or when everything is ready. */
export function NextAction({ card, act, mayChange, readiness, tabs, generation }: GuestPageProps) {
  const { may } = useEntitlements()
  const step = readiness.readiness && nextStep(readiness.readiness)
  if (!step || !readiness.readiness) return null
  const label = actionLabel(step, readiness.readiness)
  if (step === 'invited' || step === 'answered')
    return (
      <Button
        variant="filled"
        size="md"
        disabled={!mayChange || !may('questionnaires')}
        onClick={() => act('send', card)}
      >
        {label}
      </Button>
    )
  if (step === 'date')
    return (
      <Button variant="filled" size="md" disabled={!mayChange} onClick={() => act('date', card)}>
        {label}
      </Button>
    )
  const write = () => {
    tabs.open(step)
    generation.start(step)
  }
  return (
    <Button
      variant={replacesChecked(readiness) ? 'default' : 'filled'}
      size="md"
      disabled={!mayChange || !may('contentGeneration') || generation.generating}
      onClick={write}
    >
      {generation.generating ? 'Generating…' : label}
    </Button>
  )
}
