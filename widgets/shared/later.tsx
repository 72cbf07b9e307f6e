import { type ComponentType, createElement, lazy, Suspense } from 'react'

/** A component that few need and that is loaded when it is shown. Where that fails, another stands in its place. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType = () => null,
) {
  const Loaded = lazy(() =>
    load()
      .catch(() => Instead)
      .then((component) => ({ default: component as ComponentType<object> })),
  )
  return (props: Props) => <Suspense>{createElement(Loaded, props)}</Suspense>
}
