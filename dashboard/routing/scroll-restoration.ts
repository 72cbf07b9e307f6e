import { useEffect, useLayoutEffect } from 'react'
import type { Place } from './history.ts'
import { useShown } from './routing.tsx'
import { savedScroll, saveScroll, storeScrolls } from './scroll-positions.ts'

function elementOf({ hash }: Place) {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    // Not an encoding of anything
    return null
  }
}

/** Back and Forward find a page where it was scrolled to; other pages begin at what their address names, or at the top. */
export function useScrollRestoration() {
  const { place, keepsScroll } = useShown()
  useEffect(() => {
    const takeOver = () => (history.scrollRestoration = 'manual')
    takeOver()
    addEventListener('pageshow', takeOver)
    return () => {
      removeEventListener('pageshow', takeOver)
      history.scrollRestoration = 'auto'
    }
  }, [])
  useEffect(() => {
    const leave = () => {
      saveScroll(place)
      storeScrolls()
      history.scrollRestoration = 'auto'
    }
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [place])
  useLayoutEffect(() => {
    const saved = savedScroll(place)
    const element = elementOf(place)
    if (saved !== undefined) scrollTo(0, saved)
    else if (element) element.scrollIntoView()
    else if (!keepsScroll) scrollTo(0, 0)
  }, [place, keepsScroll])
}
