import type { RunOfShow } from '@cueroom/core/episodes/run-of-show.ts'
import { VersionConflictDialog } from '../app/version-conflict.tsx'
import { asRunForm, fromRunForm, type RunForm, titleOf } from './run-edits.ts'
import type { RunConflict } from './run-of-show.queries.ts'

interface Props {
  conflict: RunConflict
  onSettle: (chosen: RunOfShow, isSaved: boolean) => void
}

const names: Record<string, string> = {
  plannedMinutes: 'Planned length',
  order: 'Order',
  removed: 'Removed segments',
}

/** Someone else changed the run of show: the host chooses a version of what both changed. */
export function RunConflictDialog({ conflict: { base, mine, theirs }, onSettle }: Props) {
  const titles = new Map(
    [theirs, base, mine].flatMap(({ segments, removed }) =>
      [...segments, ...removed].map((segment) => [segment.key, titleOf(segment)] as const),
    ),
  )
  const label = (path: string) => {
    const [group = '', key = '', field] = path.split('.')
    return names[group] ?? `${titles.get(key) ?? 'Segment'}: ${field}`
  }
  const readable = (path: string, value: unknown) => {
    if (Array.isArray(value)) return value.map((key: string) => titles.get(key) ?? key).join(' · ') || 'None'
    return value === null ? (path === 'plannedMinutes' ? 'None' : 'Same as the original') : String(value)
  }
  const all = [base, mine, theirs]
  return (
    <VersionConflictDialog<RunForm>
      what="this run of show"
      base={asRunForm(base, all)}
      mine={asRunForm(mine, all)}
      theirs={asRunForm(theirs, all)}
      label={label}
      readable={readable}
      saving={false}
      onOverwrite={(merged) => onSettle(fromRunForm(merged, mine, theirs), false)}
      onLoadLatest={() => onSettle(theirs, true)}
      onClose={() => onSettle(theirs, true)}
    />
  )
}
