import type { Cli, Define } from '../app/cli.ts'
import { readPicture } from '../app/read-picture.ts'
import { fieldsOf, type GuestFlags, withGuestFlags } from './guest-flags.ts'

export const defineAdd: Define = (command, cli) =>
  withGuestFlags(command)
    .option('--photo <file>', 'a photo: a PNG, JPEG or WebP file up to 5 MB, or a web address')
    .summary('add a guest')
    .description('Add a guest. Only the name is required; prompts for it if missing.')
    .examples(
      'cueroom guests add --name "Ada Lovelace" --title Mathematician --email ada@example.com',
      'cueroom guests add --name "Ada Lovelace" --expertise Engines --expertise Poetry --photo ada.jpg',
      'cueroom guests add --name "Ada Lovelace" --bio-file bio.txt',
    )
    .action((flags: GuestFlags) => add(cli, flags))

async function add(cli: Cli, flags: GuestFlags) {
  const { api, output, prompts } = cli
  const fields = await fieldsOf(cli, flags)
  const photo = flags.photo ? await readPicture(cli, flags.photo) : undefined
  const name = fields.name ?? (await prompts.text('Name:', { flag: '--name' }))
  const guest = await api.guests.create({
    body: { ...fields, name, ...(photo && { questionnaire: { photo } }) },
  })
  output.outcome(guest, `${guest.name} is guest ${guest.id}.`)
  output.next(`cueroom guests set-date ${guest.id} "2026-12-04 09:00"`)
}
