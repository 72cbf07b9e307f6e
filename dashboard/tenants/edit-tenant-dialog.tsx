import type { Feature } from '@cueroom/core/entitlements/features.ts'
import { featureWords } from '@cueroom/core/entitlements/feature-words.ts'
import { tenantLabels } from '@cueroom/core/tenants/tenant-changes.ts'
import type { SubscribedTenant, TenantChanges } from '@cueroom/core/tenants/tenant.ts'
import { Modal } from '@mantine/core'
import { useApi } from '../app/api.tsx'
import { changedPaths } from '../ui/form-changes.ts'
import { VersionedEdit } from '../app/versioned-edit.tsx'
import { TenantForm, type TenantValues, toTenant, valuesOf } from './tenant-form.tsx'
import { updateFailure, useUpdateTenant } from './tenants.queries.ts'

/** Sends only changed fields, so that two administrators conflict only on the same field. */
export function EditTenantDialog({ tenant, onClose }: { tenant: SubscribedTenant; onClose: () => void }) {
  const updating = useUpdateTenant()
  const api = useApi()
  return (
    <Modal opened onClose={onClose} title="Edit Tenant" size="lg" closeOnClickOutside={!updating.isPending}>
      <VersionedEdit
        what="this tenant"
        label={labelOf}
        row={tenant}
        asForm={valuesOf}
        changes={changesOf}
        editing={updating}
        reload={(id) => api.tenants.get({ params: { id } })}
        failure={updateFailure}
        onClose={onClose}
      >
        {(form, { purchased }) => <TenantForm {...form} purchased={purchased} submit="Save" />}
      </VersionedEdit>
    </Modal>
  )
}

function labelOf(path: string) {
  const [field, feature] = path.split('.')
  return feature ? featureWords[feature as Feature].name : tenantLabels[field as keyof typeof tenantLabels]
}

/** The changed fields. */
export function changesOf(before: TenantValues, after: TenantValues): TenantChanges {
  const sent = toTenant(after)
  const changed = Map.groupBy(changedPaths(before, after), (path) => path.split('.')[0])
  const features = changed.get('features')?.map((path) => path.slice('features.'.length) as Feature)
  changed.delete('features')
  return {
    ...Object.fromEntries([...changed.keys()].map((field) => [field, sent[field as keyof typeof sent]])),
    ...(features && { features: Object.fromEntries(features.map((name) => [name, after.features[name]])) }),
  }
}
