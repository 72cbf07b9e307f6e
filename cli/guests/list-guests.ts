import { fieldText, type GuestField, guestLabels } from '@cueroom/core/guests/guest-fields.ts'
import { asCard } from '@cueroom/core/guests/guest-card.ts'
import type { EpisodeStatus, Guest, GuestCard } from '@cueroom/core/guests/guest.ts'
import { atLeastOne } from '../app/command.ts'
import { type TextsFilter, textsFilters } from '@cueroom/core/guests/texts-filters.ts'
import { type GuestSort, guestSorts } from '@cueroom/core/guests/guest-sort.ts'
import { type Cli, type Define, usageError } from '../app/cli.ts'
import { shortTime, timeAndZone } from '../app/dates.ts'
import type { Column } from '../app/table.ts'
import { coral, dim, green, type Text } from '../app/text.ts'
import { fetchGuests } from '../app/guest-pages.ts'

interface ListFlags {
  status?: EpisodeStatus
  search?: string
  texts?: TextsFilter
  unanswered?: true
  sort?: GuestSort
  limit: number
  all?: true
  columns?: string
}

// Coral is only for upcoming guests
const states: Record<EpisodeStatus, (text: string) => Text> = {
  unscheduled: dim,
  upcoming: coral,
  completed: green,
}
export const statuses = Object.keys(states) as EpisodeStatus[]
export const statusText = (status: EpisodeStatus): Text => states[status](status)

type Field = string | number | boolean | null | undefined
/** A card, or a whole guest where a column needs one. */
type ListedGuest = GuestCard & Partial<Pick<Guest, 'notes'>>
type GuestColumn = Column<ListedGuest> & { value(guest: ListedGuest): Field }

const textColumns = (...fields: GuestField[]): Record<string, GuestColumn> =>
  Object.fromEntries(
    fields.map((field) => {
      const value = (guest: GuestCard) => fieldText(guest, field)
      return [field, { title: guestLabels[field], cell: value, value }]
    }),
  )

const columns: Record<string, GuestColumn> = {
  id: { title: 'ID', cell: ({ id }) => id, align: 'right', rigid: true, value: ({ id }) => id },
  ...textColumns('name', 'title', 'company', 'email', 'phone'),
  status: {
    title: 'Status',
    cell: ({ episodeStatus }) => statusText(episodeStatus),
    rigid: true,
    value: ({ episodeStatus }) => episodeStatus,
  },
  interview: {
    title: 'Interview',
    cell: ({ interviewDate, interviewTimeZone }) => timeAndZone(interviewDate, interviewTimeZone),
    rigid: true,
    value: ({ interviewDate }) => interviewDate,
  },
  answers: {
    title: 'Answers',
    cell: ({ hasResponses }) => (hasResponses ? 'yes' : ''),
    rigid: true,
    value: ({ hasResponses }) => hasResponses,
  },
  ...textColumns('linkedin', 'website'),
  notes: { title: 'Notes', cell: ({ notes }) => notes, spare: true, value: ({ notes }) => notes },
  added: {
    title: 'Added',
    cell: ({ createdAt }) => shortTime(createdAt),
    rigid: true,
    value: ({ createdAt }) => createdAt,
  },
}
const usual = 'id,name,title,company,status,interview'

export const defineList: Define = (command, cli) =>
  command
    .summary('list guests')
    .description('List guests: aligned in a terminal, tab-separated when piped, full records with --json.')
    .choice('--status <status>', 'only guests with this status', statuses)
    .option('--search <text>', 'only guests whose name, company or title contains all of these words')
    .option('--unanswered', "only guests who haven't answered a questionnaire")
    .choice(
      '--texts <state>',
      'only guests without an introduction, with texts out of date, or with texts to check because of your note',
      textsFilters,
    )
    .choice('--sort <order>', 'order of the list, such as name, or -name from Z to A', guestSorts)
    .option('--limit <number>', 'maximum number', atLeastOne, 100)
    .option('--all', 'every guest, ignoring the limit')
    .option('--columns <names>', `columns to show, of ${Object.keys(columns).join(', ')}`)
    .examples(
      'cueroom guests list --status upcoming',
      'cueroom guests list --texts out-of-date',
      'cueroom guests list --texts note-check',
      'cueroom guests list --sort date --unanswered',
      'cueroom guests list --all --columns name,email > guests.tsv',
      'cueroom guests list --columns id,email --json',
    )
    .action((flags: ListFlags) => list(cli, flags))

async function list({ api, output }: Cli, flags: ListFlags) {
  const { status, search, texts, unanswered, sort, limit, all } = flags
  const chosen = (flags.columns ?? usual).split(',').map((name) => chooseColumn(name.trim()))
  const query = {
    ...(status && { status }),
    ...(search && { search }),
    ...(texts && { texts }),
    ...(unanswered && { answered: 'no' as const }),
    ...(sort && { sort }),
    ...(!all && { limit }),
  }
  const wanted = <V extends 'card' | 'whole'>(view: V) => fetchGuests(api, { ...query, view }, output)
  // Programs get whole guests unless they chose columns
  if (output.format !== 'text' && !flags.columns) {
    const read = await wanted('whole')
    output.list(read.guests, [])
    return sayIfShortened(output, read)
  }
  // Cards are without notes
  const read = chosen.some(([name]) => name === 'notes')
    ? await withNotes(wanted('whole'))
    : await wanted('card')
  const { guests } = read
  if (output.format === 'text')
    output.list(
      guests,
      chosen.map(([, column]) => column),
    )
  else output.list(guests.map(chosenFields(chosen)), [])
  const filtered = Boolean(status || search || texts || unanswered)
  if (guests.length === 0) {
    output.say(filtered ? 'No matching guests.' : 'No guests yet.')
    output.next(filtered ? 'cueroom guests list' : 'cueroom guests import FILE')
  }
  sayIfShortened(output, read)
}

async function withNotes(reading: Promise<{ guests: Guest[]; total?: number | undefined }>) {
  const { guests, total } = await reading
  return { guests: guests.map((guest): ListedGuest => ({ ...asCard(guest), notes: guest.notes })), total }
}

function sayIfShortened(
  output: Cli['output'],
  { guests, total = 0 }: { guests: unknown[]; total?: number | undefined },
) {
  if (total > guests.length)
    output.shortened(`${guests.length} of ${total} guests. Pass --all to see all of them.`)
}

/** A record of the chosen columns, with whole values. */
const chosenFields = (chosen: [name: string, column: GuestColumn][]) => (guest: ListedGuest) =>
  Object.fromEntries(chosen.map(([name, { value }]) => [name, value(guest) ?? null]))

function chooseColumn(name: string): [name: string, column: GuestColumn] {
  if (Object.hasOwn(columns, name)) return [name, columns[name]!]
  throw usageError(`Unknown column "${name}". Columns: ${Object.keys(columns).join(', ')}.`)
}
