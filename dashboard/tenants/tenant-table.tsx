import { planWords } from '@cueroom/core/entitlements/plan-words.ts'
import { featureWords } from '@cueroom/core/entitlements/feature-words.ts'
import type { SubscribedTenant, TenantListQuery, TenantSort } from '@cueroom/core/tenants/tenant.ts'
import { ActionIcon, Button, Group, Menu, Tooltip } from '@mantine/core'
import {
  IconDots,
  IconLink,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconReceipt,
} from '../icons/index.ts'
import { Breakable } from '../ui/breakable.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { InitialsAvatar } from '../ui/initials-avatar.tsx'
import { SortHead } from '../ui/sort-head.tsx'
import classes from './tenant-table.module.css'
import { tenantPage } from '../app/paths.ts'
import { useOffered } from '../app/session.queries.ts'
import { Link } from '../routing/routing.tsx'
import { subscriptionsOf } from './paths.ts'
import { isSuspended, subscriptionOf } from './tenant-words.ts'

type Sort = TenantListQuery['sort']

interface Props {
  tenants: SubscribedTenant[]
  sort: Sort
  onSort: (column: TenantSort) => void
  onEdit: (tenant: SubscribedTenant) => void
  onSetupLink: (tenant: SubscribedTenant) => void
  onStatus: (tenant: SubscribedTenant) => void
  /** The previous page, while the next one loads. */
  stale: boolean
}

/** One row per tenant; a card on phones. */
export const TenantTable = ({ tenants, sort, onSort, onEdit, onSetupLink, onStatus, stale }: Props) => (
  <div className={classes.frame} data-stale={stale || undefined}>
    <table aria-label="Tenants" aria-busy={stale} className={classes.table}>
      <thead>
        <tr>
          <SortedHead column="name" title="Company" sort={sort} onSort={onSort} />
          <SortedHead column="email" title="Email" sort={sort} onSort={onSort} />
          <SortedHead column="plan" title="Plan" sort={sort} onSort={onSort} />
          <SortedHead column="status" title="Status" sort={sort} onSort={onSort} />
          <th scope="col">Features</th>
          <th scope="col" className={classes.actions}>
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {tenants.map((tenant) => (
          <tr key={tenant.id}>
            <th scope="row" className={classes.company}>
              <Company tenant={tenant} />
            </th>
            <td data-label="Email" className={classes.email}>
              <Breakable>{tenant.email}</Breakable>
            </td>
            <td data-label="Plan">{planWords[tenant.subscriptionPlan]}</td>
            <td data-label="Status">
              <Standing tenant={tenant} />
            </td>
            <td data-label="Features">
              <FeatureCount tenant={tenant} />
            </td>
            <td className={classes.actions}>
              <Group justify="flex-end" align="stretch" gap={4} wrap="nowrap">
                <Button
                  size="compact-sm"
                  leftSection={<IconPencil size={14} stroke={1.7} />}
                  aria-label={`Edit ${tenant.name}`}
                  onClick={() => onEdit(tenant)}
                >
                  Edit
                </Button>
                <MoreActions
                  tenant={tenant}
                  onSetupLink={() => onSetupLink(tenant)}
                  onStatus={() => onStatus(tenant)}
                />
              </Group>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

interface HeadProps extends Pick<Props, 'sort' | 'onSort'> {
  column: TenantSort
  title: string
}

function SortedHead({ column, title, sort, onSort }: HeadProps) {
  const direction = sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : undefined
  return <SortHead title={title} direction={direction} onSort={() => onSort(column)} />
}

function Company({ tenant }: { tenant: SubscribedTenant }) {
  const { name, domain, isSetupComplete, setupTokenExpiresAt } = tenant
  const invited = setupTokenExpiresAt ? 'Invited, not set up yet' : 'Not set up, no valid link'
  const note = isSetupComplete ? domain : invited
  return (
    <Group gap={10} wrap="nowrap">
      <InitialsAvatar name={name} size={32} />
      <div>
        <Link to={tenantPage(tenant.id)} className={classes.name} data-touch="">
          {name}
        </Link>
        {note && <Dimmed size="xs">{note}</Dimmed>}
      </div>
    </Group>
  )
}

function Standing({ tenant }: { tenant: SubscribedTenant }) {
  const { word, until } = subscriptionOf(tenant)
  return (
    <div className={classes.subscription} data-active={tenant.active || undefined}>
      <span className={classes.dot} aria-hidden />
      <span>
        {word}
        {until && (
          <Dimmed size="xs" component="span" display="block">
            {until}
          </Dimmed>
        )}
      </span>
    </div>
  )
}

function FeatureCount({ tenant }: { tenant: SubscribedTenant }) {
  const offered = useOffered()
  const on = offered.filter((feature) => tenant.features[feature])
  const bought = tenant.purchased.length
  const names = on.map((feature) => featureWords[feature].name).join(', ')
  return (
    <Tooltip label={names || 'None'} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
      <span tabIndex={0} className={classes.count} data-touch="">
        {on.length} of {offered.length}
        {bought > 0 && (
          <Dimmed size="xs" component="span" display="block">
            {bought} bought
          </Dimmed>
        )}
      </span>
    </Tooltip>
  )
}

interface MoreProps {
  tenant: SubscribedTenant
  onSetupLink: () => void
  onStatus: () => void
}

function MoreActions({ tenant, onSetupLink, onStatus }: MoreProps) {
  const suspended = isSuspended(tenant)
  const StatusIcon = suspended ? IconPlayerPlay : IconPlayerPause
  return (
    <Menu position="bottom-end" width={200} shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`More for ${tenant.name}`}>
          <IconDots size={17} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconLink size={16} stroke={1.6} />} onClick={onSetupLink}>
          Setup link
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={subscriptionsOf(tenant.id)}
          leftSection={<IconReceipt size={16} stroke={1.6} />}
        >
          Purchases
        </Menu.Item>
        <Menu.Item leftSection={<StatusIcon size={16} stroke={1.6} />} onClick={onStatus}>
          {suspended ? 'Activate' : 'Suspend'}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
