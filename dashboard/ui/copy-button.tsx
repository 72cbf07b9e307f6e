import { copyFormatted, copyText } from '@cueroom/core/browser/copy-text.ts'
import { Button, type ButtonProps } from '@mantine/core'
import { IconCheck, IconCopy } from '../icons/index.ts'
import { type Toast, toast } from './toasts.tsx'
import { useCopied } from './use-copied.ts'

interface Props extends ButtonProps {
  text: string
  /** Rich-text version. */
  html?: string
  /** The button's label. */
  label?: string
  /** Accessible name when there are several on a page. */
  name?: string
  copied?: Toast
  /** Called once the text is in the clipboard. */
  onCopied?: (() => void) | undefined
}

export function CopyButton(props: Props) {
  const { text, html, label = 'Copy', name, copied = { title: 'Copied!' }, onCopied, ...button } = props
  const [done, setDone] = useCopied()
  const copy = async () => {
    const succeeded = await (html === undefined ? copyText(text) : copyFormatted(html, text))
    setDone(succeeded)
    if (succeeded) {
      toast.success(copied)
      onCopied?.()
    } else toast.failure({ title: 'Failed to copy', message: 'Select the text and copy it yourself.' })
  }
  const Glyph = done ? IconCheck : IconCopy
  return (
    <Button leftSection={<Glyph size={17} />} aria-label={name} {...button} onClick={copy}>
      {label}
    </Button>
  )
}
