import { useEffect, useState } from 'react'

/** How long a button shows "Copied", in milliseconds (specification 9). */
const shownFor = 2_000

/** Whether something was just copied, and a function that marks it. */
export function useCopied(): [copied: boolean, setCopied: (copied: boolean) => void] {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), shownFor)
    return () => clearTimeout(timer)
  }, [copied])
  return [copied, setCopied]
}
