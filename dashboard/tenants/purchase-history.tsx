import { dollars } from '@cueroom/core/entitlements/dollars.ts'
import { featureWords } from '@cueroom/core/entitlements/feature-words.ts'
import type { FeaturePurchase } from '@cueroom/core/tenants/tenant.ts'
import { Button, Skeleton, Stack, Table, Title } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { ScrollTable } from '../ui/scroll-table.tsx'
import { useSorting } from '../ui/use-sorting.tsx'
import { LoadFailure } from '../ui/states.tsx'
import { day } from '../ui/text.ts'
import { useEndPurchase, usePurchases } from './tenants.queries.ts'

/** A tenant's purchases, newest first. */
export function PurchaseHistory({ tenantId }: { tenantId: string }) {
  const purchases = usePurchases(tenantId)
  return (
    <Stack component="section" gap="sm" aria-label="Purchase history">
      <Title order={2} size="h4">
        Purchase history
      </Title>
      {purchases.isPending && (
        <Skeleton h={120} radius="lg" role="status" aria-label="Loading the purchases" />
      )}
      {purchases.isError && (
        <LoadFailure what="purchases" query={purchases} title="Failed to fetch feature purchases" />
      )}
      {purchases.data?.length === 0 && (
        <Dimmed>No purchases yet. A purchase turns its feature on immediately.</Dimmed>
      )}
      {purchases.data && purchases.data.length > 0 && <History purchases={purchases.data} />}
    </Stack>
  )
}

const afterEveryDate = '9999'
const columns = {
  Feature: ({ featureName }: FeaturePurchase) => featureWords[featureName].name,
  Price: ({ price }: FeaturePurchase) => price,
  Purchased: ({ purchasedAt }: FeaturePurchase) => purchasedAt,
  Runs: ({ running, expiresAt }: FeaturePurchase) => (running ? (expiresAt ?? afterEveryDate) : ''),
}

function History({ purchases }: { purchases: FeaturePurchase[] }) {
  const [ending, setEnding] = useState<FeaturePurchase | null>(null)
  const end = useEndPurchase()
  const { sorted, heads } = useSorting(purchases, columns)
  const close = () => setEnding(null)
  return (
    <>
      <ScrollTable label="Purchases" minWidth={640}>
        <Table.Thead>
          <Table.Tr>
            {heads}
            <Table.Td />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sorted.map((purchase) => (
            <Table.Tr key={purchase.id} c={purchase.running ? undefined : 'dimmed'}>
              <Table.Td>{featureWords[purchase.featureName].name}</Table.Td>
              <Table.Td>
                {purchase.isGrant ? `Grant (${dollars(purchase.price)})` : dollars(purchase.price)}
              </Table.Td>
              <Table.Td>{day(purchase.purchasedAt)}</Table.Td>
              <Table.Td>{runs(purchase)}</Table.Td>
              <Table.Td ta="right" h={44}>
                {purchase.running && (
                  <Button
                    size="compact-sm"
                    aria-label={`End the purchase of ${featureWords[purchase.featureName].name}`}
                    onClick={() => setEnding(purchase)}
                  >
                    End
                  </Button>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </ScrollTable>
      <ConfirmDialog
        opened={ending !== null}
        onClose={close}
        title="End this purchase?"
        confirm="End the purchase"
        pending={end.isPending}
        onConfirm={() =>
          ending && end.mutate({ tenantId: ending.tenantId, id: ending.id }, { onSuccess: close })
        }
      >
        {ending && featureWords[ending.featureName].name} turns off immediately unless it was also granted.
        Everything created with it is kept, and this purchase stays in the history.
      </ConfirmDialog>
    </>
  )
}

function runs({ running, isOneTime, expiresAt }: FeaturePurchase) {
  if (!running) return `Ended ${day(expiresAt ?? '')}`
  if (expiresAt) return `Until ${day(expiresAt)}`
  return isOneTime ? 'One-time, never expires' : 'Until you end it'
}
