import type { WidgetName } from './widgets.ts'

/** Attributes that both elements have. */
const common = ['api-base', 'theme', 'mode', 'button-label', 'opener', 'debug'] as const

/** Every attribute of the elements; each is also a property. */
export const attributes = {
  questionnaire: ['questionnaire-id', 'guest', 'autosave', 'prefill', 'fields', 'pass-data', ...common],
  sponsorship: ['show-id', 'heading', 'package', 'compact', ...common],
} as const satisfies Record<WidgetName, readonly string[]>
type Attribute = (typeof attributes)[WidgetName][number]

/**
 * Attributes without meaning in a frame: its path has the id, it comes from the server, and there is nothing
 * to open.
 */
export const notInFrames: ReadonlySet<string> = new Set<Attribute>([
  'questionnaire-id',
  'show-id',
  'api-base',
  'mode',
  'button-label',
  'opener',
])
