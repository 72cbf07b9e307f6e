import { type Address, addressOf, type History, type Place } from './history.ts'
import { type Page, pageAt, type Route } from './pages.ts'
import { saveScroll } from './scroll-positions.ts'

/** The question whether to leave a page. */
interface Question {
  leave: () => void
  stay: () => void
}

export interface Shown {
  place: Place
  /** Undefined until the first has loaded. */
  page?: Page
  /** Another page was asked for and hasn't loaded yet. */
  isLoading: boolean
  /** The window stays where it is scrolled to. */
  keepsScroll: boolean
  question: Question | null
}

export interface NavigateOptions {
  /** The address takes the place of the current one in the history. */
  replace?: boolean | undefined
  /** The window stays where it is scrolled to. */
  preventScrollReset?: boolean | undefined
}

/** Whether to ask before going from one address to another. */
export type Guard = (from: Address, to: Address) => boolean

export type Router = ReturnType<typeof createRouter>

/** Goes from page to page. A page stays, and so does its address, until the next one has loaded or failed to. */
export function createRouter(routes: readonly Route[], history: History) {
  const listeners = new Set<() => void>()
  let shown: Shown = { place: history.place(), isLoading: false, keepsScroll: false, question: null }
  let guard: Guard | null = null
  let turn = 0

  const show = (next: Partial<Shown>) => {
    shown = { ...shown, ...next }
    for (const listener of listeners) listener()
  }

  const open = (to: Address, write: () => void, keepsScroll = false) => {
    if (shown.page) saveScroll(shown.place)
    turn += 1
    const own = turn
    const enter = (page: Page) => {
      // Another page was asked for while this one loaded
      if (own !== turn) return
      write()
      show({ place: history.place(), page, isLoading: false, keepsScroll, question: null })
    }
    const page = pageAt(routes, to.pathname)
    if (page instanceof Promise) {
      show({ isLoading: true })
      void page.then(enter)
    } else enter(page)
  }

  const ask = (go: () => void) => {
    const stay = () => show({ question: null })
    const leave = () => {
      stay()
      go()
    }
    show({ question: { stay, leave } })
  }

  const navigate = (to: string, { replace = false, preventScrollReset }: NavigateOptions = {}) => {
    const target = new URL(to, `http://app${addressOf(shown.place)}`)
    const write = () => history[replace ? 'replace' : 'push'](addressOf(target))
    const go = () => open(target, write, preventScrollReset)
    if (guard?.(shown.place, target)) ask(go)
    else go()
  }

  // By the time of the question the browser is at the other address: it goes back, and once more if that is the answer
  let [isReturning, isAgreed] = [false, false]
  history.listen((delta) => {
    const [returned, agreed] = [isReturning, isAgreed]
    isReturning = isAgreed = false
    if (returned) return
    const to = history.place()
    if (agreed || !guard?.(shown.place, to)) return open(to, () => {})
    isReturning = true
    history.go(-delta)
    ask(() => {
      isAgreed = true
      history.go(delta)
    })
  })
  open(shown.place, () => {})

  return {
    /** Loads what an address needs, as it is likely to be opened next. */
    preload: (to: string) => void pageAt(routes, new URL(to, `http://app${addressOf(shown.place)}`).pathname),
    get: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    navigate,
    setGuard: (next: Guard | null) => {
      guard = next
    },
  }
}
