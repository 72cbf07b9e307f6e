import type { Client } from '@cueroom/core/contract.ts'
import { type PageCall, readAll, readPage } from '@cueroom/core/contract/pages.ts'
import type {
  NewTenant,
  SubscribedTenant,
  TenantChanges,
  TenantListQuery,
} from '@cueroom/core/tenants/tenant.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isConflict, useAdminApi } from '../app/api.tsx'
import { asAdmin, saidByServer, useAdminChange } from './admin-change.ts'

const tenantsPath = '/api/admin/tenants'
const purchasesPath = '/api/admin/feature-purchases'

export interface TenantsPage {
  tenants: SubscribedTenant[]
  total: number
}

/** A page of matching tenants. The previous page stays on screen until the next one has loaded. */
export function useTenants(query: Partial<TenantListQuery>, { enabled = true } = {}) {
  const api = useAdminApi()
  return useQuery<TenantsPage>({
    queryKey: [tenantsPath, query],
    queryFn: async ({ signal }) => {
      const { rows: tenants, total } = await readPage(api.tenants.list, { query, signal })
      return { tenants, total: total ?? tenants.length }
    },
    placeholderData: keepPreviousData,
    enabled,
    meta: asAdmin,
  })
}

export function useTenant(id: string | null) {
  const api = useAdminApi()
  return useQuery({
    queryKey: [tenantsPath, id],
    queryFn: ({ signal }) => api.tenants.get({ params: { id: id ?? '' }, signal }),
    enabled: id !== null,
    meta: asAdmin,
  })
}

export function usePurchases(tenantId: string) {
  const api = useAdminApi()
  return useQuery({
    queryKey: [purchasesPath, tenantId],
    queryFn: async ({ signal }) => {
      const list = (page: PageCall<object>) => api.tenants.purchases({ params: { tenantId }, ...page })
      return (await readAll(list, { query: {}, signal })).rows
    },
    meta: asAdmin,
  })
}

export const useCreateTenant = () =>
  useAdminChange((api, body: NewTenant) => api.tenants.create({ body }), {
    refresh: [tenantsPath],
    success: { title: 'Tenant created' },
    failure: saidByServer('Creation failed', 'Failed to create tenant'),
  })

/** Saves with the version that was read; conflicts are shown in the dialog. */
export const useUpdateTenant = () =>
  useAdminChange(
    (api, { id, version, changes }: { id: string; version: number; changes: TenantChanges }) =>
      api.tenants.update({ params: { id }, ifMatch: version, body: changes }),
    {
      refresh: [tenantsPath, purchasesPath],
      success: { title: 'Tenant updated' },
      failure: { title: 'Update failed', message: 'Failed to update tenant' },
      handled: isConflict,
    },
  )

export const useIssueSetupLink = () =>
  useAdminChange((api, id: string) => api.tenants.issueSetupLink({ params: { id } }), {
    refresh: [tenantsPath],
    failure: { title: 'Error', message: "Couldn't create a setup link. The previous one still works." },
  })

export const useRevokeSetupLink = () =>
  useAdminChange((api, id: string) => api.tenants.revokeSetupLink({ params: { id } }), {
    refresh: [tenantsPath],
    success: { title: 'Setup link revoked', message: 'It can no longer be used.' },
    failure: { title: 'Error', message: "Couldn't revoke the setup link. It still works." },
  })

type Purchase = Parameters<Client['tenants']['purchase']>[0]['body']

export const usePurchaseFeature = () =>
  useAdminChange((api, body: Purchase) => api.tenants.purchase({ body }), {
    refresh: [tenantsPath, purchasesPath],
    success: { title: 'Feature purchased' },
    failure: { title: 'Purchase failed', message: 'Failed to purchase feature' },
  })

export const useEndPurchase = () =>
  useAdminChange((api, params: { tenantId: string; id: number }) => api.tenants.endPurchase({ params }), {
    refresh: [tenantsPath, purchasesPath],
    success: { title: 'Purchase ended' },
    failure: { title: 'Error', message: "Couldn't end the purchase. It's still active." },
  })
