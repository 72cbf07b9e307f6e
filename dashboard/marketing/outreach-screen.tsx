import { Screen } from '../app/screen.tsx'
import { useSession } from '../app/session.queries.ts'
import { OutreachPanel } from './outreach-panel.tsx'
import { standaloneTexts } from './outreach-texts.ts'

/** The sponsor outreach of the Marketing Hub on a page of its own. */
export function OutreachScreen() {
  const tenantId = useSession().data?.tenant.id
  return (
    <Screen>
      <OutreachPanel key={tenantId} texts={standaloneTexts} />
    </Screen>
  )
}
