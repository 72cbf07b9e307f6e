import { Button, Loader, VisuallyHidden } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { productName } from '../app/paths.ts'
import { toast } from '../app/toasts.tsx'
import { FailureState } from '../ui/states.tsx'
import { useWidgets } from './load-widgets.ts'
import classes from './questionnaire-page.module.css'

type Widget = HTMLElementTagNameMap['cueroom-questionnaire']

/** The public page of a questionnaire, using the same widget that hosts embed. */
export function QuestionnairePage() {
  const { state, retry } = useWidgets()
  const [title, setTitle] = useState('Questionnaire')
  useDocumentTitle(`${title} · ${productName}`)

  return (
    <main className={classes.page}>
      <VisuallyHidden component="h1">{title}</VisuallyHidden>
      {state === 'loading' && <Loader aria-label="Loading the questionnaire" className={classes.loader} />}
      {state === 'failed' && (
        <FailureState
          title="Couldn't load this page"
          description="Check your connection and try again. Answers you already typed are still in this browser."
        >
          <Button variant="default" onClick={retry}>
            Try again
          </Button>
        </FailureState>
      )}
      {state === 'ready' && <AddressedQuestionnaire onTitle={setTitle} />}
    </main>
  )
}

/** The questionnaire from the URL. */
function AddressedQuestionnaire({ onTitle }: { onTitle: (title: string) => void }) {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const widget = useRef<Widget>(null)
  useEffect(() => {
    const { current } = widget
    const controller = new AbortController()
    const { signal } = controller
    current?.addEventListener('cueroom-ready', ({ detail }) => onTitle(detail.title), { signal })
    current?.addEventListener('cueroom-submit', () => toast.success({ title: 'Thank you!' }), { signal })
    return () => controller.abort()
  }, [onTitle])

  return (
    <cueroom-questionnaire
      ref={widget}
      questionnaire-id={id}
      guest={params.get('guest') ?? undefined}
      theme="auto"
    />
  )
}
