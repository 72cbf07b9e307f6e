import './app/no-eval.ts'
import * as calls from '@cueroom/core/calls.ts'
import { createClient } from '@cueroom/core/contract/client.ts'
import type { contract } from '@cueroom/core/contract.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Providers } from './app/providers.tsx'
import { createRoutes } from './shell/routes.tsx'
import { adminToken, hostToken } from './app/session.ts'

const client = (token: () => string | null) =>
  createClient<typeof contract>(calls, { token, credentials: 'include' })

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Providers api={client(hostToken.get)} adminApi={client(adminToken.get)}>
      <RouterProvider router={createBrowserRouter(createRoutes())} />
    </Providers>
  </StrictMode>,
)
