import type { MarketingType } from '@cueroom/core/marketing/marketing-types.ts'
import type { Feature } from '@cueroom/core/tenants/features.ts'
import { Skeleton, Stack, Tabs } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import type { Icon } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useEntitlements } from '../app/session.queries.ts'
import { toast } from '../app/toasts.tsx'
import { LockedFeature } from '../tenants/locked-feature.tsx'
import { bringIntoView } from '../ui/bring-into-view.ts'
import { EmptyState, LockedPanel } from '../ui/states.tsx'
import columns from '../ui/two-columns.module.css'
import { GenerateActions } from './generate-actions.tsx'
import { ResultHistory } from './result-history.tsx'
import classes from './result.module.css'
import type { ResultOf, useMarketing } from './use-marketing.ts'

interface Props<Type extends MarketingType, Body> {
  type: Type
  feature: Feature
  making: ReturnType<typeof useMarketing<Type, Body>>
  /** What the button says. */
  action: string
  /** The request of the form as it stands, or nothing where it has mistakes, which the form then shows. */
  request: () => Promise<Body | undefined>
  fields: ReactNode
  /** Puts the entries of an earlier result into the form; the answer takes them out again. */
  refill: (entries: ResultOf<Type>['request']) => () => void
  renderResult: (shown: ResultOf<Type>, again: (note: string) => void) => ReactNode
  resultTab: string
  /** Further tabs beside the result. */
  more?: { value: string; label: string; panel: ReactNode }
  tab?: string
  onTab?: (tab: string) => void
  empty: { icon: Icon; title: string; description: string }
}

/** The form of something to write on the left, the result and what was made before on the right. */
export function Generator<Type extends MarketingType, Body extends object>(props: Props<Type, Body>) {
  const { feature, making, action, request, fields, renderResult, resultTab, more, empty } = props
  const { active, may } = useEntitlements()
  const [ownTab, setOwnTab] = useState('result')
  const tab = props.tab ?? ownTab
  const setTab = props.onTab ?? setOwnTab
  const id = useId()

  const make = (body: Body) => {
    if (making.generating) return
    setTab('result')
    making.start(body, { onSuccess: () => bringIntoView(id) })
  }
  // What is checked when it is pressed again is the same request
  const checking = useRef(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (checking.current) return
    checking.current = true
    const body = await request().finally(() => {
      checking.current = false
    })
    if (body) make(body)
  }
  // Other tabs hold forms of their own
  useHotkeys([['mod+Enter', () => submitFocused(`${id}-form`)]], [])
  const mayMake = active && may(feature) && !making.generating
  const refill = (earlier: ResultOf<Type>) => {
    const undo = props.refill(earlier.request)
    document.getElementById(`${id}-form`)?.scrollIntoView({ block: 'start' })
    toast.success({ title: 'Entries are back in the form', action: { label: 'Undo', run: undo } })
  }
  const again = (earlier: ResultOf<Type>) => (note: string) =>
    make({ ...earlier.request, note, previousId: earlier.id } as unknown as Body)

  return (
    <div className={columns.columns} data-reading={tab === 'result' ? undefined : true}>
      {active && may(feature) ? (
        <form
          id={`${id}-form`}
          className={columns.form}
          data-long
          aria-label="What to generate"
          onSubmit={(event) => void submit(event)}
          noValidate
        >
          <Stack>{fields}</Stack>
          <GenerateActions action={action} making={making} />
        </form>
      ) : (
        <Locked feature={may(feature) ? null : feature} />
      )}
      <Tabs
        id={id}
        className={columns.result}
        value={tab}
        onChange={(value) => setTab(value ?? 'result')}
        keepMounted={false}
      >
        <Tabs.List className={columns.tabs}>
          <Tabs.Tab value="result">{resultTab}</Tabs.Tab>
          {more && <Tabs.Tab value={more.value}>{more.label}</Tabs.Tab>}
          <Tabs.Tab value="history">History</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="result" pt="lg">
          {making.generating && <Writing />}
          {!making.generating && !making.shown && <EmptyState {...empty} />}
          {/* Not taken away meanwhile: what is typed in it survives a failure */}
          {making.shown && (
            <div key={making.shown.id} hidden={making.generating}>
              {renderResult(making.shown, again(making.shown))}
            </div>
          )}
        </Tabs.Panel>
        {more && (
          <Tabs.Panel value={more.value} pt="lg">
            {more.panel}
          </Tabs.Panel>
        )}
        <Tabs.Panel value="history" pt="xs">
          <ResultHistory
            type={props.type}
            onView={(earlier) => {
              making.show(earlier)
              setTab('result')
            }}
            onReuse={mayMake ? (earlier) => refill(earlier) : undefined}
          />
        </Tabs.Panel>
      </Tabs>
    </div>
  )
}

function submitFocused(id: string) {
  const form = document.activeElement?.closest('form')
  if (form?.id === id) form.requestSubmit()
}

const Locked = ({ feature }: { feature: Feature | null }) => (
  <div className={classes.locked}>
    {feature ? (
      <LockedFeature feature={feature}>What was made before can still be read and copied.</LockedFeature>
    ) : (
      <LockedPanel
        title="Generating is paused"
        description="Your show's subscription is not active. What was made before can still be read and copied."
      />
    )}
  </div>
)

const Writing = () => (
  <Stack role="status" aria-label="Being written">
    <Skeleton h={24} w="35%" />
    {['100%', '94%', '98%', '60%', '96%', '40%'].map((width, line) => (
      <Skeleton key={line} h={16} w={width} />
    ))}
  </Stack>
)
