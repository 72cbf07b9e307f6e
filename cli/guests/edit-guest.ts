import { ApiError } from '@cueroom/core/contract/client.ts'
import type { Guest } from '@cueroom/core/guests/guest.ts'
import { recordId } from '../app/command.ts'
import { type Cli, type Define, CliError, exit } from '../app/cli.ts'
import { readPicture } from '../app/read-picture.ts'
import { fieldsOf, type GuestFlags, withGuestFlags } from './guest-flags.ts'
import { expectChanges, missing, sendEdit } from '../app/records.ts'

interface EditFlags extends GuestFlags {
  ifVersion?: number
  notes?: string
}

export const defineEdit: Define = (command, cli) =>
  withGuestFlags(command.argument('<id>', 'the number in the first column of: cueroom guests list', recordId))
    .option(
      '--notes <text>',
      'your own notes, never quoted in texts; what they ask not to mention is left out',
    )
    .option('--photo <file>', 'a new photo: a PNG, JPEG or WebP file up to 5 MB, or a web address')
    .option('--no-photo', 'remove the photo')
    .versionOption('guest', 'guests show')
    .summary('change a guest')
    .description('Change a guest. Fields without a flag stay as they are; an empty value clears a field.')
    .examples(
      'cueroom guests edit 12 --title "Head of Research" --company ""',
      'cueroom guests edit 12 --photo ada.jpg',
      'cueroom guests edit 12 --email ada@example.com --if-version 3',
    )
    .action((id: number, flags: EditFlags) => edit(cli, id, flags))

async function edit(cli: Cli, id: number, flags: EditFlags) {
  const { api, output } = cli
  const { notes } = flags
  const fields = { ...(await fieldsOf(cli, flags)), ...(notes !== undefined && { notes }) }
  const photo = flags.photo ? await readPicture(cli, flags.photo) : flags.photo === false ? null : undefined
  const changed = Object.keys(fields).length > 0
  if (photo === undefined) expectChanges(fields, 'cueroom guests edit')
  let guest: Guest | undefined
  if (changed || flags.ifVersion !== undefined) {
    const version = flags.ifVersion
    const edit = { commands: 'cueroom guests', record: 'guest', id, body: fields, version }
    guest = await sendEdit(api.guests.update, edit)
  }
  if (photo !== undefined) {
    const call = api.guests.setPhoto({ params: { id }, body: { photo } })
    guest = await missing(call, `Couldn't find guest ${id}.`).catch((error: unknown) => {
      throw changed ? photoNotSaved(error, id) : error
    })
  }
  output.outcome(guest, `Changed ${guest?.name} (version ${guest?.version}).`)
}

const photoNotSaved = (cause: unknown, id: number) =>
  new CliError(
    `Changed the fields, but not the photo: ${(cause instanceof ApiError && cause.problem.error) || 'the server rejected it'}`,
    { exit: exit.partly, code: 'photo_not_saved', next: [`cueroom guests show ${id}`], cause },
  )
