import { trialDays } from '@cueroom/core/entitlements/trial.ts'
import { planWords, statusWords } from '@cueroom/core/entitlements/plan-words.ts'
import { counted, numberText } from '@cueroom/core/text/format.ts'
import type { Plan, SubscriptionStatus } from '@cueroom/core/entitlements/features.ts'
import type { SubscribedTenant, TenantListQuery, TenantSort } from '@cueroom/core/tenants/tenant.ts'
import { Button, CloseButton, Group, Pagination, Select, Skeleton, Stack, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { IconBuilding, IconPlus, IconSearch } from '../icons/index.ts'
import { useSearchParams } from '../routing/routing.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { lazyDialog } from '../ui/lazy.tsx'
import { ListSkeleton } from '../ui/list-skeleton.tsx'
import { EmptyState, LoadFailure } from '../ui/states.tsx'
import classes from './tenant-management.module.css'
import { TenantTable } from './tenant-table.tsx'
import { choices } from './tenant-words.ts'
import { useTenants } from './tenants.queries.ts'

const CreateTenantDialog = lazyDialog(
  async () => (await import('./create-tenant-dialog.tsx')).CreateTenantDialog,
)
const EditTenantDialog = lazyDialog(async () => (await import('./edit-tenant-dialog.tsx')).EditTenantDialog)
const SetupLinkDialog = lazyDialog(async () => (await import('./setup-link-dialog.tsx')).SetupLinkDialog)
const StatusDialog = lazyDialog(async () => (await import('./status-dialog.tsx')).StatusDialog)

const pageSize = 25
type Sort = TenantListQuery['sort']
type Opened = { dialog: 'create' } | { dialog: 'edit' | 'link' | 'status'; tenant: SubscribedTenant } | null

/** Search, filters and sort order are in the URL, so they can be bookmarked and shared. */
function useListing() {
  const [params, setParams] = useSearchParams()
  const listing = {
    search: params.get('search') ?? '',
    plan: (params.get('plan') ?? null) as Plan | null,
    status: (params.get('status') ?? null) as SubscriptionStatus | null,
    sort: (params.get('sort') ?? '-createdAt') as Sort,
    page: Math.max(1, Number(params.get('page')) || 1),
  }
  const change = (changes: Record<string, string | null>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        // A changed search starts on page 1
        for (const [key, value] of Object.entries({ page: null, ...changes })) {
          if (value) next.set(key, value)
          else next.delete(key)
        }
        return next
      },
      { replace: true },
    )
  return [listing, change] as const
}

export function TenantManagement() {
  const [listing, change] = useListing()
  const [opened, setOpened] = useState<Opened>(null)
  const { search, plan, status, sort, page } = listing
  const found = useTenants({
    ...(search && { search }),
    ...(plan && { plan }),
    ...(status && { status }),
    sort,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  const close = () => setOpened(null)
  const filtered = Boolean(search || plan || status)

  return (
    <Stack gap="md">
      <Group gap={10} role="search">
        <Search value={search} onSearch={(text) => change({ search: text })} />
        <Select
          className={classes.filter}
          aria-label="Filter by plan"
          placeholder="Any plan"
          clearable
          data={choices(planWords)}
          value={plan}
          onChange={(value) => change({ plan: value })}
        />
        <Select
          className={classes.filter}
          aria-label="Filter by status"
          placeholder="Any status"
          clearable
          data={choices(statusWords)}
          value={status}
          onChange={(value) => change({ status: value })}
        />
        <Button
          variant="filled"
          className={classes.create}
          leftSection={<IconPlus size={17} />}
          onClick={() => setOpened({ dialog: 'create' })}
        >
          Create Tenant
        </Button>
      </Group>
      {found.isPending && <TableSkeleton />}
      {found.isError && <LoadFailure what="tenants" query={found} title="Failed to fetch tenants" />}
      {found.data && found.data.tenants.length === 0 && (
        <Nothing
          filtered={filtered}
          onClear={() => change({ search: null, plan: null, status: null })}
          onCreate={() => setOpened({ dialog: 'create' })}
        />
      )}
      {found.data && found.data.tenants.length > 0 && (
        <>
          <TenantTable
            tenants={found.data.tenants}
            sort={sort}
            onSort={(column: TenantSort) => change({ sort: sort === column ? `-${column}` : column })}
            onEdit={(tenant) => setOpened({ dialog: 'edit', tenant })}
            onSetupLink={(tenant) => setOpened({ dialog: 'link', tenant })}
            onStatus={(tenant) => setOpened({ dialog: 'status', tenant })}
            stale={found.isPlaceholderData}
          />
          <Pages total={found.data.total} page={page} onPage={(next) => change({ page: String(next) })} />
        </>
      )}
      {opened?.dialog === 'create' && <CreateTenantDialog onClose={close} />}
      {opened?.dialog === 'edit' && <EditTenantDialog tenant={opened.tenant} onClose={close} />}
      {opened?.dialog === 'link' && <SetupLinkDialog tenant={opened.tenant} onClose={close} />}
      {opened?.dialog === 'status' && <StatusDialog tenant={opened.tenant} onClose={close} />}
    </Stack>
  )
}

/** Debounced search. */
function Search({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(value)
  const ask = useDebouncedCallback(onSearch, 250)
  const type = (typed: string) => {
    setText(typed)
    ask(typed.trim())
  }
  return (
    <TextInput
      className={classes.search}
      aria-label="Search tenants"
      placeholder="Search by company, email or domain"
      leftSection={<IconSearch size={17} stroke={1.7} />}
      rightSection={text && <CloseButton size="sm" aria-label="Clear the search" onClick={() => type('')} />}
      value={text}
      maxLength={200}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}

function Pages({ total, page, onPage }: { total: number; page: number; onPage: (page: number) => void }) {
  const first = (page - 1) * pageSize + 1
  const last = Math.min(total, page * pageSize)
  const pages = Math.ceil(total / pageSize)
  return (
    <Group justify="space-between" gap="sm">
      <Dimmed role="status">
        {pages > 1
          ? `${numberText(first)} to ${numberText(last)} of ${counted(total, 'tenant')}`
          : counted(total, 'tenant')}
      </Dimmed>
      {pages > 1 && (
        <Pagination
          size="sm"
          total={pages}
          value={page}
          onChange={onPage}
          getControlProps={(control) => ({
            'aria-label': `${control === 'next' ? 'Next' : 'Previous'} page`,
          })}
          getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
        />
      )}
    </Group>
  )
}

function Nothing({
  filtered,
  onClear,
  onCreate,
}: {
  filtered: boolean
  onClear: () => void
  onCreate: () => void
}) {
  return filtered ? (
    <EmptyState
      icon={IconSearch}
      title="No matching tenants"
      description="Try another search or fewer filters."
    >
      <Button onClick={onClear}>Show all tenants</Button>
    </EmptyState>
  ) : (
    <EmptyState
      icon={IconBuilding}
      title="No tenants yet"
      description={`A tenant is one customer with one show. Each starts with a free ${trialDays}-day trial, and its host gets a setup link.`}
    >
      <Button variant="filled" onClick={onCreate}>
        Create Tenant
      </Button>
    </EmptyState>
  )
}

const TableSkeleton = () => (
  <ListSkeleton label="Loading the tenants" rows={6} gap={8} h={56}>
    <Skeleton h={36} />
  </ListSkeleton>
)
