import type { SubscribedTenant } from '@cueroom/core/tenants/tenant.ts'
import { Button, Modal, Stack, Text } from '@mantine/core'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { dayAndTime } from '../ui/text.ts'
import { SetupUrl } from './setup-url.tsx'
import { useIssueSetupLink, useRevokeSetupLink } from './tenants.queries.ts'

/** Issues a new setup link, for a first sign-in or a forgotten password, or revokes the open one. */
export function SetupLinkDialog({ tenant, onClose }: { tenant: SubscribedTenant; onClose: () => void }) {
  const issuing = useIssueSetupLink()
  const revoking = useRevokeSetupLink()
  const issued = issuing.data
  const { setupTokenExpiresAt, isSetupComplete } = revoking.data ?? issued?.tenant ?? tenant
  const open = setupTokenExpiresAt !== null
  return (
    <Modal opened onClose={onClose} size="lg" title={`Setup link for ${tenant.name}`}>
      <Stack>
        <Text size="sm">
          {isSetupComplete
            ? `This account is set up. With a new link, ${tenant.email} sets a new password and is signed out everywhere else.`
            : `With this link, ${tenant.email} sets a password and signs in for the first time.`}
        </Text>
        {issued && open ? (
          <SetupUrl made={issued} />
        ) : (
          <Dimmed role="status">
            {open
              ? `A link is valid until ${dayAndTime(setupTokenExpiresAt)}. It was shown once, when it was created.`
              : 'There is no valid link.'}
          </Dimmed>
        )}
        <DialogActions>
          {open && (
            <Button
              c="var(--mantine-color-error)"
              data-aside
              loading={revoking.isPending}
              onClick={() => revoking.mutate(tenant.id, { onSuccess: () => issuing.reset() })}
            >
              Revoke the link
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
          <Button
            variant="filled"
            loading={issuing.isPending}
            onClick={() => issuing.mutate(tenant.id, { onSuccess: () => revoking.reset() })}
          >
            {open ? 'Replace with a new link' : 'Issue a link'}
          </Button>
        </DialogActions>
      </Stack>
    </Modal>
  )
}
