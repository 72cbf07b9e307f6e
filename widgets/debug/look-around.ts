import { checkContrast, type PaintedText } from '@cueroom/core/embed/contrast-check.ts'
import { blockOf } from '@cueroom/core/embed/content-policy.ts'
import { bad, type Finding } from '@cueroom/core/embed/finding.ts'
import { checkVersion } from '@cueroom/core/embed/version-check.ts'
import { checkWidget } from '@cueroom/core/embed/widget-check.ts'
import { checkWidth } from '@cueroom/core/embed/width-check.ts'
import { withDeadline } from '@cueroom/core/contract/deadline.ts'
import type { WidgetName } from '@cueroom/core/embed/widgets.ts'

/** Seconds for an answer of the server, and milliseconds between two looks for the widget. */
const patience = 15
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

/** The problems of a widget that can be found from the page it is on. */
export async function lookAround({ element, ...asked }: Embedded): Promise<Finding[]> {
  const violations: SecurityPolicyViolationEvent[] = []
  const keep = (event: SecurityPolicyViolationEvent) => violations.push(event)
  document.addEventListener('securitypolicyviolation', keep)
  try {
    const answered = await checkWidget({ fetch: get, ...asked })
    const blocked = blockedCalls(violations, asked.server)
    const painted = await paintedIn(element)
    const { width } = element.getBoundingClientRect()
    return [
      ...(await script()),
      blocked ?? answered,
      ...checkWidth(width),
      ...lostValues(element),
      ...checkContrast(painted),
    ]
  } finally {
    document.removeEventListener('securitypolicyviolation', keep)
  }
}

async function get(url: string, init?: RequestInit) {
  const { signal, clear } = withDeadline(patience)
  return fetch(url, { ...init, credentials: 'omit', signal }).finally(clear)
}

/** Attributes into which a framework wrote an object before the element was defined. */
const lostValues = ({ attributes }: Element): Finding[] =>
  [...attributes].flatMap(({ name, value }) =>
    value === '[object Object]'
      ? [
          bad(
            'lost_value',
            'Element',
            `The page gave “${name}” an object, which an attribute cannot hold.`,
            `Set ${name} to a text, or load the script before the page's own.`,
          ),
        ]
      : [],
  )

async function script(): Promise<Finding[]> {
  const loaders = document.querySelectorAll<HTMLScriptElement>('script[src*="/widgets/v1/loader"]')
  const src = loaders[0]?.src
  return src ? [await checkVersion(get, new URL(src))] : []
}

function blockedCalls(violations: SecurityPolicyViolationEvent[], server: string): Finding | undefined {
  const event = violations.find(({ blockedURI }) => blockedURI.startsWith(server))
  if (!event) return undefined
  const block = blockOf([event.originalPolicy], { need: 'connect-src', url: server, page: location.href })
  const directive = block?.directive ?? event.effectiveDirective
  return bad('calls_blocked', 'Page policy', `“${directive}” stops its calls.`, block?.instead)
}

/** The colours of the widget once it is drawn; nothing if it is not. */
async function paintedIn({ shadowRoot }: Element): Promise<PaintedText[]> {
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
