// First, as the renderer looks around when it is loaded
import './testing.react.ts'
import '@testing-library/jest-dom/vitest'
import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { closeOverlay } from './app/overlays.ts'
import { adminToken, hostToken, sessionEnded } from './app/session.ts'
import { showDatesIn } from './ui/date-format.ts'

// A screen is loaded when it is opened, which takes as long as the machine takes
configure({
  asyncUtilTimeout: 30_000,
  // A query that waits fails many times: writing the page into each failure took a twentieth of the time.
  // DEBUG_PRINT_LIMIT=7000 npm test -- FILE shows it
  ...(!process.env['DEBUG_PRINT_LIMIT'] && { getElementError: (message) => new Error(message ?? undefined) }),
})

// jsdom lays nothing out, so it lacks what Mantine asks of a browser
vi.stubGlobal('matchMedia', (media: string) => ({
  matches: false,
  media,
  addEventListener() {},
  removeEventListener() {},
}))
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)
vi.stubGlobal('scrollTo', () => {})
Element.prototype.scrollIntoView = () => {}
Object.assign(document, { fonts: new EventTarget() })

/** What jsdom lacks and single tests bring. */
const brought: [object, string][] = [
  [navigator, 'clipboard'],
  [globalThis, 'ClipboardItem'],
  [document, 'execCommand'],
  [URL, 'createObjectURL'],
]

// Every test begins as a browser that was never here
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  cleanup()
  for (const [owner, name] of brought) Reflect.deleteProperty(owner, name)
  notifications.clean()
  closeOverlay()
  hostToken.set(null)
  adminToken.set(null)
  sessionEnded.set(false)
  showDatesIn()
  localStorage.clear()
  sessionStorage.clear()
})
