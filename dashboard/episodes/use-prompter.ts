import { wordCount } from '@cueroom/core/text/word-count.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type PrompterSettings, sizes } from './use-prompter-settings.ts'

/** Share of the page's height at which people read. */
const readingLine = 0.3

const forward = ['ArrowRight', 'ArrowDown', 'PageDown']
const backward = ['ArrowLeft', 'ArrowUp', 'PageUp']

/** How many segments a key goes on. Presenter remotes send PageUp and PageDown. */
function stepOf({ key, shiftKey }: KeyboardEvent): number {
  if (key === ' ') return shiftKey ? -1 : 1
  if (forward.includes(key)) return 1
  return backward.includes(key) ? -1 : 0
}

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, button') !== null

const sectionsOf = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>('[data-segment]')]

/** The segment that is read at the position to which the page is scrolled. */
function segmentAt(page: HTMLElement): number {
  const line = page.scrollTop + page.clientHeight * readingLine
  return Math.max(
    0,
    sectionsOf(page).findLastIndex(({ offsetTop }) => offsetTop <= line),
  )
}

interface Options {
  /** Segments of the text. */
  count: number
  settings: PrompterSettings
  onChange: (changes: Partial<PrompterSettings>) => void
}

/** Moves through a text: from segment to segment by keys, and at the host's pace while it plays. */
export function usePrompter({ count, settings, onChange }: Options) {
  const page = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const [isPlaying, setIsPlaying] = useState(false)
  const go = (step: number) => {
    const place = Math.min(count - 1, Math.max(0, at + step))
    const section = page.current && sectionsOf(page.current)[place]
    if (page.current && section) page.current.scrollTop = section.offsetTop
    setAt(place)
  }
  const actions: Record<string, () => void> = {
    p: () => setIsPlaying((playing) => !playing),
    m: () => onChange({ mirrored: !settings.mirrored }),
    '+': () => onChange({ size: settings.size + sizes.step }),
    '-': () => onChange({ size: settings.size - sizes.step }),
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === ' ' && isControl(event.target)) return
    const step = stepOf(event)
    const act = step === 0 ? actions[event.key.toLowerCase()] : () => go(step)
    if (!act || (event.target instanceof HTMLInputElement && event.target.type !== 'checkbox')) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  useEffect(
    () => (isPlaying && page.current ? scroll(page.current, settings.speed) : undefined),
    [isPlaying, settings.speed],
  )
  const onScroll = () => page.current && setAt(segmentAt(page.current))
  return { page, at, go, isPlaying, play: setIsPlaying, onScroll }
}

export type Prompter = Omit<ReturnType<typeof usePrompter>, 'page' | 'onScroll'>

/** Scrolls so that the words of each segment pass in their time; returns how to stop. */
function scroll(page: HTMLElement, wordsPerMinute: number): () => void {
  let last: number | undefined
  // The browser rounds what it scrolls to
  let place = page.scrollTop
  const move = (now: number) => {
    const section = sectionsOf(page)[segmentAt(page)]
    const words = wordCount(section?.textContent ?? '')
    const perSecond = ((section?.offsetHeight ?? 0) / Math.max(1, words)) * (wordsPerMinute / 60)
    if (Math.abs(place - page.scrollTop) > 2) place = page.scrollTop
    place += perSecond * ((now - (last ?? now)) / 1_000)
    last = now
    page.scrollTop = place
    frame = requestAnimationFrame(move)
  }
  let frame = requestAnimationFrame(move)
  return () => cancelAnimationFrame(frame)
}
