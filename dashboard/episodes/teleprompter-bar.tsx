import type { Segment } from '@cueroom/core/episodes/run-of-show.ts'
import { totalSeconds } from '@cueroom/core/episodes/segments.ts'
import { minutesText } from '@cueroom/core/show/reading-time.ts'
import { ActionIcon, Button, Group, NumberInput, Switch, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import {
  IconChevronLeft,
  IconChevronRight,
  IconLetterA,
  IconPlayerPause,
  IconPlayerPlay,
  IconX,
} from '../icons/index.ts'
import { titleOf } from './run-edits.ts'
import classes from './teleprompter.module.css'
import type { Prompter } from './use-prompter.ts'
import { type PrompterSettings, sizes, speeds } from './use-prompter-settings.ts'

interface Props {
  segments: (Segment & { start: number })[]
  settings: PrompterSettings
  onChange: (changes: Partial<PrompterSettings>) => void
  prompter: Prompter
  onClose: () => void
}

/** The current position and the display settings. */
export function TeleprompterBar({ segments, settings, onChange, prompter, onClose }: Props) {
  const { at, go, isPlaying, play, startedAt } = prompter
  const segment = segments[at]
  return (
    <header className={classes.bar}>
      <Group gap={6} wrap="nowrap">
        <ActionIcon variant="default" size="lg" aria-label="Previous segment" onClick={() => go(-1)}>
          <IconChevronLeft size={18} />
        </ActionIcon>
        <Button
          variant="filled"
          leftSection={isPlaying ? <IconPlayerPause size={16} /> : <IconPlayerPlay size={16} />}
          onClick={() => play(!isPlaying)}
        >
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <ActionIcon variant="default" size="lg" aria-label="Next segment" onClick={() => go(1)}>
          <IconChevronRight size={18} />
        </ActionIcon>
      </Group>
      <div className={classes.place}>
        <Text size="sm" fw={600} truncate role="status">
          {segment ? `${at + 1} of ${segments.length} · ${titleOf(segment)}` : 'Nothing to read'}
        </Text>
        {segment && <Clock segment={segment} startedAt={startedAt} left={totalSeconds(segments.slice(at))} />}
      </div>
      <Group gap={6} wrap="nowrap">
        <NumberInput
          aria-label="Speed in words per minute"
          size="xs"
          w={108}
          min={speeds.least}
          max={speeds.most}
          step={speeds.step}
          suffix=" wpm"
          value={settings.speed}
          onChange={(speed) => typeof speed === 'number' && onChange({ speed })}
        />
        <ActionIcon
          variant="default"
          aria-label="Smaller text"
          disabled={settings.size <= sizes.least}
          onClick={() => onChange({ size: settings.size - sizes.step })}
        >
          <IconLetterA size={13} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          aria-label="Larger text"
          disabled={settings.size >= sizes.most}
          onClick={() => onChange({ size: settings.size + sizes.step })}
        >
          <IconLetterA size={18} />
        </ActionIcon>
        <Switch
          label="Mirror"
          checked={settings.mirrored}
          onChange={(event) => onChange({ mirrored: event.currentTarget.checked })}
        />
        <ActionIcon variant="default" size="lg" aria-label="Close the teleprompter" onClick={onClose}>
          <IconX size={18} />
        </ActionIcon>
      </Group>
    </header>
  )
}

interface ClockProps {
  segment: Segment & { start: number }
  /** When the host began to read (ms); null before. */
  startedAt: number | null
  /** Seconds planned from here on. */
  left: number
}

/** Time since the host began to read, against the plan. */
function Clock({ segment, startedAt, left }: ClockProps) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const elapsed = startedAt === null ? 0 : Math.max(0, Math.floor((now - startedAt) / 1_000))
  return (
    <Text size="xs" className={classes.clock}>
      {minutesText(elapsed)} elapsed · planned {minutesText(segment.start)} · {minutesText(left)} to go
    </Text>
  )
}
