import { useEffect, useState } from 'react'

const loader = '/widgets/v1/loader.js'
const tag = 'cueroom-questionnaire'
let loading: Promise<void> | undefined

/** Loads the widgets as any page does, by their public loader. A failure can be tried again. */
function loadWidgets(): Promise<void> {
  if (customElements.get(tag)) return Promise.resolve()
  loading ??= new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { type: 'module', src: loader })
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      loading = undefined
      script.remove()
      reject(new Error('The widgets could not be loaded'))
    })
    document.head.append(script)
  })
  return loading
}

/** Whether the elements of the widgets can be used. */
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
