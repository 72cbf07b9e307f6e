import { notInFrames } from './attributes.ts'
import { type WidgetName, widgets } from './widgets.ts'

/** One version of the widgets, as the server lists it: its address never changes what it answers. */
export interface PinnedLoader {
  /** From the site's origin. */
  path: string
  /** For subresource integrity: `sha384-…`. */
  integrity: string
}

/** What a page is given to show a widget. */
interface Embedding {
  /** Origin of the server. */
  origin: string
  widget: WidgetName
  /** What its element's id attribute holds. */
  id: string
  /** Attributes other than the id, left out where empty. */
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
  // A button takes little room, and a tab at the window's edge none
  const isInline = !embedding.attributes?.['mode']
  const reserved = { ...(isInline && { display: 'block', 'min-height': minHeight }), ...properties }
  const content = `\n  <a${written({ href: `${origin}/${frame}/${id}` })}>${link}</a>\n`
  return `${scriptTag(embedding)}\n${elementTag({ ...embedding, properties: reserved }, content)}`
}

/**
 * The HTML for sites that show code in a frame, or take a frame alone. Its script makes the frame as high as its content
 * and passes the parameters of the page on; where a site drops the script, the height stays as it is.
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

/** The message with which a frame says how high its content is. */
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
