import { frameDocument } from './frame-document.ts'
import classes from './result.module.css'

/** Fixed height of the frame: 96 units (specification 2), in pixels. */
const height = 384

/** Generated HTML in a sandboxed frame: no scripts, loads or navigation, and an opaque origin. */
export const ResultFrame = ({ html, title }: { html: string; title: string }) => (
  <iframe
    className={classes.frame}
    title={title}
    sandbox=""
    srcDoc={frameDocument(html)}
    height={height}
    // Focusable, so that it scrolls by keyboard
    tabIndex={0}
  />
)
