import { counted } from '@cueroom/core/text/format.ts'
import type { Delivery, Webhook } from '@cueroom/core/webhooks/webhook.ts'
import { Button, Code, Stack, Table, Text } from '@mantine/core'
import { Dimmed } from '../ui/dimmed.ts'
import { MoreButton } from '../ui/more-button.tsx'
import { RecordListSkeleton } from '../ui/record-list.tsx'
import { ScrollTable } from '../ui/scroll-table.tsx'
import { useSorting } from '../ui/use-sorting.tsx'
import { LoadFailure } from '../ui/states.tsx'
import { dayAndTime } from '../ui/text.ts'
import { useDeliveries, useReplay } from './webhooks.queries.ts'

const columns = {
  When: ({ createdAt }: Delivery) => createdAt,
  Event: ({ type }: Delivery) => type,
  Outcome: outcomeOf,
}

/** The messages to a webhook and how its receiver answered. */
export function DeliveryLog({ webhook, mayReplay }: { webhook: Webhook; mayReplay: boolean }) {
  const log = useDeliveries(webhook.id)
  const replaying = useReplay(webhook.id)
  const { sorted, heads } = useSorting(log.deliveries, columns)
  return (
    <Stack gap="sm" mt="sm">
      {log.isPending && <RecordListSkeleton label="Loading the messages" />}
      {log.isError && !log.data && <LoadFailure what="messages" query={log} />}
      {log.data && log.deliveries.length === 0 && <Dimmed>No messages yet.</Dimmed>}
      {log.deliveries.length > 0 && (
        <ScrollTable label={`Messages to ${webhook.url}`} minWidth={560}>
          <Table.Thead>
            <Table.Tr>
              {heads}
              {mayReplay && <Table.Th>Action</Table.Th>}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {sorted.map((delivery) => (
              <Row
                key={delivery.id}
                delivery={delivery}
                {...(mayReplay && { onReplay: () => replaying.mutate(delivery.id) })}
              />
            ))}
          </Table.Tbody>
        </ScrollTable>
      )}
      <MoreButton list={log}>Show older</MoreButton>
    </Stack>
  )
}

const Row = ({ delivery, onReplay }: { delivery: Delivery; onReplay?: () => void }) => (
  <Table.Tr>
    <Table.Td style={{ whiteSpace: 'nowrap' }}>{dayAndTime(delivery.createdAt)}</Table.Td>
    <Table.Td>{delivery.type}</Table.Td>
    <Table.Td>
      <Text size="sm" c={delivery.state === 'failed' ? 'var(--mantine-color-error)' : undefined}>
        {outcomeOf(delivery)}
      </Text>
      {delivery.reply && (
        <Code block tabIndex={0} mah={120} style={{ overflow: 'auto', whiteSpace: 'pre-wrap' }}>
          {delivery.reply}
        </Code>
      )}
    </Table.Td>
    {onReplay && (
      <Table.Td>
        {delivery.state !== 'waiting' && delivery.type !== 'webhook.test' && (
          <Button
            size="xs"
            variant="subtle"
            aria-label={`Send again: ${delivery.type} of ${dayAndTime(delivery.createdAt)}`}
            onClick={onReplay}
          >
            Send again
          </Button>
        )}
      </Table.Td>
    )}
  </Table.Tr>
)

function outcomeOf({ state, attempts, status, milliseconds, error }: Delivery) {
  if (state === 'delivered') return `Delivered: ${status} in ${milliseconds} ms`
  const tried = counted(attempts, 'attempt')
  if (state === 'failed') return `Failed after ${tried}: ${error}`
  return attempts === 0 ? 'Waiting' : `Trying again after ${tried}: ${error}`
}
