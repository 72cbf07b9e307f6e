import { notInFrames } from './attributes.ts'
import { type WidgetName, widgets } from './widgets.ts'

/** One version of the widgets, as listed by the server; the content at its address never changes. */
export interface PinnedLoader {
  /** From the site's origin. */
  path: string
  /** For subresource integrity: `sha384-…`. */
  integrity: string
}

/** The parts of a widget's embed code. */
interface Embedding {
  /** Origin of the server. */
  origin: string
  widget: WidgetName
  /** Value of the element's id attribute. */
  id: string
  /** Attributes other than the id; empty ones are omitted. */
  attributes?: Record<string, string | undefined>
  /** Custom properties such as `--cueroom-accent`; empty ones are omitted. */
  properties?: Record<string, string | undefined>
  /** Expected height in pixels, to prevent layout shift; defaults to the height of the window. */
  room?: number | undefined
  /** A pinned version instead of the one that updates automatically. */
  pinned?: PinnedLoader | undefined
}

export const loaderPath = '/widgets/v1/loader.js'

/** The HTML that embeds a widget: one script, one element with reserved space, and a fallback link. */
export function embedCode({ room, ...embedding }: Embedding) {
  const { origin, widget, id, properties } = embedding
  const { frame, link } = widgets[widget]
  const minHeight = room ? `min(100vh, ${room}px)` : '100vh'
  // A button needs little space, and a tab at the window's edge none
  const isInline = !embedding.attributes?.['mode']
  const reserved = { ...(isInline && { display: 'block', 'min-height': minHeight }), ...properties }
  const content = `\n  <a${written({ href: `${origin}/${frame}/${id}` })}>${link}</a>\n`
  return `${scriptTag(embedding)}\n${elementTag({ ...embedding, properties: reserved }, content)}`
}

/**
 * The HTML for sites that show code in a frame, or accept only a frame. Its script fits the height to the
 * content and passes on the page's parameters; if a site drops the script, the height is fixed.
 */
export function frameCode({ origin, widget, id, attributes = {} }: Embedding, title: string) {
  const given = Object.entries(attributes).filter(
    (entry): entry is [string, string] => Boolean(entry[1]) && !notInFrames.has(entry[0]),
  )
  const query = given.length > 0 ? `?${new URLSearchParams(given)}` : ''
  const src = `${origin}/embed/${widgets[widget].frame}/${id}${query}`
  const frame = `<iframe${written({ src, title, style: 'width: 100%; height: 1200px; border: 0' })}></iframe>`
  return `${frame}\n<script>${frameScript}</script>`
}

/** The message in which a frame reports its content height. */
export const heightMessage = 'cueroom-height'

const frameScript =
  "(function(f){if(location.search)f.src+=(f.src.indexOf('?')<0?'?':'&')+location.search.slice(1);" +
  "addEventListener('message',function(e){if(e.source===f.contentWindow&&e.data&&e.data.type==='" +
  heightMessage +
  "')f.style.height=Math.min(Number(e.data.height)||0,20000)+'px'})})(document.currentScript.previousElementSibling)"

function scriptTag({ origin, pinned }: Embedding) {
  const src = origin + (pinned?.path ?? loaderPath)
  const guard = pinned ? { integrity: pinned.integrity, crossorigin: 'anonymous' } : {}
  return `<script${written({ type: 'module', src, ...guard })}></script>`
}

/** Only the element, for a page that already has the script. */
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
