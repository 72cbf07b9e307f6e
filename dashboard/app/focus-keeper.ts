/** Where the focus was: the element, and its place among its parent's children, likewise of each of its ancestors. */
interface Visit {
  element: HTMLElement
  places: { parent: HTMLElement; index: number }[]
}

/** Visits remembered: a card's button, its menu, a dialog and a dialog above it. */
const visitsKept = 8
/** Milliseconds in which a closing dialog gives the focus back itself, or what replaces the element is drawn. */
const patience = 150

const tabbable =
  ':is(a[href], button, input, select, textarea, [tabindex]):not([tabindex="-1"], :disabled, [inert] *, [hidden] *)'

const isLost = () => document.activeElement === null || document.activeElement === document.body
const isUsable = (element: HTMLElement) =>
  element.isConnected && !element.matches(':disabled') && !element.closest('[inert], [hidden]')

/**
 * Gives people at the keyboard the focus back when the element that had it is removed or disabled, so that it falls to the page and
 * the next Tab starts at the top: to the same element once it is enabled, to what took its place, or to what they came from.
 * @returns stops it
 */
export function keepFocus(): () => void {
  const visits: Visit[] = []
  let byKeyboard = false
  /** The visit whose element was seen removed or disabled: one that is left on purpose stays left. */
  let lost: Visit | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const remember = ({ target }: { target: EventTarget | null }) => {
    if (!(target instanceof HTMLElement) || target === document.body) return
    visits.push({ element: target, places: placesOf(target) })
    if (visits.length > visitsKept) visits.shift()
  }
  const giveBack = () => {
    timer = undefined
    if (!byKeyboard || !isLost()) return
    const last = visits.at(-1)
    // Disabled only while it works: it gets the focus back then
    if (!last || last !== lost || last.element.matches(':disabled') || isBeingReplaced(last)) return
    for (let visit = visits.pop(); visit; visit = visits.pop()) {
      const next = isUsable(visit.element) ? visit.element : successorOf(visit)
      next?.focus({ preventScroll: true })
      if (!isLost()) return
    }
  }
  const look = () => {
    const last = visits.at(-1)
    if (last && !isUsable(last.element)) lost = last
    if (byKeyboard && isLost()) timer ??= setTimeout(giveBack, patience)
  }
  const noteKeyboard = () => (byKeyboard = true)
  const notePointer = () => (byKeyboard = false)
  // Screen readers click without a pointer
  const noteClick = ({ detail }: MouseEvent) => detail === 0 && noteKeyboard()

  // The first field of a page has the focus before this has loaded
  remember({ target: document.activeElement })
  const observer = new MutationObserver(look)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  })
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  document.addEventListener('focusin', remember, options)
  document.addEventListener('keydown', noteKeyboard, options)
  document.addEventListener('pointerdown', notePointer, options)
  document.addEventListener('click', noteClick, options)
  return () => {
    stop.abort()
    observer.disconnect()
    clearTimeout(timer)
  }
}

function placesOf(element: HTMLElement): Visit['places'] {
  const places: Visit['places'] = []
  for (let child = element; child.parentElement && child !== document.body; child = child.parentElement) {
    const parent = child.parentElement
    places.push({ parent, index: [...parent.children].indexOf(child) })
  }
  return places
}

/** Whether the whole page of an element was taken away, and the next one is still loading. */
function isBeingReplaced({ places }: Visit) {
  const root = places.at(-2)?.parent
  return root?.isConnected && !root.matches('[data-portal]') && !root.querySelector(tabbable)
}

/** What took the place of a removed element, or comes before it; of a replaced screen its heading. */
function successorOf({ places }: Visit): HTMLElement | undefined {
  const place = places.find(({ parent }) => parent.isConnected && parent.textContent !== '')
  // Of a closed dialog nothing is left but where Mantine puts all of them
  if (!place || place.parent.matches('body, [data-portal]')) return undefined
  const { parent, index } = place
  const main = parent.querySelector<HTMLElement>('main')
  if (main) return reachable(main.querySelector<HTMLElement>('h1') ?? main)
  const around = [parent.children[index], parent.children[index - 1], parent]
  for (const place of around) {
    const found = place instanceof HTMLElement && firstTabbable(place)
    if (found) return found
  }
  return reachable(parent)
}

const firstTabbable = (within: HTMLElement) =>
  within.matches(tabbable) ? within : within.querySelector<HTMLElement>(tabbable)

/** Reachable by a program, and no longer once it is left. */
function reachable(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  return element
}
