interface Props {
  title: string
  onRetry(): void
}

/** Says why something could not be loaded. Only a browser that is offline is the visitor's to put right. */
export const LoadFailed = ({ title, onRetry }: Props) => (
  <div role="alert">
    <h2 part="title">{title}</h2>
    <p>
      {navigator.onLine
        ? "The server didn't answer. Try again in a minute."
        : "You're offline. Check your connection and try again."}
    </p>
    <button type="button" part="button" onClick={onRetry}>
      Try again
    </button>
  </div>
)
