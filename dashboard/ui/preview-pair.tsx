import '@fontsource-variable/source-serif-4/index.css'
import type { PreviewChunk, PreviewText } from '@cueroom/core/content/preview.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { Dimmed } from './dimmed.ts'
import classes from './preview-pair.module.css'
import { ProviderBadge } from './provider-badge.tsx'

type Version = PreviewChunk['version']

/** Both texts of one guest as streamed so far. */
export type WrittenSoFar = Partial<Record<Version, string>>

interface Props {
  /** What the texts are, such as `Introductions`. */
  what: string
  guestName: string
  titles: Record<Version, string>
}

/** Two texts for one guest, next to each other. */
export const PreviewPair = ({
  what,
  guestName,
  titles,
  today,
  changed,
}: Props & Record<Version, PreviewText>) => (
  <section aria-label={`${what} for ${guestName}`}>
    <Group justify="space-between" mb="xs">
      <Title order={3} size="h5">
        {guestName}
      </Title>
      {today.content === changed.content && <Dimmed>Identical</Dimmed>}
    </Group>
    <div className={classes.pair}>
      <Written title={titles.today} text={today} />
      <Written title={titles.changed} text={changed} />
    </div>
  </section>
)

const Written = ({ title, text }: { title: string; text: PreviewText }) => (
  <article className={classes.written} aria-label={title}>
    <Group justify="space-between" mb="sm">
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <Dimmed size="xs">{counted(text.wordCount, 'word')}</Dimmed>
    </Group>
    <div className={classes.text}>{text.content}</div>
    <Stack gap={6} mt="md" align="flex-start">
      {text.note && <Dimmed size="xs">{text.note}</Dimmed>}
      <ProviderBadge provider={text.provider} model={text.model} />
    </Stack>
  </article>
)

/** Both streamed texts of a guest; a skeleton until the first words arrive. */
export const PreviewPairInProgress = ({
  what,
  guestName,
  titles,
  written,
}: Props & { written: WrittenSoFar | undefined }) => (
  <section aria-label={`${what} for ${guestName}`} aria-busy>
    <Title order={3} size="h5" mb="xs">
      {guestName}
    </Title>
    <div className={classes.pair}>
      {(['today', 'changed'] as const).map((version) =>
        written?.[version] ? (
          <article key={version} className={classes.written} aria-label={`${titles[version]}, in progress`}>
            <Text size="sm" fw={600} mb="sm">
              {titles[version]}
            </Text>
            <div className={classes.text}>{written[version]}</div>
          </article>
        ) : (
          <Skeleton key={version} h={240} radius="md" role="status" aria-label="Writing a text" />
        ),
      )}
    </div>
  </section>
)
