import { fastestPace, slowestPace, usualPace } from '@cueroom/core/show/reading-time.ts'
import { useState } from 'react'
import { useSettings } from '../app/settings.queries.ts'
import { readDraft, writeDraft } from '../ui/storage.ts'

export interface PrompterSettings {
  /** Words per minute. */
  speed: number
  /** Pixels. */
  size: number
  /** For the glass in front of a camera. */
  mirrored: boolean
}

export const sizes = { least: 20, most: 96, step: 6 }
export const speeds = { least: slowestPace, most: fastestPace, step: 10 }
const key = 'cueroom.teleprompter'

const within = (value: unknown, { least, most }: typeof sizes, otherwise: number) =>
  typeof value === 'number' && value >= least && value <= most ? value : otherwise

/** How this browser shows the teleprompter; the speed is the host's pace until it is changed. */
export function usePrompterSettings() {
  const pace = useSettings().data?.contentStyles.wordsPerMinute ?? usualPace
  const [stored, setStored] = useState(() => (readDraft(key) ?? {}) as Partial<PrompterSettings>)
  const settings: PrompterSettings = {
    speed: within(stored.speed, speeds, pace),
    size: within(stored.size, sizes, 44),
    mirrored: stored.mirrored === true,
  }
  const change = (changes: Partial<PrompterSettings>) => {
    const next = { ...settings, ...changes }
    const clamped = {
      ...next,
      size: Math.min(sizes.most, Math.max(sizes.least, next.size)),
      speed: Math.min(speeds.most, Math.max(speeds.least, next.speed)),
    }
    setStored(clamped)
    writeDraft(key, clamped)
  }
  return [settings, change] as const
}
