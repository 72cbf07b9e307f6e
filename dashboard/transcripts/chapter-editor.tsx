import { chaptersFault } from '@cueroom/core/recaps/check-chapters.ts'
import { longestChapterTitle, maxChapters } from '@cueroom/core/recaps/recap.ts'
import type { Recap } from '@cueroom/core/recaps/recaps.contract.ts'
import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { useEntitlements } from '../app/session.queries.ts'
import { IconDownload, IconPlus, IconTrash } from '../icons/index.ts'
import { Dimmed } from '../ui/dimmed.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { EditedChapters } from './edited-chapters.tsx'
import { type ChapterRow, chaptersOf, rowsOf } from './chapter-rows.ts'
import { useDownloadChapters, useSaveChapters } from './recaps.queries.ts'

/** The chapters of an episode: times and titles to change, and files for players and hosting platforms. */
export function ChapterEditor({ recap }: { recap: Recap }) {
  const { active } = useEntitlements()
  const [rows, setRows] = useState(() => rowsOf(recap.chapters))
  const [problem, setProblem] = useState<string | null>(null)
  const saving = useSaveChapters()
  const isChanged = JSON.stringify(rows) !== JSON.stringify(rowsOf(recap.chapters))
  const change = (next: ChapterRow[]) => {
    setRows(next)
    setProblem(null)
  }
  const save = () => {
    const read = chaptersOf(rows)
    const fault = 'problem' in read ? read.problem : chaptersFault(read.chapters, recap.seconds)
    setProblem(fault)
    if (fault === null && 'chapters' in read) saving.mutate({ recap, chapters: read.chapters })
  }
  const add = () =>
    change([...rows, { key: nextKey(rows), time: rows.length === 0 ? '0:00' : '', title: '' }])
  return (
    <div>
      <Group justify="space-between" mb="xs">
        <Title order={3} size="h5">
          Chapters
        </Title>
        {recap.chapters.length > 0 && !isChanged && <Downloads recap={recap} />}
      </Group>
      <Stack gap="xs">
        {!isChanged && (
          <EditedChapters recap={recap} onUse={(chapters) => change(rowsOf(chapters))} disabled={!active} />
        )}
        {rows.length === 0 && (
          <Dimmed>No chapters yet. Add a transcript with times, or add chapters here.</Dimmed>
        )}
        {rows.map((row, place) => (
          <Row
            key={row.key}
            row={row}
            place={place}
            disabled={!active}
            onChange={(changed) => change(rows.with(place, changed))}
            onDelete={() => change(rows.toSpliced(place, 1))}
          />
        ))}
        {problem && (
          <Text role="alert" size="sm" c="var(--mantine-color-error)">
            {problem}
          </Text>
        )}
        <Group gap="xs">
          <Button
            size="compact-sm"
            leftSection={<IconPlus size={14} />}
            disabled={!active || rows.length >= maxChapters}
            onClick={add}
          >
            Add chapter
          </Button>
          {isChanged && (
            <>
              <Button variant="filled" size="compact-sm" loading={saving.isPending} onClick={save}>
                Save chapters
              </Button>
              <Button size="compact-sm" variant="subtle" onClick={() => change(rowsOf(recap.chapters))}>
                Discard
              </Button>
            </>
          )}
        </Group>
      </Stack>
    </div>
  )
}

const nextKey = (rows: readonly ChapterRow[]) => rows.reduce((most, { key }) => Math.max(most, key), -1) + 1

interface RowProps {
  row: ChapterRow
  place: number
  disabled: boolean
  onChange: (row: ChapterRow) => void
  onDelete: () => void
}

const Row = ({ row, place, disabled, onChange, onDelete }: RowProps) => (
  <Group gap="xs" wrap="nowrap">
    <TextInput
      aria-label={`Time of chapter ${place + 1}`}
      placeholder="12:40"
      w={92}
      maxLength={12}
      disabled={disabled}
      value={row.time}
      onChange={(event) => onChange({ ...row, time: event.currentTarget.value })}
    />
    <TextInput
      aria-label={`Title of chapter ${place + 1}`}
      flex={1}
      maxLength={longestChapterTitle}
      disabled={disabled}
      value={row.title}
      onChange={(event) => onChange({ ...row, title: event.currentTarget.value })}
    />
    <IconButton
      label={`Delete chapter ${place + 1}`}
      icon={IconTrash}
      disabled={disabled}
      onClick={onDelete}
    />
  </Group>
)

function Downloads({ recap }: { recap: Recap }) {
  const downloading = useDownloadChapters(recap)
  return (
    <Group gap="xs">
      <Button
        size="compact-sm"
        leftSection={<IconDownload size={14} />}
        onClick={() => downloading.mutate('json')}
      >
        Podcasting 2.0 JSON
      </Button>
      <Button
        size="compact-sm"
        leftSection={<IconDownload size={14} />}
        onClick={() => downloading.mutate('txt')}
      >
        Text
      </Button>
    </Group>
  )
}
