import { Modal, Stack, Text } from '@mantine/core'
import { DoneAction } from '../ui/dialog-actions.tsx'
import { SetupUrl } from './setup-url.tsx'
import { newTenantValues, TenantForm, toTenant } from './tenant-form.tsx'
import { useCreateTenant } from './tenants.queries.ts'

/** The form, then the setup link, which is shown only once. */
export function CreateTenantDialog({ onClose }: { onClose: () => void }) {
  const creating = useCreateTenant()
  const made = creating.data
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={made ? `${made.tenant.name} is ready` : 'Create Tenant'}
      closeOnClickOutside={!made && !creating.isPending}
    >
      {made ? (
        <Stack>
          <Text size="sm">
            The host uses this link to set a password and sign in.
            {!made.mailed && ` Send it to ${made.tenant.email}.`}
          </Text>
          <SetupUrl made={made} />
          <DoneAction onClose={onClose} />
        </Stack>
      ) : (
        <TenantForm
          initial={newTenantValues}
          isNew
          submit="Create Tenant"
          saving={creating.isPending}
          onSave={(values) => creating.mutate(toTenant(values))}
          onClose={onClose}
        />
      )}
    </Modal>
  )
}
