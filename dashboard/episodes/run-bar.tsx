import type { RunOfShow } from '@cueroom/core/episodes/run-of-show.ts'
import { lengthText, offsetText, totalSeconds } from '@cueroom/core/episodes/segments.ts'
import { Group, NumberInput, Text } from '@mantine/core'
import { useState } from 'react'
import { plan, type RunEdit, titleOf } from './run-edits.ts'
import classes from './run-of-show.module.css'

interface Props {
  run: RunOfShow
  mayChange: boolean
  edit: (change: RunEdit) => void
}

/** Whole minutes, as people plan. */
const minutesOf = (seconds: number) => Math.round(seconds / 60)

/** The lengths of the segments, side by side and compared with the planned length. */
export function RunBar({ run, mayChange, edit }: Props) {
  const total = totalSeconds(run.segments)
  const minutes = minutesOf(total)
  const over = run.plannedMinutes === null ? 0 : minutes - run.plannedMinutes
  return (
    <section aria-label="Length">
      <div className={classes.bar} aria-hidden>
        {run.segments.map((segment) => (
          <i
            key={segment.key}
            data-kind={segment.kind}
            title={`${titleOf(segment)}, ${lengthText(segment.seconds)}`}
            style={{ flexGrow: segment.seconds }}
          >
            {titleOf(segment)}
          </i>
        ))}
      </div>
      <div className={classes.scale}>
        {[0, 0.25, 0.5, 0.75].map((part) => (
          <span key={part} aria-hidden style={{ insetInlineStart: `${part * 100}%` }}>
            {offsetText(total * part)}
          </span>
        ))}
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
