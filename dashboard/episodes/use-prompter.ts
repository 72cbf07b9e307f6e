import { wordCount } from '@cueroom/core/text/word-count.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type PrompterSettings, sizes } from './use-prompter-settings.ts'

/** Reading position, as a share of the page's height. */
const readingLine = 0.3

/** Share of the page's height to scroll when turning a page, so the last lines stay visible. */
const turned = 0.8
/** The same for a single press of an arrow. */
const nudged = 0.2

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

/** The scroll target when turning a page: never skips past the start of a segment. */
function turnedTo(page: HTMLElement, step: number): number {
  const { scrollTop, clientHeight } = page
  const starts = sectionsOf(page).map(({ offsetTop }) => offsetTop)
  const next = starts.slice(segmentAt(page) + 1)
  const there = scrollTop + step * turned * clientHeight
  if (step > 0) return Math.min(there, ...next)
  // One pixel of tolerance, because browsers round scroll positions
  return Math.max(there, ...starts.filter((start) => start < scrollTop - 1))
}

/** Moves through a text by keys and presenter remotes, and at the host's pace while it plays. */
export function usePrompter({ count, settings, onChange }: Options) {
  const page = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const [isPlaying, setIsPlaying] = useState(false)
  const [startedAt, setStartedAt] = useState<number | null>(null)
  const start = () => setStartedAt((before) => before ?? Date.now())
  const go = (step: number) => {
    const place = Math.min(count - 1, Math.max(0, at + step))
    const section = page.current && sectionsOf(page.current)[place]
    if (page.current && section) page.current.scrollTop = section.offsetTop
    setAt(place)
  }
  const scrollTo = (top: number) => {
    if (page.current) page.current.scrollTop = top
  }
  const turn = (step: number) => {
    start()
    if (page.current) scrollTo(turnedTo(page.current, step))
  }
  const nudge = (step: number) =>
    page.current && scrollTo(page.current.scrollTop + step * nudged * page.current.clientHeight)
  const play = (playing: boolean) => {
    start()
    setIsPlaying(playing)
  }
  const actions: Record<string, () => void> = {
    ' ': () => play(!isPlaying),
    p: () => play(!isPlaying),
    // Keys sent by presenter remotes
    pagedown: () => turn(1),
    pageup: () => turn(-1),
    arrowright: () => go(1),
    arrowleft: () => go(-1),
    arrowdown: () => nudge(1),
    arrowup: () => nudge(-1),
    m: () => onChange({ mirrored: !settings.mirrored }),
    '+': () => onChange({ size: settings.size + sizes.step }),
    '-': () => onChange({ size: settings.size - sizes.step }),
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === ' ' && isControl(event.target)) return
    const act = actions[event.key.toLowerCase()]
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
  return { page, at, go, isPlaying, play, startedAt, onScroll }
}

export type Prompter = Omit<ReturnType<typeof usePrompter>, 'page' | 'onScroll'>

/** Scrolls at a speed at which each segment's words take its time; returns a stop function. */
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
