import { Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { toast } from '../app/toasts.tsx'
import { copyText } from '../ui/copy.ts'

/** How long a copy button says that it copied, in milliseconds (specification 9). */
const copiedShown = 2_000

export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), copiedShown)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    const done = await copyText(text)
    setCopied(done)
    if (done) toast.success({ title: 'Copied!' })
    else toast.failure({ title: 'Failed to copy', message: 'Select the text and copy it by hand.' })
  }
  const Symbol = copied ? IconCheck : IconCopy
  return (
    <Button variant="default" leftSection={<Symbol size={17} aria-hidden />} onClick={copy}>
      Copy
    </Button>
  )
}
