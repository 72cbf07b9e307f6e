import { nextProgress } from '@cueroom/core/content/progress.ts'
import { useEffect, useRef, useState } from 'react'

/**
 * The simulated bar: steps towards 95 while it runs, 100 after success, 0 after failure.
 * @param tick milliseconds between two steps
 * @param fullShown milliseconds for which the full bar stays; without them until the next start or reset
 */
export function useProgress(tick: number, fullShown?: number) {
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
      if (fullShown !== undefined) timer.current = setTimeout(() => setPercent(0), fullShown)
    },
    reset: () => {
      stop()
      setPercent(0)
    },
  }
}
