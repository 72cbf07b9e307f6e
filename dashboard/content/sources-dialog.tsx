import { isClaim } from '@cueroom/core/content/claims.ts'
import { contentTypeLabels } from '@cueroom/core/content/content-labels.ts'
import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import { Text } from '@mantine/core'
import { Dialog } from '../ui/dialog.tsx'
import { SentenceSources } from './sentence-sources.tsx'
import classes from './sourced-paragraphs.module.css'

interface Props {
  content: GeneratedContent
  onClose: () => void
}

/** The sources of a text, sentence by sentence. */
export function SourcesDialog({ content, onClose }: Props) {
  const sentences = content.sources
    .map((source) => ({ source, text: content.content.slice(source.start, source.end) }))
    .filter(({ source, text }) => source.from.length > 0 || isClaim(text))
  return (
    <Dialog title={`Sources: ${contentTypeLabels[content.contentType]}`} onClose={onClose} size="lg">
      <ol className={classes.sentences}>
        {sentences.map(({ source, text }) => (
          <li key={source.start}>
            <Text fw={600} mb={4} dir="auto">
              {text}
            </Text>
            <SentenceSources source={source} guestId={content.guestId} />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
