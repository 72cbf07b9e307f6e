import { counted } from '@cueroom/core/text/format.ts'
import { Link } from 'react-router'
import { answersAddress, savedSponsors, screens } from '../app/paths.ts'
import { useEntitlements } from '../app/session.queries.ts'
import { useBatches } from '../batches/batches.queries.ts'
import { useQuestionnaires } from '../questionnaires/questionnaires.queries.ts'
import { useInquiries } from '../sponsorship/inquiries.queries.ts'
import { nearDay } from '../ui/text.ts'
import classes from './today.module.css'

interface Item {
  key: string
  title: string
  detail: string
  to: string
}

const inquiriesShown = 3

/** What waits for the host: unverified answers, stopped batches and the newest inquiries. Nothing if none do. */
export function Waiting() {
  const items = [...useUnverified(), ...useStopped(), ...useNewInquiries()]
  if (items.length === 0) return null
  return (
    <section aria-label="Waiting for you">
      <header className={classes.heading}>
        <h2>Waiting for you</h2>
      </header>
      <ul className={classes.waiting}>
        {items.map(({ key, title, detail, to }) => (
          <li key={key}>
            <Link to={to}>
              <strong>{title}</strong>
              <span>{detail}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useUnverified(): Item[] {
  const { may } = useEntitlements()
  const { data = [] } = useQuestionnaires(may('questionnaires'))
  return data
    .filter(({ unverifiedCount }) => unverifiedCount > 0)
    .map(({ id, title, unverifiedCount }) => ({
      key: `answers ${id}`,
      title: counted(unverifiedCount, 'unverified set of answers', 'unverified sets of answers'),
      detail: `To ${title}. Accept them, keep them as a new guest, or delete them.`,
      to: answersAddress(id),
    }))
}

function useStopped(): Item[] {
  const { data = [] } = useBatches()
  return data
    .filter(({ state }) => state === 'stopped')
    .map(({ id, reason }) => ({
      key: `batch ${id}`,
      title: 'Generation stopped',
      detail: reason?.text ?? 'Open it to resume.',
      to: screens.batches.path,
    }))
}

function useNewInquiries(): Item[] {
  const { may } = useEntitlements()
  const { data = [] } = useInquiries(may('sponsorDiscovery') || may('sponsorOutreach'))
  return data.slice(0, inquiriesShown).map(({ id, companyName, receivedAt }) => ({
    key: `inquiry ${id}`,
    title: `${companyName} asks about sponsoring`,
    detail: nearDay(receivedAt),
    to: savedSponsors,
  }))
}
