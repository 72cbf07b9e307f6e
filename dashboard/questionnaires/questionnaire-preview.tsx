import { Button, SegmentedControl, Skeleton, useComputedColorScheme } from '@mantine/core'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { FailureState } from '../ui/states.tsx'
import { asGuestSees, type Draft } from './draft.ts'
import { useWidgets } from './load-widgets.ts'
import classes from './questionnaires.module.css'

type Widget = HTMLElementTagNameMap['cueroom-questionnaire']

/** Live preview of the draft in the real widget, at phone or page width. */
export function QuestionnairePreview({ draft, podcastName }: { draft: Draft; podcastName: string }) {
  const { state, retry } = useWidgets()
  const [frame, setFrame] = useState('phone')
  const theme = useComputedColorScheme()
  const widget = useRef<Widget>(null)
  const shown = useDeferredValue(draft)
  useEffect(() => {
    if (state === 'ready' && widget.current) widget.current.preview = asGuestSees(shown, podcastName)
  }, [state, shown, podcastName])

  return (
    <section aria-label="Preview" className={classes.preview}>
      <SegmentedControl
        aria-label="Preview on"
        size="xs"
        value={frame}
        onChange={setFrame}
        data={[
          { value: 'phone', label: 'Phone' },
          { value: 'page', label: 'Page' },
        ]}
      />
      <div
        className={classes.frame}
        data-frame={frame}
        tabIndex={0}
        role="group"
        aria-label="What your guests see"
      >
        {state === 'loading' && <Skeleton h={320} />}
        {state === 'failed' && (
          <FailureState title="Couldn't load the preview" description="Your draft isn't affected.">
            <Button variant="default" onClick={retry}>
              Try again
            </Button>
          </FailureState>
        )}
        {state === 'ready' && <cueroom-questionnaire ref={widget} theme={theme} />}
      </div>
    </section>
  )
}
