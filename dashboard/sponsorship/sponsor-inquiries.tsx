import type { SponsorInquiry } from '@cueroom/core/sponsorship/inquiry.ts'
import { Anchor, Button } from '@mantine/core'
import { Dimmed } from '../ui/dimmed.ts'
import { dayAndTime } from '../ui/text.ts'
import { useInquiries } from './inquiries.queries.ts'
import classes from './sponsor-inquiries.module.css'

/** A sponsor's inquiries from the sponsorship page, newest first; nothing if there are none. */
export function SponsorInquiries({ sponsorId, companyName }: { sponsorId: number; companyName: string }) {
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
        <Inquiry key={inquiry.id} inquiry={inquiry} />
      ))}
    </ul>
  )
}

const Inquiry = ({ inquiry }: { inquiry: SponsorInquiry }) => {
  const { email, packageName, packagePrice, message, receivedAt } = inquiry
  return (
    <li>
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
    </li>
  )
}
