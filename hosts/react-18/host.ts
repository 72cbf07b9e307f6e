import { createElement, StrictMode, useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'

// A page written with React 18, which writes attributes only and knows no events of other elements
const { id, api } = document.documentElement.dataset
const place = document.createElement('section')
place.id = 'react-18'
document.body.append(place)

function Host() {
  const form = useRef<HTMLElement>(null)
  useEffect(() => {
    form.current?.addEventListener('cueroom-ready', () => (place.ariaLabel = 'ready'))
  }, [])
  return createElement('cueroom-questionnaire', {
    ref: form,
    'questionnaire-id': id,
    'api-base': api,
    autosave: 'off',
    prefill: JSON.stringify({ name: 'react-18', topics: ['Bees'] }),
  })
}

createRoot(place).render(createElement(StrictMode, null, createElement(Host)))
