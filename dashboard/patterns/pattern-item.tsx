import { unreadRuleNote } from '@cueroom/core/content/pattern-rules.ts'
import type { Pattern } from '@cueroom/core/patterns/pattern.ts'
import { capitalized } from '@cueroom/core/text/format.ts'
import { Group, Switch } from '@mantine/core'
import { useEntitlements, useSession } from '../app/session.queries.ts'
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash, IconWand } from '../icons/index.ts'
import { Dimmed } from '../ui/dimmed.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { RecordItem } from '../ui/record-list.tsx'
import { patternTitle } from './pattern-title.ts'
import { useDeletePattern, useReorderPatterns, useSwitchPattern } from './patterns.queries.ts'

interface Props {
  pattern: Pattern
  /** The patterns for the same type of text, in order. */
  group: Pattern[]
  all: Pattern[]
  onEdit: () => void
}

/** All patterns with two of them swapped. */
const swapped = (all: Pattern[], one: Pattern, other: Pattern) =>
  all.map((each) => (each.id === one.id ? other : each.id === other.id ? one : each))

export function PatternItem({ pattern, group, all, onEdit }: Props) {
  const { active } = useEntitlements()
  const isTemplate = useSession().data?.drafting.provider === 'drafter'
  const deleting = useDeletePattern()
  const switching = useSwitchPattern()
  const note = isTemplate && pattern.isActive ? unreadRuleNote(pattern) : null
  const title = patternTitle(pattern)
  const about = [capitalized(pattern.patternType), pattern.category].filter(Boolean).join(' · ')
  return (
    <RecordItem
      icon={IconWand}
      title={title}
      details={[...new Set([about, ...(pattern.description ? [pattern.description] : [])])]}
      action={
        <Group gap={2} wrap="nowrap">
          <Switch
            aria-label={`Follow ${title}`}
            checked={pattern.isActive}
            disabled={!active || switching.isPending}
            onChange={(event) => switching.mutate({ ...pattern, isActive: event.currentTarget.checked })}
            mr="xs"
          />
          <Moves pattern={pattern} group={group} all={all} title={title} />
          <IconButton label={`Edit ${title}`} icon={IconPencil} disabled={!active} onClick={onEdit} />
          <IconButton
            label={`Delete ${title}`}
            icon={IconTrash}
            disabled={deleting.isPending}
            onClick={() => deleting.mutate(pattern)}
          />
        </Group>
      }
    >
      {note && <Dimmed size="xs">{note}</Dimmed>}
    </RecordItem>
  )
}

function Moves({ pattern, group, all, title }: Omit<Props, 'onEdit'> & { title: string }) {
  const { active } = useEntitlements()
  const reordering = useReorderPatterns()
  const place = group.indexOf(pattern)
  const move = (other: Pattern | undefined) => other && reordering.mutate(swapped(all, pattern, other))
  return (
    <>
      <IconButton
        label={`Move ${title} up`}
        icon={IconArrowUp}
        disabled={!active || place === 0}
        onClick={() => move(group[place - 1])}
      />
      <IconButton
        label={`Move ${title} down`}
        icon={IconArrowDown}
        disabled={!active || place === group.length - 1}
        onClick={() => move(group[place + 1])}
      />
    </>
  )
}
