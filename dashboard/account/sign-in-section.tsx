import type { SignedInTenant } from '@cueroom/core/tenants/tenant.ts'
import { useApi } from '../app/api.tsx'
import { contactAddress } from '../app/contact-address.ts'
import { useSession } from '../app/session.queries.ts'
import { hostToken } from '../app/session.ts'
import { SignInDetails } from './sign-in-details.tsx'

/** Name, email, password and the priority contact of a host. */
export function SignInSection({ tenant }: { tenant: SignedInTenant }) {
  const api = useApi()
  const support = useSession().data?.support
  const contact = support && (
    <a href={contactAddress(support)}>{support.name ?? support.email ?? support.phone ?? support.url}</a>
  )
  return (
    <SignInDetails
      facts={[
        ['Show', tenant.name],
        ['Email', tenant.email],
        ...(contact ? [['Priority support', contact] as [string, typeof contact]] : []),
      ]}
      name={tenant.name}
      email={tenant.email}
      rename={{
        button: 'Rename',
        title: 'Rename your show',
        description: "What your account is called. Your podcast's own name is in Show Settings.",
      }}
      password={{ change: (body) => api.auth.changePassword({ body }), onChanged: hostToken.set }}
    />
  )
}
