import { copyText } from '@cueroom/core/browser/copy-text.ts'
import { localLinkWarning } from '@cueroom/core/text/is-local.ts'
import { Button } from '@mantine/core'
import { questionnairePage } from '../app/paths.ts'
import { IconCheck, IconLink } from '../icons/index.ts'
import { toast } from '../ui/toasts.tsx'
import { useCopied } from '../ui/use-copied.ts'

/** Copies the questionnaire's public URL. */
export function ShareLink({ id, title }: { id: string; title: string }) {
  const [copied, setCopied] = useCopied()

  const copy = async () => {
    const link = location.origin + questionnairePage(id)
    if (await copyText(link)) {
      setCopied(true)
      toast.success({ title: 'Link copied!', reason: localLinkWarning(link) ?? undefined })
    } else {
      toast.failure({ title: 'Failed to copy', message: 'Could not copy the link to your clipboard.' })
    }
  }
  const Glyph = copied ? IconCheck : IconLink
  return (
    <Button
      size="compact-sm"
      leftSection={<Glyph size={15} />}
      aria-label={`${copied ? 'Copied!' : 'Share Link'} ${title}`}
      onClick={() => void copy()}
    >
      {copied ? 'Copied!' : 'Share Link'}
    </Button>
  )
}
