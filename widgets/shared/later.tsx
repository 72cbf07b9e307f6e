import { type ComponentType, createElement, lazy, Suspense } from 'react'

/**
 * A component that few need and that is loaded when it is shown. Another takes its place when that fails, and,
 * where one is given, until it has loaded.
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
