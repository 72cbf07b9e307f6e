import { Notifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { goToFirstProblem } from './first-problem.ts'
import { keepFocus } from './focus-keeper.ts'

/** What every screen has, but can do without until it is shown: toasts, the way to a problem in a form, and a focus that isn't lost. */
export function LateParts() {
  useEffect(keepFocus, [])
  useEffect(() => {
    document.addEventListener('submit', goToFirstProblem)
    return () => document.removeEventListener('submit', goToFirstProblem)
  }, [])
  // In a stack, toasts wait while one has the focus; there is one at a time
  return <Notifications position="bottom-right" zIndex={400} layout="stacked" />
}
