import type { RunOfShow, Segment } from '@cueroom/core/episodes/run-of-show.ts'
import {
  lengthText,
  offsetText,
  segmentLabels,
  totalSeconds,
  withStarts,
} from '@cueroom/core/episodes/segments.ts'
import { Group, NumberInput, Text } from '@mantine/core'
import { useState } from 'react'
import { plan, type RunEdit, titleOf } from './run-edits.ts'
import classes from './run-of-show.module.css'

interface Props {
  run: RunOfShow
  mayChange: boolean
  edit: (change: RunEdit) => void
}

/** How many segments have room for their labels side by side; more are drawn to scale, with the labels that fit. */
const roomFor = 10

/** Only questions and the host's own segments need more than their kind. */
const labelOf = (segment: Segment) =>
  segment.kind === 'questions' || segment.kind === 'own' ? titleOf(segment) : segmentLabels[segment.kind]

/** Whole minutes, as people plan. */
const minutesOf = (seconds: number) => Math.round(seconds / 60)

/** The lengths of the segments, side by side and compared with the planned length. */
export function RunBar({ run, mayChange, edit }: Props) {
  const total = totalSeconds(run.segments)
  const minutes = minutesOf(total)
  const over = run.plannedMinutes === null ? 0 : minutes - run.plannedMinutes
  return (
    <section aria-label="Length">
      <div className={classes.bar} data-roomy={run.segments.length <= roomFor || undefined} aria-hidden>
        {withStarts(run.segments).map((segment) => (
          <div
            key={segment.key}
            title={`${titleOf(segment)}, ${lengthText(segment.seconds)}`}
            style={{ flexGrow: segment.seconds }}
          >
            <i data-kind={segment.kind}>
              <span>{labelOf(segment)}</span>
            </i>
            <span>{offsetText(segment.start)}</span>
          </div>
        ))}
      </div>
      <div className={classes.scale}>
        <Group gap={6}>
          <Text inherit component="span" data-over={over > 0 || undefined}>
            {minutes} of
          </Text>
          <PlannedLength
            planned={run.plannedMinutes}
            disabled={!mayChange}
            onPlan={(next) => edit(plan(next))}
          />
          <Text inherit component="span">
            planned
          </Text>
          {run.plannedMinutes === null && mayChange && (
            <Text inherit component="span">
              Enter how long it may be to see whether it fits.
            </Text>
          )}
          {over > 0 && (
            <Text inherit component="span" className={classes.over}>
              {over} min over
            </Text>
          )}
        </Group>
      </div>
    </section>
  )
}

interface PlannedProps {
  planned: number | null
  disabled: boolean
  onPlan: (minutes: number | null) => void
}

/** Saved on blur or Enter. */
function PlannedLength({ planned, disabled, onPlan }: PlannedProps) {
  const [typed, setTyped] = useState<number | string | null>(null)
  const save = () => {
    if (typed === null) return
    setTyped(null)
    const next = typeof typed === 'number' && typed >= 1 ? typed : null
    if (next !== planned) onPlan(next)
  }
  return (
    <NumberInput
      aria-label="Planned length in minutes"
      size="xs"
      w={88}
      min={1}
      max={1_440}
      clampBehavior="strict"
      suffix=" min"
      placeholder="– min"
      disabled={disabled}
      value={typed ?? planned ?? ''}
      onChange={setTyped}
      onBlur={save}
      onKeyDown={({ key }) => key === 'Enter' && save()}
    />
  )
}
