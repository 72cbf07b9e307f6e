import { useEffect, useState } from 'react'

/** Milliseconds for which a button says that it copied (specification 9). */
const shownFor = 2_000

/** Whether something was copied a moment ago, and what says that it was. */
export function useCopied(): [copied: boolean, setCopied: (copied: boolean) => void] {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), shownFor)
    return () => clearTimeout(timer)
  }, [copied])
  return [copied, setCopied]
}
