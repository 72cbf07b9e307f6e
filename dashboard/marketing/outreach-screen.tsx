import { Screen } from '../app/screen.tsx'
import { useSession } from '../app/session.queries.ts'
import { FormSkeleton } from '../ui/form-skeleton.tsx'
import { OutreachPanel } from './outreach-panel.tsx'
import { standaloneTexts } from './outreach-texts.ts'

/** The Marketing Hub's sponsor outreach as a standalone page. */
export const OutreachScreen = () => (
  <Screen>{useSession().isLoading ? <FormSkeleton /> : <OutreachPanel texts={standaloneTexts} />}</Screen>
)
