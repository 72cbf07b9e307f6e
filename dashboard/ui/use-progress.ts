import { nextProgress } from '@cueroom/core/content/progress.ts'
import { useEffect, useRef, useState } from 'react'

/**
 * Simulated progress: rises towards 95 while running, 100 on success, 0 on failure.
 * @param tick milliseconds between steps
 * @param fullShown milliseconds the full bar stays; by default until the next start or reset
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
