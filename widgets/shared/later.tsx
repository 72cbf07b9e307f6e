import { type ComponentType, createElement, lazy, Suspense } from 'react'

/**
 * A rarely needed component, loaded when shown, with fallbacks for failure and, optionally, for loading.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = () => null,
  Before?: ComponentType<Props>,
) {
  const Loaded = lazy(() =>
    load()
      .catch(() => Instead)
      .then((component) => ({ default: component as ComponentType<object> })),
  )
  return (props: Props) => (
    <Suspense fallback={Before && createElement(Before, props)}>{createElement(Loaded, props)}</Suspense>
  )
}
