import { planWords } from '@cueroom/core/entitlements/plan-words.ts'
import type { SubscribedTenant } from '@cueroom/core/tenants/tenant.ts'
import { Select, Skeleton, Stack, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { IconReceipt } from '../icons/index.ts'
import { useSearchParams } from '../routing/routing.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { SelectOption } from '../ui/select-option.tsx'
import { EmptyState, LoadFailure } from '../ui/states.tsx'
import { FeatureShop } from './feature-shop.tsx'
import { PurchaseHistory } from './purchase-history.tsx'
import { subscriptionOf } from './tenant-words.ts'
import { useTenant, useTenants } from './tenants.queries.ts'

/** A tenant's current features and past purchases. */
export function SubscriptionManagement() {
  const [params, setParams] = useSearchParams()
  const id = params.get('tenant')
  const tenant = useTenant(id)
  const choose = (next: string | null) =>
    setParams({ tab: 'subscriptions', ...(next && { tenant: next }) }, { replace: true })

  return (
    <Stack gap="xl">
      <TenantSelect chosen={tenant.data} onChoose={choose} />
      {!id && (
        <EmptyState
          icon={IconReceipt}
          title="Choose a tenant"
          description="See its features, prices and purchases here."
        />
      )}
      {id && tenant.isPending && <SubscriptionSkeleton />}
      {id && tenant.isError && (
        <LoadFailure
          what="tenants"
          query={tenant}
          title="Failed to fetch tenants"
          description="The tenant may have been deleted, or the server didn't respond. Try again, or choose another tenant."
        />
      )}
      {id && tenant.data && (
        <>
          <Heading tenant={tenant.data} />
          <FeatureShop tenant={tenant.data} />
          <PurchaseHistory tenantId={tenant.data.id} />
        </>
      )}
    </Stack>
  )
}

// Few enough to fit without scrolling; type to search
const offeredAtOnce = 7

/** Searches all tenants on the server. */
function TenantSelect({
  chosen,
  onChoose,
}: {
  chosen: SubscribedTenant | undefined
  onChoose: (id: string | null) => void
}) {
  const [search, setSearch] = useState('')
  const [asked] = useDebouncedValue(search, 250)
  // The field holds the selected tenant's name, which isn't a search
  const word = asked === chosen?.name ? '' : asked.trim()
  const found = useTenants({ ...(word && { search: word }), sort: 'name', limit: offeredAtOnce })
  const listed = found.data?.tenants ?? []
  const offered = chosen && !listed.some(({ id }) => id === chosen.id) ? [chosen, ...listed] : listed
  const emails = new Map(offered.map(({ id, email }) => [id, email]))
  return (
    <Select
      label="Tenant"
      placeholder="Type a company or an email"
      maw={440}
      comboboxProps={{ withinPortal: false }}
      withScrollArea={false}
      searchable
      clearable
      nothingFoundMessage={found.isError ? 'Failed to fetch tenants' : 'No matching tenants'}
      data={offered.map(({ id, name }) => ({ value: id, label: name }))}
      filter={({ options }) => options}
      renderOption={({ option: { label, value }, checked }) => (
        <SelectOption label={label} about={emails.get(value)} checked={checked} />
      )}
      value={chosen?.id ?? null}
      onChange={onChoose}
      searchValue={search}
      onSearchChange={setSearch}
    />
  )
}

function Heading({ tenant }: { tenant: SubscribedTenant }) {
  const { word, until } = subscriptionOf(tenant)
  return (
    <div>
      <Title order={2} size="h4">
        {tenant.name}
      </Title>
      <Dimmed>
        Plan {planWords[tenant.subscriptionPlan]} · {word}
        {until && ` ${until}`} · {tenant.billingEmail ?? tenant.email}
      </Dimmed>
    </div>
  )
}

const SubscriptionSkeleton = () => (
  <Stack role="status" aria-label="Loading the subscription">
    <Skeleton h={44} w={320} radius="md" />
    <Skeleton h={420} radius="lg" />
  </Stack>
)
