import type { GuestPage } from '@cueroom/core/guest-pages/guest-page.ts'
import { shortName } from '@cueroom/core/drafting/short-name.ts'
import type { Guest } from '@cueroom/core/guests/guest.ts'
import { mailtoLink } from '@cueroom/core/sends/mail-template.ts'
import { Button, Group, Stack, Switch, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSession } from '../app/session.queries.ts'
import { IconExternalLink, IconLink, IconMail } from '../icons/index.ts'
import { RevokeLinks } from '../sends/revoke-links.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { LocalLinkNotice } from '../ui/local-link-notice.tsx'
import { nearDay } from '../ui/text.ts'
import { useChangePage, useOpenPage, useRevokePage } from './guest-link.queries.ts'

interface Props {
  guest: Guest
  page: GuestPage
  mayChange: boolean
}

/** The private link of a guest: make, copy, send, replace and revoke it. */
export function GuestLinkPanel({ guest, page, mayChange }: Props) {
  const opening = useOpenPage(guest.id)
  const changing = useChangePage(guest.id)
  if (!page.url)
    return (
      <Stack gap="sm" align="flex-start">
        <Text c="dimmed">
          Create a private link for {guest.name}. It lets them answer your questions, upload a photo, choose a
          time, check the introduction and give consent, on any device.
        </Text>
        <Group gap="xs">
          <Button
            variant="filled"
            leftSection={<IconLink size={17} />}
            disabled={!mayChange}
            loading={opening.isPending}
            onClick={() => opening.mutate(false)}
          >
            Create a link
          </Button>
          <RevokeLinks guestId={guest.id} name={guest.name} />
        </Group>
      </Stack>
    )
  return (
    <Stack gap="sm">
      <TextInput label="Private link" description={stateOf(page)} readOnly value={page.url} />
      <LocalLinkNotice link={page.url} />
      {isOver(page) && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {shortName(guest.name)} can't open this page any more: it closed 90 days after the recording. If the
          date of the recording is wrong, correct it.
        </Text>
      )}
      <LinkActions guest={guest} page={page} url={page.url} mayChange={mayChange} />
      <Switch
        label="Ask for a fact check of the introduction"
        description="The guest reads the latest introduction and approves it or suggests a correction"
        checked={page.showsIntroduction}
        disabled={!mayChange || changing.isPending}
        onChange={(event) => changing.mutate(event.currentTarget.checked)}
      />
    </Stack>
  )
}

function stateOf({ openedAt, endsAt, createdAt }: GuestPage) {
  const used = openedAt ? `Used since ${nearDay(openedAt)}` : `Created ${createdAt ? nearDay(createdAt) : ''}`
  return endsAt ? `${used} · ${isOver({ endsAt }) ? 'closed' : 'closes'} ${nearDay(endsAt)}` : used
}

const isOver = ({ endsAt }: Pick<GuestPage, 'endsAt'>) => endsAt !== null && Date.parse(endsAt) < Date.now()

function LinkActions({ guest, page, url, mayChange }: Props & { url: string }) {
  const [asking, setAsking] = useState<'renew' | 'revoke'>()
  const close = () => setAsking(undefined)
  return (
    <Group gap="xs">
      <CopyButton text={url} label="Copy link" />
      <MailButton guest={guest} url={url} />
      <Button
        component="a"
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        leftSection={<IconExternalLink size={17} />}
      >
        Open
      </Button>
      <Button variant="subtle" disabled={!mayChange} onClick={() => setAsking('renew')}>
        Replace
      </Button>
      <Button variant="subtle" color="red" onClick={() => setAsking('revoke')}>
        Revoke
      </Button>
      <RevokeLinks guestId={guest.id} name={guest.name} />
      {asking && <EndLink guest={guest} page={page} ending={asking} onClose={close} />}
    </Group>
  )
}

function MailButton({ guest, url }: { guest: Guest; url: string }) {
  const show = useSession().data?.tenant.name ?? 'our show'
  if (!guest.email) return null
  const text = `Hi ${shortName(guest.name)},\n\nThank you for being a guest on ${show}. Everything I need from you is on this page:\n\n${url}\n\nThis link is just for you, so please don't share it.`
  return (
    <Button
      component="a"
      href={mailtoLink(guest.email, { subject: `Your page for ${show}`, text })}
      leftSection={<IconMail size={17} />}
    >
      Open in email app
    </Button>
  )
}

interface EndLinkProps {
  guest: Guest
  page: GuestPage
  ending: 'renew' | 'revoke'
  onClose: () => void
}

function EndLink({ guest, ending, onClose }: EndLinkProps) {
  const opening = useOpenPage(guest.id)
  const revoking = useRevokePage(guest.id)
  const renew = ending === 'renew'
  return (
    <ConfirmDialog
      opened
      title={renew ? 'Replace the link?' : 'Revoke the link?'}
      confirm={renew ? 'Replace' : 'Revoke'}
      pending={opening.isPending || revoking.isPending}
      onConfirm={() =>
        renew
          ? opening.mutate(true, { onSuccess: onClose })
          : revoking.mutate(undefined, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      {guest.name}’s current link stops working, and so do their personal links to questionnaires. Everything
      they already sent is kept.
    </ConfirmDialog>
  )
}
