const withProblem = '[aria-invalid=true]'
/** Milliseconds for which a form may check itself: some load their rules first. */
const checking = 5_000

/** Takes a host whose form was refused to its first field with a problem: out of sight, the button would seem to do nothing. */
export function goToFirstProblem({ target }: SubmitEvent) {
  const form = target as HTMLFormElement
  const stop = new AbortController()
  const end = () => stop.abort()
  const look = () => {
    const field = form.querySelector<HTMLElement>(withProblem)
    if (!field) return
    end()
    field.focus()
    field.scrollIntoView({ block: 'center' })
  }
  const observer = new MutationObserver(look)
  observer.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] })
  const timer = setTimeout(end, checking)
  stop.signal.addEventListener('abort', () => {
    clearTimeout(timer)
    observer.disconnect()
  })
  // Once the host types or clicks, the focus stays there
  for (const type of ['input', 'pointerdown', 'keydown'])
    document.addEventListener(type, end, { signal: stop.signal })
  // Problems that were there before
  look()
}
