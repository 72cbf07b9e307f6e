import '@fontsource-variable/inter/index.css'
import './reset.css'
import './mantine.css'
import '@mantine/notifications/styles.layer.css'
import './base.css'
import type { Client } from '@cueroom/core/contract.ts'
import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactNode, useState } from 'react'
import { useLazy } from '../ui/lazy.tsx'
import { ApiProvider } from './api.tsx'
import { createQueries } from './query.ts'
import { cssVariables, theme } from './theme.ts'

/** Milliseconds since the page was asked for: the first screen comes before what it can do without. */
const lateFrom = 2_000

const loadLateParts = async () => {
  const early = lateFrom - performance.now()
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
  return (await import('./late-parts.tsx')).LateParts
}
const kept = {}

/** Toasts sent before it has loaded are queued. If it can't be loaded, the screens work without it. */
function Late() {
  const Parts = useLazy(loadLateParts, kept, () => {})
  return Parts ? createElement(Parts) : null
}

interface Props {
  api: Client
  /** Client with the administrator's token; defaults to the same client. */
  adminApi?: Client
  queries?: QueryClient
  /** Without transitions. */
  still?: boolean
  children: ReactNode
}

/** Every provider a screen needs, except the router. */
export function Providers({ api, adminApi = api, queries, still = false, children }: Props) {
  const [clients] = useState({ host: api, admin: adminApi })
  const [client] = useState(() => queries ?? createQueries())
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      env={still ? 'test' : 'default'}
    >
      <Late />
      <QueryClientProvider client={client}>
        <ApiProvider value={clients}>{children}</ApiProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
}
