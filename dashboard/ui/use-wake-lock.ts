import { useEffect } from 'react'

/** Keeps the screen on while the component is shown, where the browser can. */
export function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    // The lock ends with each change to another tab
    const request = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        lock = await navigator.wakeLock?.request('screen')
        if (isOver) void lock?.release()
      } catch {
        // Refused, such as on low battery: the screen behaves as usual
      }
    }
    void request()
    document.addEventListener('visibilitychange', request)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', request)
      void lock?.release()
    }
  }, [])
}
