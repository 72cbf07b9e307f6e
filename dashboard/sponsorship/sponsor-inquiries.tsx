import type { SponsorInquiry } from '@cueroom/core/sponsorship/inquiry.ts'
import { Anchor, Button, Text, Title } from '@mantine/core'
import { replyTo } from '../app/paths.ts'
import { Link } from '../routing/routing.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { LoadFailure } from '../ui/states.tsx'
import { dayAndTime } from '../ui/text.ts'
import { useInquiries } from './inquiries.queries.ts'
import classes from './sponsor-inquiries.module.css'

interface Props {
  sponsorId: number
  companyName: string
  /** Whether the host may write to sponsors. */
  mayReply: boolean
}

/** A sponsor's inquiries from the sponsorship page, newest first; nothing if there are none. */
export function SponsorInquiries({ sponsorId, companyName, mayReply }: Props) {
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
        <Inquiry key={inquiry.id} inquiry={inquiry} mayReply={mayReply} />
      ))}
    </ul>
  )
}

/** All inquiries, for shows whose plan doesn't include the saved sponsors: what was received stays readable. */
export function ReceivedInquiries() {
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
          <Inquiry key={inquiry.id} inquiry={inquiry} name={inquiry.companyName} />
        ))}
      </ul>
    </section>
  )
}

interface InquiryProps {
  inquiry: SponsorInquiry
  name?: string
  mayReply?: boolean
}

const Inquiry = ({ inquiry, name, mayReply = false }: InquiryProps) => {
  const { email, packageName, packagePrice, message, receivedAt } = inquiry
  return (
    <li>
      {name && (
        <Text inherit fw={600} dir="auto">
          {name}
        </Text>
      )}
      <Dimmed size="xs" component="div">
        {dayAndTime(receivedAt)} ·{' '}
        <Anchor href={`mailto:${email}`} inherit>
          {email}
        </Anchor>
      </Dimmed>
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
