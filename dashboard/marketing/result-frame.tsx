import { frameDocument } from './frame-document.ts'
import classes from './result.module.css'

/** Height of the frame, whatever is in it: the 96 units of specification 2, in pixels. */
const height = 384

/** Generated HTML, shut off from the page: no scripts, no loads, no navigation, an origin of its own. */
export const ResultFrame = ({ html, title }: { html: string; title: string }) => (
  <iframe
    className={classes.frame}
    title={title}
    sandbox=""
    srcDoc={frameDocument(html)}
    height={height}
    // A frame with more than fits is scrolled by keyboard as well
    tabIndex={0}
  />
)
