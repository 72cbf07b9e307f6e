import { Button, SegmentedControl, Skeleton, useComputedColorScheme } from '@mantine/core'
import { memo, useEffect, useRef, useState } from 'react'
import { FailureState } from '../ui/states.tsx'
import { asGuestSees, type Draft } from './draft.ts'
import { useWidgets } from './load-widgets.ts'
import classes from './questionnaires.module.css'

type Widget = HTMLElementTagNameMap['cueroom-questionnaire']

interface Props {
  draft: Draft
  podcastName: string
}

/** Live preview of the draft in the real widget, at phone or page width. */
export const QuestionnairePreview = memo(function QuestionnairePreview({ draft, podcastName }: Props) {
  const { state, retry } = useWidgets()
  const [frame, setFrame] = useState('phone')
  const theme = useComputedColorScheme()
  const widget = useRef<Widget>(null)
  useEffect(() => {
    if (state === 'ready' && widget.current) widget.current.preview = asGuestSees(draft, podcastName)
  }, [state, draft, podcastName])

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
            <Button onClick={retry}>Try again</Button>
          </FailureState>
        )}
        {state === 'ready' && <cueroom-questionnaire ref={widget} theme={theme} />}
      </div>
    </section>
  )
})
