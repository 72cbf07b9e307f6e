import '@fontsource-variable/inter/index.css'
import './reset.css'
import './mantine.css'
import '@mantine/notifications/styles.layer.css'
import './base.css'
import type { Client } from '@cueroom/core/contract.ts'
import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactNode, useEffect, useState } from 'react'
import { useLazy } from '../ui/lazy.tsx'
import { ApiProvider } from './api.tsx'
import { createQueries } from './query.ts'
import { cssVariables, theme } from './theme.ts'

/** Milliseconds since the page was asked for: the first screen comes before toasts. */
const toastsFrom = 2_000

const loadToasts = async () => {
  const early = toastsFrom - performance.now()
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
  return (await import('./toast-region.tsx')).ToastRegion
}
const kept = {}

/** Toasts sent before it has loaded are queued. If it can't be loaded, the screens work without it. */
function Toasts() {
  const Region = useLazy(loadToasts, kept, () => {})
  return Region ? createElement(Region) : null
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
  useEffect(() => {
    // No part of what the first screen waits for
    import('./first-problem.ts').then(
      ({ watchForms }) => watchForms(),
      () => {},
    )
  }, [])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      env={still ? 'test' : 'default'}
    >
      <Toasts />
      <QueryClientProvider client={client}>
        <ApiProvider value={clients}>{children}</ApiProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
}
