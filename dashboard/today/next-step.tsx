import { nextStep, type Readiness } from '@cueroom/core/content/readiness.ts'
import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { Button, type ButtonProps } from '@mantine/core'
import { Link } from 'react-router'
import { actionLabel, stepAddress } from './step-words.ts'

interface Props extends ButtonProps {
  guest: GuestCard
  readiness: Readiness | undefined
  onSetDate: (guest: GuestCard) => void
  onSend: (guest: GuestCard) => void
}

/** The button for a guest's next missing step; nothing while unknown or when everything is ready. */
export function NextStep({ guest, readiness, onSetDate, onSend, ...button }: Props) {
  const step = readiness && nextStep(readiness)
  if (!step) return null
  const label = actionLabel(step, readiness)
  const shared = { ...button, 'aria-label': `${label}: ${guest.name}`, children: label }
  if (step === 'invited' || step === 'answered') return <Button {...shared} onClick={() => onSend(guest)} />
  if (step === 'date') return <Button {...shared} onClick={() => onSetDate(guest)} />
  return <Button component={Link} to={stepAddress(step, guest)} {...shared} />
}
