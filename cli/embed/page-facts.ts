import type { Painted } from '@cueroom/core/embed/contrast-check.ts'
import { widgets } from '@cueroom/core/embed/widgets.ts'

/** An element as it stands on a page. */
export interface Tag {
  name: string
  attributes: Record<string, string>
}

/** What is known about a page with a widget. */
export interface PageFacts {
  /** After redirections. */
  url: string
  /** Values of Content-Security-Policy, of headers and of meta elements. */
  policies: string[]
  scripts: Tag[]
  elements: Tag[]
  /** Whether the code stands there to be read instead of run. */
  asText: boolean
  /** What a browser saw; nothing where none was there. */
  shown?: Shown
}

export interface Shown {
  /** Of each element: whether it shows its widget, else what it says instead. */
  widgets: { works: boolean; says: string; painted: Painted[] }[]
  /** What a policy stopped, as the browser tells it. */
  violations: { directive: string; blocked: string }[]
  /** Loads that failed, with the browser's reason. */
  failures: { url: string; reason: string }[]
}

export const widgetTags = Object.values(widgets).map(({ tag }): string => tag)

/** The scripts that bring widgets. */
export const isLoader = ({ name, attributes }: Tag) =>
  name === 'script' && /\/widgets\/v\d+\/loader(-[\w.-]+)?\.js(\?|$)/.test(attributes['src'] ?? '')
