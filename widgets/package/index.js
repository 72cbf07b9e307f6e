/**
 * Loads the widgets from a Cueroom server, once for the page. Does nothing where there is no page, as on a server.
 * Never throws: in an effect, React would remove the whole page. The console has the reason.
 */
export function loadWidgets(server, { script = '/widgets/v1/loader.js', integrity, nonce } = {}) {
  if (typeof document === 'undefined') return
  try {
    const { href } = new URL(script, server)
    if ([...document.scripts].some(({ src }) => src === href)) return
    const element = document.createElement('script')
    element.type = 'module'
    element.crossOrigin = 'anonymous'
    if (integrity) element.integrity = integrity
    if (nonce) element.nonce = nonce
    element.src = trusted(href)
    document.head.append(element)
  } catch (error) {
    // oxlint-disable-next-line eslint/no-console -- the host must be able to find out why
    console.warn("Couldn't load Cueroom's widgets.", error)
  }
}

let policy

/** The address as pages need it that require trusted types. */
function trusted(href) {
  try {
    policy ??= globalThis.trustedTypes?.createPolicy('cueroom', { createScriptURL: (url) => url })
  } catch {
    // A page that doesn't allow this policy may have a default one, or require none
  }
  return policy ? policy.createScriptURL(href) : href
}
