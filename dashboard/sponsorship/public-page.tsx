import { Alert, Anchor, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { sponsorshipPage } from '../app/paths.ts'
import { useSettings } from '../app/settings.queries.ts'
import { useEntitlements, useSession } from '../app/session.queries.ts'
import { IconCode, IconInfoCircle } from '../icons/index.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { lazyDialog } from '../ui/lazy.tsx'

const EmbedDialog = lazyDialog(async () => (await import('../embed/embed-dialog.tsx')).EmbedDialog)

/** The link to the public sponsorship page. Goal, approach and preferred sponsors aren't shown there. */
export function PublicPage({ className }: { className?: string | undefined }) {
  const session = useSession()
  const settings = useSettings()
  const { may } = useEntitlements()
  const takesInquiries = may('sponsorDiscovery') || may('sponsorOutreach')
  const id = session.data?.tenant.id
  const [embedding, setEmbedding] = useState(false)
  if (id === undefined) return null
  const address = location.origin + sponsorshipPage(id)
  return (
    <Group justify="space-between" gap="sm" className={className}>
      <Text size="sm">
        Sponsors see your packages, audience and contact on{' '}
        <Anchor href={address} target="_blank" inherit>
          your public page
        </Anchor>{' '}
        once you save your settings.
      </Text>
      <Group gap="xs">
        <CopyButton
          text={address}
          label="Copy link"
          name="Copy link of your sponsorship page"
          size="compact-sm"
          copied={{ title: 'Link copied!' }}
        />
        <Button
          size="compact-sm"
          leftSection={<IconCode size={14} />}
          aria-label="Embed your sponsorship page"
          onClick={() => setEmbedding(true)}
        >
          Embed
        </Button>
      </Group>
      {!takesInquiries && (
        <Alert variant="light" color="yellow" icon={<IconInfoCircle />} p="sm" w="100%">
          The inquiry form on that page is closed because your subscription doesn't include saved sponsors.
          Sponsors can still email your marketing contact.
        </Alert>
      )}
      {embedding && (
        <EmbedDialog
          widget="sponsorship"
          id={id}
          title={`Sponsorship Packages for ${settings.data?.podcastName ?? session.data?.tenant.name}`}
          link={address}
          onClose={() => setEmbedding(false)}
        />
      )}
    </Group>
  )
}
