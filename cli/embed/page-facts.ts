import type { PaintedText } from '@cueroom/core/embed/contrast-check.ts'
import { widgets } from '@cueroom/core/embed/widgets.ts'

/** An element on a page. */
export interface Tag {
  name: string
  attributes: Record<string, string>
}

/** Facts about a page with a widget. */
export interface PageFacts {
  /** After redirections. */
  url: string
  /** Content-Security-Policy values from headers and meta elements. */
  policies: string[]
  scripts: Tag[]
  elements: Tag[]
  /** Whether the code is on the page as plain text. */
  asText: boolean
  /** Browser results; absent without a browser. */
  shown?: Shown
}

export interface Shown {
  /** Per element: whether it shows its widget, else the text it shows. */
  widgets: { works: boolean; says: string; painted: PaintedText[]; width: number }[]
  /** CSP violations reported by the browser. */
  violations: { directive: string; blocked: string }[]
  /** Failed loads with the browser's reason. */
  failures: { url: string; reason: string }[]
}

export const widgetTags = Object.values(widgets).map(({ tag }): string => tag)

/** The widget scripts. */
export const isLoader = ({ name, attributes }: Tag) =>
  name === 'script' && /\/widgets\/v\d+\/loader(-[\w.-]+)?\.js(\?|$)/.test(attributes['src'] ?? '')
