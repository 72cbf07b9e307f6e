import { type ReactNode, Suspense } from 'react'
import type { Contained } from './define.ts'
import { later } from './later.tsx'

export interface PlacedProps extends Contained {
  /** `inline`, or how the widget opens: `popup`, `slide-in`, `side-tab`. */
  mode?: string | undefined
  buttonLabel?: string | undefined
  /** Selector of the page's own buttons. */
  opener?: string | undefined
  theme?: string | undefined
  /** Which text the button has where the page gives none. */
  label: 'open' | 'openOffer'
  children: ReactNode
}

const Opened = later<PlacedProps>(async () => (await import('./opened.tsx')).Opened)

/** A widget in its place on the page, or behind a button that opens it. */
export const Placed = (props: PlacedProps) =>
  props.opener || /^(popup|slide-in|side-tab)$/.test(props.mode ?? '') ? (
    <Suspense>
      <Opened {...props} />
    </Suspense>
  ) : (
    props.children
  )
