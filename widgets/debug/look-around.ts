import { checkContrast, type Painted } from '@cueroom/core/embed/contrast-check.ts'
import { blockOf } from '@cueroom/core/embed/content-policy.ts'
import { bad, type Finding } from '@cueroom/core/embed/finding.ts'
import { checkVersion } from '@cueroom/core/embed/version-check.ts'
import { checkWidget } from '@cueroom/core/embed/widget-check.ts'
import type { WidgetName } from '@cueroom/core/embed/widgets.ts'

/** Milliseconds for an answer of the server, and between two looks for the widget. */
const patience = 15_000
const pause = 250
const looks = 40

export interface Embedded {
  /** What the host put on the page. */
  element: Element
  widget: WidgetName
  /** What the widget asks for. */
  id: string
  server: string
}

/** What stands in the way of a widget, as far as the page it is on can tell. */
export async function lookAround({ element, ...asked }: Embedded): Promise<Finding[]> {
  const violations: SecurityPolicyViolationEvent[] = []
  const keep = (event: SecurityPolicyViolationEvent) => violations.push(event)
  document.addEventListener('securitypolicyviolation', keep)
  try {
    const answered = await checkWidget({ fetch: get, ...asked })
    const blocked = blockedCalls(violations, asked.server)
    const painted = await paintedIn(element)
    return [...(await script()), blocked ?? answered, ...checkContrast(painted)]
  } finally {
    document.removeEventListener('securitypolicyviolation', keep)
  }
}

const get = (url: string, init?: RequestInit) =>
  fetch(url, { ...init, credentials: 'omit', signal: AbortSignal.timeout(patience) })

async function script(): Promise<Finding[]> {
  const loaders = document.querySelectorAll<HTMLScriptElement>('script[src*="/widgets/v1/loader"]')
  const src = URL.parse(loaders[0]?.src ?? '')
  return src ? [await checkVersion(get, src)] : []
}

function blockedCalls(violations: SecurityPolicyViolationEvent[], server: string): Finding | undefined {
  const event = violations.find(({ blockedURI }) => blockedURI.startsWith(server))
  if (!event) return undefined
  const block = blockOf([event.originalPolicy], { need: 'connect-src', url: server, page: location.href })
  const directive = block?.directive ?? event.effectiveDirective
  return bad('calls_blocked', 'Page policy', `“${directive}” stops its calls.`, block?.instead)
}

/** The colours of the widget once it is drawn; nothing where it is not. */
async function paintedIn({ shadowRoot }: Element): Promise<Painted[]> {
  const part = (name: string) => shadowRoot?.querySelector(`[part~="${name}"]`)
  const settled = () => part('title') ?? shadowRoot?.querySelector('[role=alert]:not(:empty)')
  for (let round = 0; round < looks && !settled(); round++)
    await new Promise((resolve) => setTimeout(resolve, pause))
  const pairs = [
    ['The text of the button', '--cueroom-accent-text', part('submit'), part('submit')],
    ['The text of the widget', '--cueroom-text', part('title'), part('surface')],
  ] as const
  return pairs.flatMap(([what, property, text, ground]) =>
    text && ground
      ? [
          {
            what,
            property,
            colour: getComputedStyle(text).color,
            ground: getComputedStyle(ground).backgroundColor,
          },
        ]
      : [],
  )
}
