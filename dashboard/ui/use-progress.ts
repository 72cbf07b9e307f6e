import { nextProgress } from '@cueroom/core/content/progress.ts'
import { useEffect, useRef, useState } from 'react'

/** How long the full progress bar stays, in milliseconds (specification 4). */
const fullShown = 1_000

/**
 * Simulated progress: rises towards 95 while running, 100 on success and then hidden, 0 on failure.
 * @param tick milliseconds between steps
 */
export function useProgress(tick: number) {
  const [percent, setPercent] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const step = () => {
    timer.current = setTimeout(() => {
      setPercent((current) => nextProgress(current))
      step()
    }, tick)
  }
  return {
    percent,
    start: () => {
      stop()
      setPercent(0)
      step()
    },
    finish: () => {
      stop()
      setPercent(100)
      timer.current = setTimeout(() => setPercent(0), fullShown)
    },
    reset: () => {
      stop()
      setPercent(0)
    },
  }
}
