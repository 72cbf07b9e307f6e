/** Content security policy of the frame: no scripts, no remote loads. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"

const styles = `
:root { color-scheme: light }
body { margin: 0; padding: 20px 24px; background: #fff; color: #171e2e; font: 15px/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
h1, h2, h3 { margin: 1.2em 0 .4em; font-size: 1.1em; line-height: 1.3 }
:first-child { margin-top: 0 }
img { max-width: 100% }
a { color: #4143a9 }
hr { border: 0; border-top: 1px solid #e8e5de }
`

/**
 * The document of a result frame: generated HTML as an email reader would see it, in any theme. Links target
 * a new window, which the sandbox forbids, so they do nothing.
 */
export const frameDocument = (html: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title>` +
  `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
  `<meta http-equiv="x-dns-prefetch-control" content="off"><base target="_blank">` +
  `<style>${styles}</style></head><body>${html}</body></html>`
