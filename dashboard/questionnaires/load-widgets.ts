import { useEffect, useState } from 'react'

const loader = '/widgets/v1/loader.js'
const tag = 'cueroom-questionnaire'
let loading: Promise<void> | undefined

/** Loads the widgets through their public loader, like any page. Can be retried after a failure. */
function loadWidgets(): Promise<void> {
  if (customElements.get(tag)) return Promise.resolve()
  loading ??= new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { type: 'module', src: loader })
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      loading = undefined
      script.remove()
      reject(new Error("Couldn't load the widgets"))
    })
    document.head.append(script)
  })
  return loading
}

/** Whether the widget elements are defined. */
export function useWidgets() {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  useEffect(() => {
    if (state !== 'loading') return undefined
    let here = true
    loadWidgets().then(
      () => here && setState('ready'),
      () => here && setState('failed'),
    )
    return () => {
      here = false
    }
  }, [state])
  return { state, retry: () => setState('loading') }
}
