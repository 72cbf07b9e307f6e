import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useApi } from '../app/api.tsx'
import { wantedPath } from '../app/paths.ts'
import { useInstance } from '../app/session.queries.ts'
import { hostToken, sessionEnded } from '../app/session.ts'
import { useStore } from '../app/store.ts'
import { DemoHint } from './demo-hint.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignInPage } from './sign-in-page.tsx'

export function SignInScreen() {
  const api = useApi()
  const queries = useQueryClient()
  const token = useStore(hostToken)
  const [params] = useSearchParams()
  const [demoUsed, setDemoUsed] = useState(false)
  const demo = useInstance().data?.demo?.host

  if (token) return <Navigate to={wantedPath(params.get('next'))} replace />
  return (
    <SignInPage
      title="Sign in"
      description="Your guests and their stories are waiting."
      foot={demo && <DemoHint {...demo} action="Use the demo show" onUse={() => setDemoUsed(true)} />}
    >
      <SignInForm
        key={String(demoUsed)}
        {...(demoUsed && demo && { initial: demo })}
        signIn={(body) => api.auth.signIn({ body })}
        refusal={({ problem }) => problem.error || 'Login failed'}
        onSignedIn={(answer) => {
          queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'instance' })
          sessionEnded.set(false)
          hostToken.set(answer.token)
        }}
      />
    </SignInPage>
  )
}
