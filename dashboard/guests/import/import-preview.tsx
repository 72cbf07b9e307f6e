import type { ImportPlan } from '@cueroom/core/guests/import/plan-shapes.ts'
import { Badge, Stack, Table, Text } from '@mantine/core'
import { ScrollTable } from '../../ui/scroll-table.tsx'
import { personLine } from '../person-line.ts'
import { counted, preview } from '../../ui/text.ts'
import classes from './import-preview.module.css'
import { Columns } from './import-columns.tsx'
import { LeftOut } from './import-left-out.tsx'
import { Question } from './import-question.tsx'
import { type PreviewChoices, Section } from './preview-section.tsx'

const rowsShown = 8

/** What a file would become: its columns, the first guests, and everything that is left out with the reason. */
export function ImportPreview({ plan, ...choices }: { plan: ImportPlan } & PreviewChoices) {
  return (
    <Stack
      gap="xl"
      className={classes.preview}
      data-reading={choices.reading || undefined}
      aria-busy={choices.reading}
    >
      <Summary plan={plan} />
      {plan.questions.slice(0, 1).map((question) => (
        <Question key={question.text} question={question} {...choices} />
      ))}
      <Columns columns={plan.columns} {...choices} />
      <FirstGuests plan={plan} />
      <LeftOut plan={plan} {...choices} />
    </Stack>
  )
}

function Summary({ plan }: { plan: ImportPlan }) {
  const known = plan.guests.filter(({ duplicateOf }) => duplicateOf).length
  const sheets = plan.sheets.filter(({ imported }) => imported)
  const left = plan.sheets.filter(({ imported }) => !imported)
  return (
    <Text size="sm" c="dimmed">
      <Text span fw={600} c="var(--mantine-color-text)">
        {counted(plan.guests.length, 'guest')} found
      </Text>
      {sheets.length > 1 && ` on ${sheets.length} sheets`}
      {known > 0 && `, ${known.toLocaleString('en-US')} of them already in your show`}.
      {left.map(
        ({ name, reason }) => ` Sheet “${name}” is left out: ${(reason ?? 'no guests found').toLowerCase()}.`,
      )}
    </Text>
  )
}

function FirstGuests({ plan: { guests } }: { plan: ImportPlan }) {
  if (guests.length === 0) {
    return (
      <Section title="No guests yet">
        <Text size="sm" c="dimmed">
          No column holds names. Choose which column becomes the name.
        </Text>
      </Section>
    )
  }
  return (
    <Section title={guests.length > rowsShown ? `The first ${rowsShown} guests` : 'Your guests'}>
      <ScrollTable label="Guests of the file" minWidth={620}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={56}>Row</Table.Th>
            <Table.Th>Guest</Table.Th>
            <Table.Th>Email and phone</Table.Th>
            <Table.Th>Bio</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {guests.slice(0, rowsShown).map((planned) => (
            <GuestRow key={`${planned.sheet}-${planned.row}`} planned={planned} />
          ))}
        </Table.Tbody>
      </ScrollTable>
    </Section>
  )
}

function GuestRow({ planned: { row, guest, duplicateOf } }: { planned: ImportPlan['guests'][number] }) {
  return (
    <Table.Tr>
      <Table.Td c="dimmed">{row}</Table.Td>
      <Table.Td>
        <Text size="sm" fw={550}>
          {guest.name}{' '}
          {duplicateOf && (
            <Badge component="span" variant="default" size="sm" tt="none">
              In your show
            </Badge>
          )}
        </Text>
        <Text size="sm" c="dimmed" lineClamp={1}>
          {personLine(guest)}
        </Text>
      </Table.Td>
      <Table.Td>
        <Text size="sm">{guest.email}</Text>
        <Text size="sm" c="dimmed">
          {guest.phone}
        </Text>
      </Table.Td>
      <Table.Td>
        <Text size="sm" c="dimmed" lineClamp={2}>
          {preview(guest.bio ?? '', 120)}
        </Text>
      </Table.Td>
    </Table.Tr>
  )
}
