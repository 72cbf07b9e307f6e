import { elementTag, loaderPath } from '@cueroom/core/embed/embed-code.ts'
import { type WidgetName, widgets } from '@cueroom/core/embed/widgets.ts'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Dimmed } from '../ui/dimmed.ts'
import { FailureState } from '../ui/states.tsx'
import classes from './embed-dialog.module.css'

/** Fills an element that must not call the server. */
export type Fill = (element: HTMLElement) => void

interface Props {
  widget: WidgetName
  id: string
  fill: Fill | undefined
  look: Record<'attributes' | 'properties', Record<string, string | undefined>>
}

/** An unstyled page: one heading, and the widget as its loader renders it. */
const pageWith = (element: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta name="viewport" content="width=device-width">
    <title>Your page</title>
  </head>
  <body>
    <h1>Your page</h1>
    <p>This is how it looks on your page.</p>
    ${element}
    <script type="module" src="${loaderPath}"></script>
  </body>
</html>`

/** The real widget on a separate page, styled as in the code. Nothing is saved or sent. */
export function PagePreview({ widget: name, id, fill, look }: Props) {
  const [widget, setWidget] = useState<HTMLElement | 'failed'>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!widget || widget === 'failed') return
    for (const [name, value] of Object.entries(look.attributes)) {
      if (value === undefined) widget.removeAttribute(name)
      else widget.setAttribute(name, value)
    }
    for (const [name, value] of Object.entries(look.properties)) widget.style.setProperty(name, value ?? null)
  }, [widget, look])
  useEffect(() => {
    if (widget && widget !== 'failed') fill?.(widget)
  }, [widget, fill])

  const { tag } = widgets[name]
  // An element we don't fill calls the server and could submit, so it is read-only
  const page = pageWith(
    elementTag({ widget: name, id: fill ? '' : id, attributes: fill ? {} : { inert: 'inert' } }),
  )

  const take = ({ contentWindow, contentDocument }: HTMLIFrameElement) => {
    // The page counts as loaded when its script has run or failed
    const loaded = contentWindow?.customElements.get(tag)
    setWidget((loaded && contentDocument?.querySelector<HTMLElement>(tag)) ?? 'failed')
  }
  return (
    <section className={classes.preview} aria-label="Preview on a page">
      {widget === 'failed' ? (
        <FailureState title="Couldn't load the preview" description="The code still works.">
          <Button
            onClick={() => {
              setWidget(undefined)
              setAttempt(attempt + 1)
            }}
          >
            Try again
          </Button>
        </FailureState>
      ) : (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the page above holds our own loader and no other code
        <iframe
          key={attempt}
          title="Your page"
          className={classes.frame}
          srcDoc={page}
          onLoad={(event) => take(event.currentTarget)}
        />
      )}
      <Dimmed mt={6}>
        {fill
          ? 'Preview only: nothing you enter here is sent.'
          : 'Shows the saved version, read-only. The form works on your page.'}
      </Dimmed>
    </section>
  )
}
