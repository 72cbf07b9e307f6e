import { loaderPath, questionnaireTag } from '@cueroom/core/embed/embed-code.ts'
import type { Questionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { Button, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { FailureState } from '../ui/states.tsx'
import { asGuestSees, draftOf } from './draft.ts'
import classes from './embed-dialog.module.css'

type Widget = HTMLElementTagNameMap['cueroom-questionnaire']

interface Props {
  questionnaire: Questionnaire
  podcastName: string
  look: Record<'attributes' | 'properties', Record<string, string | undefined>>
}

/** A page of nobody's design: a browser's own styles, one heading, and the widget as its loader brings it. */
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta name="viewport" content="width=device-width">
    <title>A page of yours</title>
  </head>
  <body>
    <h1>A page of yours</h1>
    <p>This is how the questionnaire stands among your own words.</p>
    <${questionnaireTag}></${questionnaireTag}>
    <script type="module" src="${loaderPath}"></script>
  </body>
</html>`

/** The real widget in a page of its own, with the look that the code gives it. Nothing is saved or sent. */
export function PagePreview({ questionnaire, podcastName, look }: Props) {
  const [widget, setWidget] = useState<Widget | 'failed'>()
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
    if (widget && widget !== 'failed') widget.preview(asGuestSees(draftOf(questionnaire), podcastName))
  }, [widget, questionnaire, podcastName])

  const take = ({ contentWindow, contentDocument }: HTMLIFrameElement) => {
    // A page has loaded when its script has run, or could not
    const loaded = contentWindow?.customElements.get(questionnaireTag)
    setWidget((loaded && contentDocument?.querySelector(questionnaireTag)) ?? 'failed')
  }
  return (
    <section aria-label="Preview on a page">
      {widget === 'failed' ? (
        <FailureState title="The preview could not be loaded" description="The code works all the same.">
          <Button
            variant="default"
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
          title="A page with the questionnaire"
          className={classes.frame}
          srcDoc={page}
          onLoad={(event) => take(event.currentTarget)}
        />
      )}
      <Text size="sm" c="dimmed" mt={6}>
        A preview: what you try here is not sent.
      </Text>
    </section>
  )
}
