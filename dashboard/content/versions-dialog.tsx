import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import { contentTypeLabels } from '@cueroom/core/content/content-labels.ts'
import type { TextOrigin } from '@cueroom/core/content/text-version.ts'
import { textChanges } from '@cueroom/core/text/text-changes.ts'
import { Button, Radio, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core'
import { useShowTimeZone } from '../app/settings.queries.ts'
import { useMemo, useState } from 'react'
import { useRead } from '../app/api.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { LoadFailure } from '../ui/states.tsx'
import { showTime } from '../ui/text.ts'
import { TextBody } from './text-body.tsx'
import { TextComparison } from './text-comparison.tsx'

interface Props {
  content: GeneratedContent
  onBack: (text: string) => void
  onClose: () => void
}

interface Earlier {
  key: string
  label: string
  text: string
}

const origins: Record<TextOrigin, string> = {
  generated: 'Generated',
  host: 'Your edit',
  guest: "With the guest's correction",
}
/** Labels an earlier version by who last changed it, so the version the guest checked can be found. */
const labelBefore = ({ edited, createdAt }: GeneratedContent, timeZone: string) =>
  edited
    ? `${origins[edited.by]}, ${showTime(edited.at, timeZone)}`
    : `Generated ${showTime(createdAt, timeZone)}`

/** Earlier generations that are listed below the versions of the text. */
const generationsListed = 20

/** Earlier versions of a text, each compared with the current one. */
export function VersionsDialog({ content, onBack, onClose }: Props) {
  const earlier = useEarlier(content, useShowTimeZone())
  const [chosen, setChosen] = useState<string>()
  const [view, setView] = useState<'changes' | 'whole'>('changes')
  const version = earlier.data?.find(({ key }) => key === chosen) ?? earlier.data?.[0]
  return (
    <Dialog title={`Versions: ${contentTypeLabels[content.contentType]}`} onClose={onClose} size="lg">
      {earlier.isPending && <Skeleton h={160} role="status" aria-label="Loading the versions" />}
      {earlier.isError && <LoadFailure what="versions" query={earlier} />}
      {earlier.data?.length === 0 && <Text c="dimmed">There is no other version of this text yet.</Text>}
      {version && (
        <Stack>
          <Radio.Group label="Earlier versions" value={version.key} onChange={setChosen}>
            <Stack gap={4} mt="xs">
              {earlier.data?.map(({ key, label }) => (
                <Radio key={key} value={key} label={label} />
              ))}
            </Stack>
          </Radio.Group>
          <SegmentedControl
            aria-label="View"
            value={view}
            onChange={setView}
            data={[
              { value: 'changes', label: 'Changes' },
              { value: 'whole', label: 'Full version' },
            ]}
          />
          {view === 'changes' ? (
            <Difference now={content.content} then={version.text} />
          ) : (
            <TextBody type={content.contentType} text={version.text} />
          )}
          <DialogActions>
            <Button onClick={onClose}>Close</Button>
            <Button variant="filled" onClick={() => onBack(version.text)}>
              Restore this version
            </Button>
          </DialogActions>
        </Stack>
      )}
    </Dialog>
  )
}

function Difference({ now, then }: { now: string; then: string }) {
  const parts = useMemo(() => textChanges(now, then), [now, then])
  return (
    <div role="group" aria-label="Difference">
      <Dimmed mb={6}>
        Struck through: only in the current text. Underlined: only in the version you selected.
      </Dimmed>
      <TextComparison parts={parts} />
    </div>
  )
}

/** Versions that differ from the text, and the generations before it, newest first. */
const useEarlier = (
  { id, guestId, contentType: type, content, version: now }: GeneratedContent,
  timeZone: string,
) =>
  useRead(['texts', 'versions', id, now, timeZone], async (api, signal): Promise<Earlier[]> => {
    const [{ versions }, generations] = await Promise.all([
      api.content.versions({ params: { id }, signal }),
      api.content.recent({ query: { guestId, type, limit: generationsListed }, signal }),
    ])
    const own = versions.map(({ version, origin, content: text, createdAt }) => ({
      key: `version ${version}`,
      label: `${origins[origin]}, ${showTime(createdAt, timeZone)}`,
      text,
    }))
    const others = generations
      .filter((each) => each.id !== id)
      .map((each) => ({
        key: `text ${each.id}`,
        label: labelBefore(each, timeZone),
        text: each.content,
      }))
    return [...own, ...others].filter(({ text }) => text !== content)
  })
