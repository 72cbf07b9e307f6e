/**
 * A signal that aborts when the deadline passes or the caller aborts. Browsers have `AbortSignal.any` and
 * `AbortSignal.timeout` only since 2024, and guests use older ones.
 * @returns `clear` must be called when the work is done
 */
export function withDeadline(seconds: number, caller?: AbortSignal) {
  const controller = new AbortController()
  const abort = () => controller.abort(caller?.reason)
  const timer = setTimeout(
    () => controller.abort(new DOMException('The deadline passed', 'TimeoutError')),
    seconds * 1000,
  )
  if (caller?.aborted) abort()
  else caller?.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    clear: () => {
      clearTimeout(timer)
      caller?.removeEventListener('abort', abort)
    },
  }
}
