/** Loads the widgets from a Cueroom server, once for the page. Does nothing where there is no page, as on a server. */
export function loadWidgets(server, { script = '/widgets/v1/loader.js', integrity, nonce } = {}) {
  if (typeof document === 'undefined') return
  const { href } = new URL(script, server)
  if ([...document.scripts].some(({ src }) => src === href)) return
  const element = document.createElement('script')
  element.type = 'module'
  element.crossOrigin = 'anonymous'
  if (integrity) element.integrity = integrity
  if (nonce) element.nonce = nonce
  element.src = href
  document.head.append(element)
}
