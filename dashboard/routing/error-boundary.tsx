import { Component, type ComponentType, type ReactNode } from 'react'

interface Props {
  /** Where this is: elsewhere it is tried again. */
  place: unknown
  Failure: ComponentType<{ error: unknown }>
  children: ReactNode
}

interface State {
  place: unknown
  failure: { error: unknown } | null
}

/** Shows a failure instead of what can't be drawn. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { place: this.props.place, failure: null }

  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } })

  static getDerivedStateFromProps = ({ place }: Props, known: State): State | null =>
    place === known.place ? null : { place, failure: null }

  override render() {
    const { Failure, children } = this.props
    const { failure } = this.state
    return failure ? <Failure {...failure} /> : children
  }
}
