import type { MarketingType } from '@cueroom/core/marketing/marketing-types.ts'
import type { Feature } from '@cueroom/core/entitlements/features.ts'
import { Skeleton, Stack, Tabs } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useEntitlements } from '../app/session.queries.ts'
import { StillEarlier } from '../app/still-earlier.tsx'
import type { Icon } from '../icons/index.ts'
import { toast } from '../ui/toasts.tsx'
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
  /** The button's label. */
  action: string
  /** The request from the form, or undefined if invalid; errors are then shown in the form. */
  request: () => Promise<Body | undefined>
  fields: ReactNode
  /** Fills the form with the inputs of an earlier result; returns the undo. */
  refill: (entries: ResultOf<Type>['request']) => () => void
  renderResult: (shown: ResultOf<Type>, again: (note: string) => void) => ReactNode
  resultTab: string
  /** More tabs next to the result. */
  more?: { value: string; label: string; panel: ReactNode }
  tab?: string
  onTab?: (tab: string) => void
  empty: { icon: Icon; title: string; description: string }
}

/** Layout of a generator: form on the left, result and history on the right. */
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
  // Retry validates and sends the same request
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
  // Other tabs have their own forms
  useHotkeys([['mod+Enter', () => submitFocused(`${id}-form`)]], [])
  const mayMake = active && may(feature) && !making.generating
  const refill = (earlier: ResultOf<Type>) => {
    const undo = props.refill(earlier.request)
    document.getElementById(`${id}-form`)?.scrollIntoView({ block: 'start' })
    toast.success({ title: 'Form filled with these entries', action: { label: 'Undo', run: undo } })
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
      <Tabs id={id} className={columns.result} value={tab} onChange={(value) => setTab(value ?? 'result')}>
        <Tabs.List className={columns.tabs}>
          <Tabs.Tab value="result">{resultTab}</Tabs.Tab>
          {more && <Tabs.Tab value={more.value}>{more.label}</Tabs.Tab>}
          <Tabs.Tab value="history">History</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="result" pt="lg">
          {making.generating && <Writing />}
          {!making.generating && !making.shown && <EmptyState {...empty} />}
          {/* Stays mounted during generation, so that typed text survives a failure */}
          {making.shown && (
            <div key={making.shown.id} hidden={making.generating}>
              <StillEarlier failed={making.failed?.error ?? null} />
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
      <LockedFeature feature={feature}>You can still read and copy earlier results.</LockedFeature>
    ) : (
      <LockedPanel
        title="Generation is paused"
        description="Your show's subscription is not active. You can still read and copy earlier results."
      />
    )}
  </div>
)

const Writing = () => (
  <Stack role="status" aria-label="Writing…">
    <Skeleton h={24} w="35%" />
    {['100%', '94%', '98%', '60%', '96%', '40%'].map((width, line) => (
      <Skeleton key={line} h={16} w={width} />
    ))}
  </Stack>
)
