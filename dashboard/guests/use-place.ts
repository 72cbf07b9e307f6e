import { useCallback, useState } from 'react'

/** A list's width and offset from the top of the page in pixels, known before the first paint. */
export function usePlace() {
  const [place, setPlace] = useState({ width: 0, top: 0 })
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measure = () => {
      const { offsetWidth: width, offsetTop: top } = element
      setPlace((known) => (known.width === width && known.top === top ? known : { width, top }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, ...place }
}
