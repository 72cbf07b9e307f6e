import { type ReactNode, useEffect, useRef, useState } from 'react'
import classes from './tips.module.css'

interface Tip {
  text: string
  x: number
  y: number
  below: boolean
}

/** Hover delay before a tooltip appears, in milliseconds. */
const rest = 350
/** Minimum distance from the window's edge in pixels. */
const edge = 70

function tipOf(element: Element): Tip {
  const { left, width, top, bottom } = element.getBoundingClientRect()
  const below = top < edge
  const x = Math.min(Math.max(left + width / 2, edge), window.innerWidth - edge)
  return { text: element.getAttribute('aria-label') ?? '', x, y: below ? bottom : top, below }
}

// No tooltip while a menu is open
const isAsking = (element: Element) => element.isConnected && element.ariaExpanded !== 'true'

const tipped = (event: Event) => (event.target instanceof Element ? event.target.closest('[data-tip]') : null)

/** One shared tooltip for all children with `data-tip`; hundreds of tooltip components would be slow. */
export function Tips({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null)
  const [tip, setTip] = useState<Tip | null>(null)
  useEffect(() => {
    const { current } = area
    let waiting: ReturnType<typeof setTimeout> | undefined
    const hide = () => {
      clearTimeout(waiting)
      setTip(null)
    }
    const later = (event: PointerEvent) => {
      hide()
      const element = event.pointerType === 'touch' ? null : tipped(event)
      if (element) waiting = setTimeout(() => isAsking(element) && setTip(tipOf(element)), rest)
    }
    const atFocus = (event: FocusEvent) => {
      const element = tipped(event)
      if (element?.matches(':focus-visible')) setTip(tipOf(element))
      else hide()
    }
    const controller = new AbortController()
    const { signal } = controller
    current?.addEventListener('pointerover', later, { signal })
    current?.addEventListener('pointerleave', hide, { signal })
    current?.addEventListener('focusin', atFocus, { signal })
    for (const event of ['focusout', 'click']) current?.addEventListener(event, hide, { signal })
    window.addEventListener('scroll', hide, { signal, passive: true })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal })
    return () => {
      controller.abort()
      clearTimeout(waiting)
    }
  }, [])
  return (
    <div ref={area}>
      {children}
      {tip && (
        <div
          role="tooltip"
          className={classes.tip}
          data-below={tip.below || undefined}
          style={{ left: tip.x, top: tip.y }}
        >
          {tip.text}
        </div>
      )}
    </div>
  )
}
