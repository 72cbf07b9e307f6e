/** Adds styles to a shadow root; needs no `style-src` where the browser can construct a sheet (Safari since 16.4). */
export function addStyles(root: ShadowRoot, css: string) {
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  } catch {
    const style = document.createElement('style')
    style.textContent = css
    root.append(style)
  }
}
