import type { Client } from '@cueroom/core/contract.ts'
import { readPage } from '@cueroom/core/contract/pages.ts'
import type {
  NewTenant,
  SubscribedTenant,
  TenantChanges,
  TenantListQuery,
} from '@cueroom/core/tenants/tenant.ts'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { serverMessageOr, unlessConflict, useChange, useList, useRead } from '../app/api.tsx'
import type { Edit } from '../app/versioned-edit.tsx'

interface TenantsPage {
  tenants: SubscribedTenant[]
  total: number
}

/** A page of matching tenants. The previous page stays on screen until the next one has loaded. */
export const useTenants = (query: Partial<TenantListQuery>, { enabled = true } = {}) =>
  useRead<TenantsPage>(
    ['tenants', query],
    async (api, signal) => {
      const { rows: tenants, total } = await readPage(api.tenants.list, { query, signal })
      return { tenants, total: total ?? tenants.length }
    },
    { placeholderData: keepPreviousData, enabled },
  )

export const useTenant = (id: string | null) =>
  useRead(['tenants', id], (api, signal) => api.tenants.get({ params: { id: id ?? '' }, signal }), {
    enabled: id !== null,
  })

export const usePurchases = (tenantId: string) =>
  useList(
    ['purchases', tenantId],
    (api) => (page) => api.tenants.purchases({ params: { tenantId }, ...page }),
    {},
  )

export const useCreateTenant = () =>
  useChange((api, body: NewTenant) => api.tenants.create({ body }), {
    refresh: ['tenants'],
    success: { title: 'Tenant created' },
    failure: serverMessageOr('Creation failed', 'Failed to create tenant'),
  })

export const updateFailure = { title: 'Update failed', message: 'Failed to update tenant' }

/** Saves with the version that was read; conflicts are shown in the dialog. */
export const useUpdateTenant = () =>
  useChange(
    (api, { id, version, changes }: Edit<TenantChanges, string>) =>
      api.tenants.update({ params: { id }, ifMatch: version, body: changes }),
    {
      refresh: ['tenants', 'purchases'],
      success: { title: 'Tenant updated' },
      failure: unlessConflict(updateFailure),
    },
  )

interface StatusChange extends Required<Pick<TenantChanges, 'subscriptionStatus' | 'suspensionReason'>> {
  id: string
}

/** Suspends or activates a tenant, regardless of other changes since it was loaded. */
export const useSetStatus = () =>
  useChange((api, { id, ...body }: StatusChange) => api.tenants.update({ params: { id }, body }), {
    refresh: ['tenants'],
    success: ({ subscriptionStatus }) => ({
      title: subscriptionStatus === 'active' ? 'Tenant activated' : 'Tenant suspended',
    }),
    failure: updateFailure,
  })

export const useIssueSetupLink = () =>
  useChange((api, id: string) => api.tenants.issueSetupLink({ params: { id } }), {
    refresh: ['tenants'],
    failure: {
      title: 'Setup link not created',
      message: "Couldn't create a setup link. The previous one still works.",
    },
  })

export const useRevokeSetupLink = () =>
  useChange((api, id: string) => api.tenants.revokeSetupLink({ params: { id } }), {
    refresh: ['tenants'],
    success: { title: 'Setup link revoked', message: 'It can no longer be used.' },
    failure: {
      title: 'Setup link not revoked',
      message: "Couldn't revoke the setup link. It still works. Please try again.",
    },
  })

type Purchase = Parameters<Client['tenants']['purchase']>[0]['body']

/** Also refetches the tenants of the other tab, so edits there start from the new purchase. */
function useTenantsRead() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['tenants'], refetchType: 'all' })
}

export const usePurchaseFeature = () =>
  useChange((api, body: Purchase) => api.tenants.purchase({ body }), {
    refresh: ['purchases'],
    onSuccess: useTenantsRead(),
    success: { title: 'Feature purchased' },
    failure: { title: 'Purchase failed', message: 'Failed to purchase feature' },
  })

export const useEndPurchase = () =>
  useChange((api, params: { tenantId: string; id: number }) => api.tenants.endPurchase({ params }), {
    refresh: ['purchases'],
    onSuccess: useTenantsRead(),
    success: { title: 'Purchase ended' },
    failure: {
      title: 'Purchase not ended',
      message: "Couldn't end the purchase. It's still active. Please try again.",
    },
  })
