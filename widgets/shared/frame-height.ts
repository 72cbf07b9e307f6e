import { heightMessage } from '@cueroom/core/embed/embed-code.ts'

/** Reports to the page around a frame how high its content is, whenever that changes. */
export function reportHeight() {
  if (parent === window) return
  const { body } = document
  const report = () => {
    const { marginTop, marginBottom } = getComputedStyle(body)
    const margins = Number.parseFloat(marginTop) + Number.parseFloat(marginBottom)
    parent.postMessage({ type: heightMessage, height: Math.ceil(body.offsetHeight + margins) }, '*')
  }
  new ResizeObserver(report).observe(body)
}
