import { clockTime } from '@cueroom/core/transcripts/cue.ts'
import type { Recap } from '@cueroom/core/recaps/recaps.contract.ts'
import { Anchor, Button, Group, List, Skeleton, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useEntitlements, useSession } from '../app/session.queries.ts'
import { Dimmed } from '../ui/dimmed.ts'
import { ProviderBadge } from '../ui/provider-badge.tsx'
import { LoadFailure } from '../ui/states.tsx'
import { ChapterEditor } from './chapter-editor.tsx'
import { useRecap, useWriteRecap } from './recaps.queries.ts'

interface Props {
  episodeId: number
  /** Shows a line of the transcript. */
  onLine: (line: number) => void
}

/** The recap; renders nothing without a transcript. */
export function RecapSection({ episodeId, onLine }: Props) {
  const id = useId()
  const recap = useRecap(episodeId)
  if (recap.data === null) return null
  return (
    <section aria-labelledby={id}>
      <Group justify="space-between" mb="sm">
        <Title id={id} order={2} size="h4">
          Recap
        </Title>
        {recap.data && <Written recap={recap.data} />}
      </Group>
      {recap.isPending && <Waiting />}
      {recap.isError && !recap.data && (
        <LoadFailure what="recap" title="Couldn't load the recap" query={recap} />
      )}
      {recap.data && <WholeRecap recap={recap.data} onLine={onLine} />}
    </section>
  )
}

/** Its author; a language model can rewrite it. */
function Written({ recap }: { recap: Recap }) {
  const { active, may } = useEntitlements()
  const writing = useWriteRecap()
  const hasModel = useSession().data?.drafting.provider === 'openai'
  return (
    <Group gap="xs">
      <ProviderBadge provider={recap.provider} model={recap.model} />
      {hasModel && may('contentGeneration') && (
        <Button
          size="compact-sm"
          disabled={!active}
          loading={writing.isPending}
          onClick={() => writing.mutate(recap)}
        >
          Write again
        </Button>
      )}
    </Group>
  )
}

function WholeRecap({ recap, onLine }: { recap: Recap; onLine: (line: number) => void }) {
  const { summary, quotes, links, note } = recap
  return (
    <Stack gap="lg">
      {summary.length > 0 && <Text dir="auto">{summary.join(' ')}</Text>}
      {note && <Dimmed>{note}</Dimmed>}
      <ChapterEditor key={recap.version} recap={recap} />
      {quotes.length > 0 && (
        <Part title="Quotes">
          {quotes.map((quote) => (
            <List.Item key={quote.line + quote.text}>
              <Quote quote={quote} onLine={onLine} />
            </List.Item>
          ))}
        </Part>
      )}
      {links.length > 0 && (
        <Part title="Links">
          {links.map(({ href }) => (
            <List.Item key={href}>
              <Anchor href={href} target="_blank" rel="noreferrer" size="sm">
                {href}
              </Anchor>
            </List.Item>
          ))}
        </Part>
      )}
    </Stack>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <Title order={3} size="h5" mb="xs">
      {title}
    </Title>
    <List spacing="xs" size="sm">
      {children}
    </List>
  </div>
)

interface QuoteProps {
  quote: Recap['quotes'][number]
  onLine: (line: number) => void
}

const Quote = ({ quote: { text, speaker, start, line }, onLine }: QuoteProps) => (
  <>
    <span dir="auto">“{text}”</span>{' '}
    <Anchor component="button" type="button" size="sm" onClick={() => onLine(line)}>
      {[speaker, start === null ? `line ${line + 1}` : clockTime(start)].filter(Boolean).join(', ')}
    </Anchor>
  </>
)

const Waiting = () => (
  <Stack role="status" aria-label="Loading the recap" gap="xs">
    <Skeleton h={20} />
    <Skeleton h={20} w="70%" />
    <Skeleton h={90} />
  </Stack>
)
