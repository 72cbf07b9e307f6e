import { createElement, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

// The page of a host who writes it with React, of another copy than the widget's
const { id, api } = document.documentElement.dataset

function Page() {
  const [theme, setTheme] = useState('light')
  const [shown, setShown] = useState(true)
  const [ready, setReady] = useState('nothing yet')
  const attributes = {
    'questionnaire-id': id,
    'api-base': api,
    theme,
    'oncueroom-ready': (event: CustomEvent<{ title: string }>) => setReady(event.detail.title),
  }
  return createElement(
    'section',
    null,
    createElement('button', { onClick: () => setTheme('dark') }, 'Darker'),
    createElement('button', { onClick: () => setShown(!shown) }, shown ? 'Take it away' : 'Bring it back'),
    createElement('output', null, `Ready: ${ready}`),
    shown && createElement('cueroom-questionnaire', attributes),
  )
}

createRoot(document.querySelector('#page')!).render(createElement(StrictMode, null, createElement(Page)))
