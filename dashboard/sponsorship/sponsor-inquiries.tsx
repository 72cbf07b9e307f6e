import type { SponsorInquiry } from '@cueroom/core/sponsorship/inquiry.ts'
import { Anchor, Button, Text, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { replyTo } from '../app/paths.ts'
import { useEntitlements } from '../app/session.queries.ts'
import { Link } from '../routing/routing.tsx'
import { Breakable } from '../ui/breakable.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { LoadFailure } from '../ui/states.tsx'
import { dayAndTime } from '../ui/text.ts'
import { InquiryBadge } from './inquiry-badge.tsx'
import { InquiryStateMenu } from './inquiry-state-menu.tsx'
import { useInquiries } from './inquiries.queries.ts'
import classes from './sponsor-inquiries.module.css'

interface Props {
  sponsorId: number
  companyName: string
  /** Whether the host may write to sponsors. */
  mayReply: boolean
  /** The inquiry that a link leads to. */
  current?: number | undefined
}

/** A sponsor's inquiries from the sponsorship page, newest first; nothing if there are none. */
export function SponsorInquiries({ sponsorId, companyName, mayReply, current }: Props) {
  const { data, isError, isFetching, refetch } = useInquiries()
  if (isError) {
    return (
      <Dimmed mt="sm" component="div">
        Couldn't load their messages.{' '}
        <Button variant="subtle" size="compact-sm" loading={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </Dimmed>
    )
  }
  const own = data?.filter((inquiry) => inquiry.sponsorId === sponsorId) ?? []
  if (own.length === 0) return null
  return (
    <ul className={classes.list} aria-label={`Inquiries from ${companyName}`}>
      {own.map((inquiry) => (
        <Inquiry key={inquiry.id} inquiry={inquiry} mayReply={mayReply} isCurrent={inquiry.id === current} />
      ))}
    </ul>
  )
}

/** All inquiries, for shows whose plan doesn't include the saved sponsors: what was received stays readable. */
export function ReceivedInquiries({ current }: { current?: number | undefined }) {
  const inquiries = useInquiries()
  if (inquiries.isError) return <LoadFailure what="inquiries" query={inquiries} />
  if (!inquiries.data || inquiries.data.length === 0) return null
  return (
    <section>
      <Title order={2} size="h5" mt="lg">
        Companies that wrote to you
      </Title>
      <ul className={classes.list} aria-label="Inquiries you received">
        {inquiries.data.map((inquiry) => (
          <Inquiry
            key={inquiry.id}
            inquiry={inquiry}
            name={inquiry.companyName}
            isCurrent={inquiry.id === current}
          />
        ))}
      </ul>
    </section>
  )
}

interface InquiryProps {
  inquiry: SponsorInquiry
  name?: string
  mayReply?: boolean
  isCurrent: boolean
}

const Inquiry = ({ inquiry, name, mayReply = false, isCurrent }: InquiryProps) => {
  const { email, packageName, packagePrice, message, receivedAt, state } = inquiry
  const { active } = useEntitlements()
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <li ref={row} aria-current={isCurrent || undefined}>
      {name && (
        <Text inherit fw={600} dir="auto">
          {name}
        </Text>
      )}
      <div className={classes.head}>
        {active ? <InquiryStateMenu inquiry={inquiry} /> : <InquiryBadge state={state} />}
        <Dimmed size="xs" component="div">
          {dayAndTime(receivedAt)} ·{' '}
          <Anchor href={`mailto:${email}`} inherit>
            <Breakable>{email}</Breakable>
          </Anchor>
        </Dimmed>
      </div>
      <p>{packageName ? `Asks about ${packageName}, ${packagePrice}` : "Hasn't decided on a package"}</p>
      {message && (
        <p className={classes.message} dir="auto">
          {message}
        </p>
      )}
      {mayReply && (
        <Anchor component={Link} to={replyTo(inquiry)} inherit aria-label={`Reply to ${inquiry.companyName}`}>
          Reply
        </Anchor>
      )}
    </li>
  )
}
