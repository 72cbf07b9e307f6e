import './app/no-eval.ts'
import * as calls from '@cueroom/core/calls.ts'
import { createClient } from '@cueroom/core/contract/client.ts'
import type { contract } from '@cueroom/core/contract.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Providers } from './app/providers.tsx'
import { adminToken, hostToken } from './app/session.ts'
import { browserHistory } from './routing/history.ts'
import { createRouter } from './routing/router.ts'
import { App } from './shell/app.tsx'
import { routes } from './shell/routes.tsx'

const client = (token: () => string | null) =>
  createClient<typeof contract>(calls, { token, credentials: 'include' })

const router = createRouter(routes, browserHistory())

// What the page shows without scripts stays until the first screen has loaded
const stop = router.subscribe(() => {
  stop()
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <Providers api={client(hostToken.get)} adminApi={client(adminToken.get)}>
        <App router={router} />
      </Providers>
    </StrictMode>,
  )
})
