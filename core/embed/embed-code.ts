import { type WidgetName, widgets } from './widgets.ts'

/** One version of the widgets, as the server lists it: its address never changes what it answers. */
export interface PinnedLoader {
  /** From the site's origin. */
  path: string
  /** For subresource integrity: `sha384-…`. */
  integrity: string
}

/** What a page is given to show a widget. */
export interface Embedding {
  /** Origin of the server. */
  origin: string
  widget: WidgetName
  /** What its element's id attribute holds. */
  id: string
  /** Attributes besides the id, left out where empty. */
  attributes?: Record<string, string | undefined>
  /** Custom properties such as `--cueroom-accent`, left out where empty. */
  properties?: Record<string, string | undefined>
  /** Height in pixels that it will take, so that the text below does not move; by default the height of a window. */
  room?: number | undefined
  /** Instead of the version that updates automatically. */
  pinned?: PinnedLoader | undefined
}

export const loaderPath = '/widgets/v1/loader.js'

/** The HTML that puts a widget on any page: one script, one element with room for it, and a link without scripts. */
export function embedCode({ room, ...embedding }: Embedding) {
  const { origin, widget, id, properties } = embedding
  const { frame, link } = widgets[widget]
  const minHeight = room ? `min(100vh, ${room}px)` : '100vh'
  const reserved = { display: 'block', 'min-height': minHeight, ...properties }
  const content = `\n  <a${written({ href: `${origin}/${frame}/${id}` })}>${link}</a>\n`
  return `${scriptTag(embedding)}\n${elementTag({ ...embedding, properties: reserved }, content)}`
}

/** The HTML for sites that take a frame but no script. Its height is fixed: a frame cannot ask for more. */
export const frameCode = ({ origin, widget, id, attributes = {} }: Embedding, title: string) => {
  const { theme } = attributes
  const src = `${origin}/embed/${widgets[widget].frame}/${id}${theme ? `?theme=${theme}` : ''}`
  return `<iframe${written({ src, title, style: 'width: 100%; height: 1200px; border: 0' })}></iframe>`
}

function scriptTag({ origin, pinned }: Embedding) {
  const src = origin + (pinned?.path ?? loaderPath)
  const guard = pinned ? { integrity: pinned.integrity, crossorigin: 'anonymous' } : {}
  return `<script${written({ type: 'module', src, ...guard })}></script>`
}

/** The element alone, for a page that has the script. */
export function elementTag(
  { widget, id, attributes = {}, properties = {} }: Omit<Embedding, 'origin'>,
  content = '',
) {
  const style = Object.entries(properties)
    .flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
    .join('; ')
  const { tag, attribute } = widgets[widget]
  return `<${tag}${written({ [attribute]: id, ...attributes, style })}>${content}</${tag}>`
}

const written = (attributes: Record<string, string | undefined>) =>
  Object.entries(attributes)
    .map(([name, value]) => (value ? ` ${name}="${escaped(value)}"` : ''))
    .join('')

const escaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
