import { type ComponentType, createElement, useEffect, useEffectEvent, useState } from 'react'
import { toast } from './toasts.tsx'
import { LoadFailure } from './states.tsx'

/** Says that a part of the app couldn't be loaded. */
export const reportLoadFailure = () =>
  toast.failure({ title: "Couldn't open this", message: 'Check your connection and try again.' })

type Load<Props> = () => Promise<ComponentType<Props>>

/** A lazily loaded component; synchronous once loaded, as `kept` holds it. */
export function useLazy<Props>(
  load: Load<Props>,
  kept: { component?: ComponentType<Props> },
  onFail: () => void,
) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | undefined>(() => kept.component)
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    let wanted = true
    load().then(
      (component) => {
        kept.component = component
        if (wanted) setLoaded(() => component)
      },
      () => wanted && fail(),
    )
    return () => {
      wanted = false
    }
  }, [load, kept])
  return Loaded
}

/**
 * A dialog loaded when first opened. If loading fails, an error is shown and the screen below keeps its state.
 */
export function lazyDialog<Props extends { onClose: () => void }>(load: Load<Props>): ComponentType<Props> {
  const kept = {}
  return function LazyDialog(props: Props) {
    const Loaded = useLazy(load, kept, () => {
      reportLoadFailure()
      props.onClose()
    })
    return Loaded && <Loaded {...props} />
  }
}

interface PartProps<Props> {
  what: string
  load: Load<Props>
  kept: { component?: ComponentType<Props> }
  Waiting: ComponentType
  given: Props
  onRetry: () => void
}

function Part<Props extends object>({ what, load, kept, Waiting, given, onRetry }: PartProps<Props>) {
  const [failed, setFailed] = useState(false)
  const Loaded = useLazy(load, kept, () => setFailed(true))
  if (Loaded) return createElement(Loaded, given)
  return failed ? <LoadFailure what={what} query={{ refetch: onRetry, isFetching: false }} /> : <Waiting />
}

/** A part of a screen loaded when first shown, with a retry if that fails. */
export function lazyPart<Props extends object>(
  what: string,
  load: Load<Props>,
  Waiting: ComponentType,
): ComponentType<Props> {
  const kept = {}
  return function LazyPart(given: Props) {
    const [attempt, setAttempt] = useState(0)
    const onRetry = () => setAttempt(attempt + 1)
    return <Part key={attempt} {...{ what, load, kept, Waiting, given, onRetry }} />
  }
}
