const withProblem = '[aria-invalid=true]'
/** Milliseconds for which a form may be checked: some load their rules first, others are checked by the server. */
const checking = 30_000
/** What changes when a field has a problem, or the closed section that it is in opens. */
const attributeFilter = ['aria-invalid', 'style', 'hidden']

/** Watches every form of the page. @returns stops it */
export function watchForms(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  document.addEventListener('submit', goToFirstProblem, { signal })
  // Before the form's own handler
  document.addEventListener('submit', refuseIncompleteInput, { signal, capture: true })
  return () => stop.abort()
}

/** An incomplete date has an empty value, and would be dropped silently. The browser says what is wrong, at the field. */
function refuseIncompleteInput(event: SubmitEvent) {
  const fields = [...(event.target as HTMLFormElement).querySelectorAll('input')]
  const incomplete = fields.find(({ validity }) => validity.badInput)
  if (!incomplete) return
  event.preventDefault()
  event.stopPropagation()
  incomplete.reportValidity()
}

/** Takes a host whose form was refused to its first field with a problem: out of sight, the button would seem to do nothing. */
function goToFirstProblem({ target, timeStamp }: SubmitEvent) {
  const form = target as HTMLFormElement
  const stop = new AbortController()
  const end = () => stop.abort()
  const look = () => {
    const field = form.querySelector<HTMLElement>(withProblem)
    field?.focus()
    if (!field || document.activeElement !== field) return
    end()
    field.scrollIntoView({ block: 'center' })
  }
  const observer = new MutationObserver(look)
  observer.observe(form, { subtree: true, childList: true, attributeFilter })
  const timer = setTimeout(end, checking)
  stop.signal.addEventListener('abort', () => {
    clearTimeout(timer)
    observer.disconnect()
  })
  // Once the host types, clicks or scrolls, the focus stays there; the key that submitted the form came before
  const leave = (event: Event) => event.timeStamp > timeStamp && end()
  for (const type of ['input', 'pointerdown', 'keydown', 'wheel', 'touchmove'])
    document.addEventListener(type, leave, { signal: stop.signal })
  // Problems that were there before
  look()
}
