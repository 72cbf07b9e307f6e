import { Component, type ComponentType, type ReactNode } from 'react'

/** Shows a plain text where a widget would otherwise vanish from the host's page. */
class ErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <p role="alert">Something went wrong here. Reload the page to try again.</p>
  }
}

/** The component inside its error boundary. */
export function guarded<Props extends object>(Inner: ComponentType<Props>) {
  return function Guarded(props: Props) {
    return (
      <ErrorBoundary>
        <Inner {...props} />
      </ErrorBoundary>
    )
  }
}
