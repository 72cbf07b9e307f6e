import { features } from '@cueroom/core/entitlements/features.ts'
import type { SubscribedTenant, TenantChanges } from '@cueroom/core/tenants/tenant.ts'
import { Alert, Button, Group, Modal, Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { isConflict, tellFailure, useAdminApi } from '../app/api.tsx'
import { TenantForm, type TenantValues, toTenant, valuesOf } from './tenant-form.tsx'
import { useUpdateTenant } from './tenants.queries.ts'

interface Props {
  tenant: SubscribedTenant
  onClose: () => void
}

/** Sends only changed fields, so that two administrators conflict only on the same field. */
export function EditTenantDialog({ tenant: opened, onClose }: Props) {
  const [tenant, setTenant] = useState(opened)
  const [theirs, setTheirs] = useState<SubscribedTenant | null>(null)
  const updating = useUpdateTenant()
  const api = useAdminApi()

  const save = (values: TenantValues, version: number) => {
    const changes = changesOf(valuesOf(tenant), values)
    updating.mutate(
      { id: tenant.id, version, changes },
      {
        onSuccess: onClose,
        onError: (error) => {
          if (isConflict(error)) void loadTheirs()
        },
      },
    )
  }
  const loadTheirs = async () => {
    try {
      setTheirs(await api.tenants.get({ params: { id: tenant.id } }))
    } catch (error) {
      tellFailure(error, { title: 'Update failed', message: 'Failed to update tenant' })
    }
  }
  const takeTheirs = () => {
    if (theirs) setTenant(theirs)
    setTheirs(null)
  }
  return (
    <Modal opened onClose={onClose} title="Edit Tenant" size="lg" closeOnClickOutside={!updating.isPending}>
      <TenantForm
        key={tenant.version}
        initial={valuesOf(tenant)}
        purchased={tenant.purchased}
        submit={theirs ? 'Overwrite' : 'Save'}
        pending={updating.isPending}
        onSubmit={(values) => save(values, (theirs ?? tenant).version)}
        onCancel={onClose}
      >
        {theirs && <Conflict onReload={takeTheirs} />}
      </TenantForm>
    </Modal>
  )
}

const Conflict = ({ onReload }: { onReload: () => void }) => (
  <Alert role="alert" color="coral" icon={<IconUsers aria-hidden />} title="Someone else changed this tenant">
    <Group justify="space-between" gap="sm">
      <Text size="sm">
        Nothing was overwritten. Load the latest version, or overwrite it with your changes.
      </Text>
      <Button size="compact-sm" variant="default" onClick={onReload}>
        Load the latest version
      </Button>
    </Group>
  </Alert>
)

/** The changed fields. */
export function changesOf(before: TenantValues, after: TenantValues): TenantChanges {
  const sent = toTenant(after)
  const keys = Object.keys(after) as (keyof TenantValues)[]
  const changed = keys.filter((key) => key !== 'features' && before[key] !== after[key])
  const switched = features.filter((feature) => before.features[feature] !== after.features[feature])
  return {
    ...Object.fromEntries(changed.map((key) => [key, sent[key]])),
    ...(switched.length > 0 && {
      features: Object.fromEntries(switched.map((name) => [name, after.features[name]])),
    }),
  }
}
