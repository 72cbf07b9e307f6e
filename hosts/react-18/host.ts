// The journeys bundle the host's page with React 19; this folder has another copy of it
export { createElement } from 'react'
export { createRoot } from 'react-dom/client'
