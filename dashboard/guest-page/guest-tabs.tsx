import type { ContentType } from '@cueroom/core/content/content.ts'
import { contentTypeLabels } from '@cueroom/core/content/content-labels.ts'
import type { Guest } from '@cueroom/core/guests/guest.ts'
import { Alert, Anchor, Button, Skeleton, Stack, Tabs } from '@mantine/core'
import { type GuestTab, guestPage, guestTabs } from '../app/paths.ts'
import { useEntitlements, useSession } from '../app/session.queries.ts'
import { GenerateButtons } from '../content/generate-buttons.tsx'
import { InstructionsField } from '../content/instructions-field.tsx'
import { LatestText } from '../content/latest-text.tsx'
import { useInstructions } from '../content/use-instructions.ts'
import { IconInfoCircle } from '../icons/index.ts'
import { Link } from '../routing/routing.tsx'
import { NotAllowed } from '../tenants/locked-feature.tsx'
import { lazyPart } from '../ui/lazy.tsx'
import { TabRow } from '../ui/tab-row.tsx'
import { GuestAbout } from './guest-about.tsx'
import { GuestAnswers } from './guest-answers.tsx'
import type { GuestPageProps } from './guest-header.tsx'
import classes from './guest-page.module.css'

const labels: Record<GuestTab, string> = {
  introduction: 'Introduction',
  questions: 'Questions',
  show_notes: 'Show notes',
  answers: 'Answers',
  page: 'Guest’s page',
  about: 'About',
}

const OwnPage = lazyPart<{ guest: Guest; mayChange: boolean }>(
  "guest's page",
  async () => (await import('./guest-own-page.tsx')).GuestOwnPage,
  () => <Skeleton h={160} radius="md" />,
)

/** The guest's three texts, answers and biography. */
export function GuestTabs(page: GuestPageProps) {
  const { guest, tabs, act, card, mayChange } = page
  return (
    <Tabs value={tabs.tab} onChange={(tab) => tab && tabs.open(tab as GuestTab)} className={classes.tabs}>
      <TabRow tab={tabs.tab} tabs={guestTabs.map((value) => ({ value, label: labels[value] }))} />
      {(['introduction', 'questions', 'show_notes'] as const).map((type) => (
        <Tabs.Panel key={type} value={type} pt="lg">
          <GuestText type={type} {...page} />
        </Tabs.Panel>
      ))}
      <Tabs.Panel value="answers" pt="lg">
        <GuestAnswers guest={guest} mayChange={mayChange} />
      </Tabs.Panel>
      <Tabs.Panel value="page" pt="lg">
        <OwnPage guest={guest} mayChange={mayChange} />
      </Tabs.Panel>
      <Tabs.Panel value="about" pt="lg">
        <GuestAbout guest={guest} onEdit={() => act('edit', card)} mayChange={mayChange} />
      </Tabs.Panel>
    </Tabs>
  )
}

type TextProps = GuestPageProps & { type: ContentType }

function GuestText({ type, guest, card, act, generation, readiness, mayChange }: TextProps) {
  const { may } = useEntitlements()
  const text = readiness.texts.find(({ contentType }) => contentType === type)
  const check = text?.factCheck
  const written = text !== undefined
  const label = `${written ? 'Rewrite' : 'Write'} ${labels[type].toLowerCase()}`
  const writing = generation.type === type
  const allowed = mayChange && may('contentGeneration')
  const asksFirst = mayChange && may('questionnaires') && !card.hasResponses
  return (
    <Stack gap="lg">
      {check === 'proposed' && <CorrectionWaits guest={guest} />}
      <LatestText
        guest={guest}
        type={type}
        generation={{ ...generation, generating: writing }}
        generate={label}
        noteAction={asksFirst && <SendQuestions act={act} card={card} />}
      />
      {allowed ? (
        <Stack gap="sm" className={classes.write}>
          <GenerateButtons
            label={label}
            quiet={written}
            writing={writing}
            disabled={generation.generating}
            progress={writing ? generation.progress : 0}
            onStart={() => generation.start(type)}
            onCancel={generation.cancel}
          />
          <Instructions type={type} guest={guest} />
        </Stack>
      ) : (
        <NotAllowed feature="contentGeneration">
          You can still read, copy and export texts generated earlier.
        </NotAllowed>
      )}
    </Stack>
  )
}

/** Where a text is short because the guest hasn't answered. */
const SendQuestions = ({ act, card }: Pick<GuestPageProps, 'act' | 'card'>) => (
  <Button size="xs" onClick={() => act('send', card)}>
    Send questions
  </Button>
)

const CorrectionWaits = ({ guest: { id, name } }: { guest: Guest }) => (
  <Alert variant="light" color="yellow" icon={<IconInfoCircle />}>
    {name} suggested a correction to the introduction.{' '}
    <Anchor component={Link} to={guestPage(id, 'page')} inherit>
      Read the correction
    </Anchor>{' '}
    first. You can't accept it once the text has changed.
  </Alert>
)

function Instructions({ type, guest }: Pick<TextProps, 'type' | 'guest'>) {
  const tenantId = useSession().data?.tenant.id ?? ''
  const instructions = useInstructions(tenantId, type, guest.id)
  return (
    <details className={classes.instructions} open={instructions.text !== '' || undefined}>
      <summary>Custom instructions</summary>
      <InstructionsField
        aria-label={`Custom instructions for ${contentTypeLabels[type]}`}
        minRows={2}
        instructions={instructions}
        hasGuest
      />
    </details>
  )
}
