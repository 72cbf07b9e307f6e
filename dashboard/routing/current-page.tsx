import { type ComponentType, Fragment } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { useShown } from './routing.tsx'

/** The page that the router shows; `Failure` where it couldn't be loaded or drawn. */
export function CurrentPage({ Failure }: { Failure: ComponentType<{ error: unknown }> }) {
  const { place, page } = useShown()
  if (!page) return null
  const { Frame = Fragment, Screen, error } = page
  const guarded = { place, Failure }
  return (
    <ErrorBoundary {...guarded}>
      <Frame>
        <ErrorBoundary {...guarded}>{Screen ? <Screen /> : <Failure error={error} />}</ErrorBoundary>
      </Frame>
    </ErrorBoundary>
  )
}
