import { counted, numberText } from '@cueroom/core/text/format.ts'
import { platformChoices, platformRules, platforms } from '@cueroom/core/marketing/platforms.ts'
import type { MarketingText, SocialPost } from '@cueroom/core/marketing/results.ts'
import { Alert, Group, SegmentedControl, Title } from '@mantine/core'
import { useState } from 'react'
import { IconClockExclamation } from '../icons/index.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { ResultFrame } from './result-frame.tsx'
import { AgainForm, ClearButton, ResultHead, Suggestions, Warnings } from './result-parts.tsx'
import classes from './result.module.css'

interface Props {
  result: MarketingText
  onClear: () => void
  onAgain?: ((note: string) => void) | undefined
}

type View = 'posts' | 'page'
const views = [
  { value: 'posts', label: 'Posts' },
  { value: 'page', label: 'One page' },
]

/** Posts for each platform, with copy buttons for each and for all. */
export function PostsResult({ result, onClear, onAgain }: Props) {
  const [view, setView] = useState<View>('posts')
  const title = `Posts about ${result.label}`
  return (
    <article aria-label={title}>
      <ResultHead title={title} result={result}>
        <SegmentedControl
          size="xs"
          aria-label="Show as"
          data={views}
          value={view}
          onChange={(chosen) => setView(chosen as View)}
        />
      </ResultHead>
      <Warnings warnings={result.warnings} />
      {result.isStale && <OutOfDate />}
      {view === 'posts' ? (
        <PostList posts={result.posts} />
      ) : (
        <ResultFrame html={result.content} title={title} />
      )}
      <Group component="footer" gap={8} mt={12}>
        <CopyButton label="Copy All" text={result.text} html={result.content} variant="filled" />
        <ClearButton onClear={onClear} />
      </Group>
      <Suggestions title="Strategy Suggestions" suggestions={result.suggestions} />
      {onAgain && <AgainForm onAgain={onAgain} />}
    </article>
  )
}

const OutOfDate = () => (
  <Alert variant="default" icon={<IconClockExclamation />} p="sm" mb="md">
    The transcript or recap changed since these posts were written. Generate again to include the changes.
  </Alert>
)

const PostList = ({ posts }: { posts: SocialPost[] }) =>
  platforms.map((platform) => {
    const own = posts.filter((post) => post.platform === platform)
    const { label } = platformChoices[platform]
    if (own.length === 0) return null
    return (
      <section key={platform} className={classes.platform} aria-label={label}>
        <Group gap="xs" align="baseline">
          <Title order={3} size="h5">
            {label}
          </Title>
          <Dimmed size="xs">{counted(own.length, 'post')}</Dimmed>
        </Group>
        <ol className={classes.posts}>
          {own.map((post, index) => (
            <Post key={index} post={post} name={`${label} post ${index + 1}`} />
          ))}
        </ol>
      </section>
    )
  })

const Post = ({
  post: { platform, text, count, limit, isCut },
  name,
}: {
  post: SocialPost
  name: string
}) => (
  <li className={classes.post}>
    <p dir="auto">{text}</p>
    <Group justify="space-between" wrap="nowrap">
      <span className={classes.count} data-over={count > limit || undefined}>
        {numberText(count)} / {numberText(limit)} {platformRules[platform].unit}
        {isCut && ', shortened to fit'}
      </span>
      <CopyButton text={text} name={`Copy ${name}`} size="compact-sm" flex="none" />
    </Group>
  </li>
)
