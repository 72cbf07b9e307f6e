import { Anchor } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AdminArea, useApi } from '../app/api.tsx'
import { admin, home } from '../app/paths.ts'
import { useInstance } from '../app/session.queries.ts'
import { adminToken } from '../app/session.ts'
import { useStore } from '../ui/store.ts'
import { Link, Redirect } from '../routing/routing.tsx'
import { DemoHint } from './demo-hint.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignInPage } from './sign-in-page.tsx'

export const AdminSignInScreen = () => (
  <AdminArea>
    <AdminSignIn />
  </AdminArea>
)

function AdminSignIn() {
  const api = useApi()
  const queries = useQueryClient()
  const token = useStore(adminToken)
  const [demoUsed, setDemoUsed] = useState(false)
  const demo = useInstance().data?.demo?.admin

  if (token) return <Redirect to={admin.dashboard} />
  return (
    <SignInPage
      title="Admin sign-in"
      description="For administrators of this server."
      foot={
        <>
          {demo && <DemoHint {...demo} action="Use the demo admin" onUse={() => setDemoUsed(true)} />}
          <Anchor component={Link} to={home} size="sm" ta="center">
            Back to your show
          </Anchor>
        </>
      }
    >
      <SignInForm
        key={String(demoUsed)}
        {...(demoUsed && demo && { initial: demo })}
        signIn={(body) => api.auth.adminSignIn({ body })}
        refusal={({ problem, message }) => `Login failed: ${problem.error || message}`}
        onSignedIn={(answer) => {
          queries.removeQueries({ predicate: ({ meta }) => meta?.['admin'] === true })
          adminToken.set(answer.token)
        }}
      />
    </SignInPage>
  )
}
