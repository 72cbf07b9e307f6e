import { numberText } from '@cueroom/core/text/format.ts'
import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { Button, Combobox, Group, Input, InputBase, Text, useCombobox, VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useId, useState } from 'react'
import { searchDelay, useFoundGuests, useKnowCard } from '../guests/guests.queries.ts'
import { personLine } from '@cueroom/core/guests/person-line.ts'
import { Dimmed } from '../ui/dimmed.ts'
import { InitialsAvatar } from '../ui/initials-avatar.tsx'
import { MarkedOption } from '../ui/select-option.tsx'

interface Props {
  selected: GuestCard | null | undefined
  onSelect: (guest: GuestCard) => void
  disabled?: boolean
}

/** Chooses a guest by name, title or company. */
export function GuestSelect({ selected, onSelect, disabled }: Props) {
  const [search, setSearch] = useState('')
  const box = useCombobox({
    onDropdownClose: () => {
      box.resetSelectedOption()
      box.focusTarget()
      setSearch('')
    },
    onDropdownOpen: () => box.focusSearchInput(),
  })
  const know = useKnowCard()
  const [sought] = useDebouncedValue(search, searchDelay)
  const { guests: found, total = found.length, failed, refetch, isPending } = useFoundGuests(sought)
  const label = useId()
  const choose = (id: string) => {
    const guest = found.find((candidate) => candidate.id === Number(id))
    if (guest) {
      know(guest)
      onSelect(guest)
    }
    box.closeDropdown()
  }

  return (
    <Input.Wrapper label="Guest" labelElement="div" labelProps={{ id: label }}>
      <Combobox store={box} onOptionSubmit={choose} shadow="md">
        <Combobox.Target targetType="button">
          <InputBase
            component="button"
            type="button"
            pointer
            multiline
            rightSection={<Combobox.Chevron />}
            rightSectionPointerEvents="none"
            onClick={() => box.toggleDropdown()}
            disabled={disabled ?? false}
          >
            <VisuallyHidden component="span">Guest: </VisuallyHidden>
            {selected ? <Person guest={selected} /> : <Input.Placeholder>Choose a guest</Input.Placeholder>}
          </InputBase>
        </Combobox.Target>
        <Combobox.Dropdown>
          <Combobox.Search
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            placeholder="Search by name, company or title"
            aria-label="Search guests"
          />
          <Combobox.Options tabIndex={0} labelledBy={label} mah={300} style={{ overflowY: 'auto' }}>
            {failed ? (
              <Combobox.Empty>
                Couldn't load your guests.{' '}
                <Button variant="subtle" size="compact-sm" onClick={() => void refetch()}>
                  Try again
                </Button>
              </Combobox.Empty>
            ) : (
              found.length === 0 && (
                <Combobox.Empty>{isPending ? 'Loading your guests' : 'No matching guests'}</Combobox.Empty>
              )
            )}
            {found.map((guest) => (
              <Combobox.Option
                key={guest.id}
                value={String(guest.id)}
                active={guest.id === selected?.id}
                aria-selected={guest.id === selected?.id}
              >
                <MarkedOption checked={guest.id === selected?.id}>
                  <Person guest={guest} />
                </MarkedOption>
              </Combobox.Option>
            ))}
          </Combobox.Options>
          {total > found.length && (
            <Combobox.Footer>
              <Dimmed size="xs">{numberText(total - found.length)} more. Search to find them.</Dimmed>
            </Combobox.Footer>
          )}
        </Combobox.Dropdown>
      </Combobox>
    </Input.Wrapper>
  )
}

const Person = ({ guest }: { guest: GuestCard }) => (
  <Group gap="sm" wrap="nowrap" miw={0} component="span">
    <InitialsAvatar name={guest.name} photo={guest.photo} size={32} />
    <span style={{ minWidth: 0 }}>
      <Text size="sm" fw={550} truncate component="span" display="block">
        {guest.name}
      </Text>
      <Dimmed size="xs" truncate component="span" display="block">
        {personLine(guest) || 'No title or company'}
      </Dimmed>
    </span>
  </Group>
)
