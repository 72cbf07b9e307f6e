import { receiptLines } from '@cueroom/core/erasures/receipt-lines.ts'
import { Title } from '@mantine/core'
import { IconReceipt } from '../icons/index.ts'
import { RecordItem, RecordList } from '../ui/record-list.tsx'
import { dayAndTime } from '../ui/text.ts'
import { useErasures } from './deletions.queries.ts'

/** Receipts of what was erased; nothing until there is one. */
export function Receipts() {
  const receipts = useErasures()
  if (!receipts.data?.length) return null
  return (
    <section aria-labelledby="receipts">
      <Title id="receipts" order={2} size="h4" mt="xl" mb="sm">
        Erased
      </Title>
      <RecordList label="Receipts">
        {receipts.data.map(({ id, erasedAt, by, counts }) => (
          <RecordItem
            key={id}
            icon={IconReceipt}
            title={receiptLines(counts).join(', ')}
            details={[`Erased ${dayAndTime(erasedAt)} by ${by}`, `Receipt ${id}`]}
          />
        ))}
      </RecordList>
    </section>
  )
}
