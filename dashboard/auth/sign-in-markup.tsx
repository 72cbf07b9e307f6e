import { createClient } from '@cueroom/core/contract/client.ts'
import type { contract } from '@cueroom/core/contract.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { login } from '../app/paths.ts'
import { Providers } from '../app/providers.tsx'
import { createQueries } from '../app/query.ts'
import { MemoryRouter } from '../routing/memory-router.tsx'
import { SignInScreen } from './sign-in-screen.tsx'

/** Calls nothing, as nothing is loaded before a screen is mounted. */
const client = createClient<typeof contract>({} as never, {})

/** The sign-in screen to look at, before its scripts have loaded: nothing can be typed or pressed yet. */
export function signInMarkup(): string {
  const queries = createQueries()
  const markup = renderToStaticMarkup(
    <div inert data-waiting="">
      <style>{':root[data-signed-in] [data-waiting] { display: none }'}</style>
      <Providers api={client} queries={queries}>
        <MemoryRouter address={login}>
          <SignInScreen />
        </MemoryRouter>
      </Providers>
    </div>,
  )
  // Its timers would keep the build from ending
  queries.clear()
  return markup
}
