import { nextStep, type Readiness } from '@cueroom/core/content/readiness.ts'
import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { Button, type ButtonProps } from '@mantine/core'
import { guestAction } from '../app/paths.ts'
import { Link } from '../routing/routing.tsx'
import { actionLabel, stepAddress } from './step-words.ts'

interface Props extends ButtonProps {
  guest: GuestCard
  readiness: Readiness | undefined
  onSetDate: (guest: GuestCard) => void
  onSend: (guest: GuestCard) => void
}

/** The button for a guest's next missing step, then the prep sheet; nothing while unknown. */
export function NextStep({ guest, readiness, onSetDate, onSend, ...button }: Props) {
  if (!readiness) return null
  const step = nextStep(readiness)
  const label = step ? actionLabel(step, readiness) : 'Print prep sheet'
  const shared = { variant: 'filled', ...button, 'aria-label': `${label}: ${guest.name}`, children: label }
  if (!step) return <Button component={Link} to={guestAction(guest.id, 'print')} {...shared} />
  if (step === 'invited' || step === 'answered') return <Button {...shared} onClick={() => onSend(guest)} />
  if (step === 'date') return <Button {...shared} onClick={() => onSetDate(guest)} />
  return <Button component={Link} to={stepAddress(step, guest)} {...shared} />
}
