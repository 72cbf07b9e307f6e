import { asChanges, guestFields, type GuestText } from '@cueroom/core/guests/guest-fields.ts'
import type { GuestChanges } from '@cueroom/core/guests/guest.ts'
import type { Command } from '../app/command.ts'
import type { Cli } from '../app/cli.ts'
import { readBio } from '../app/input.ts'

/** A guest's fields as flags; an empty value clears the field. */
export interface GuestFlags extends Partial<Record<'name' | GuestText | 'linkedin' | 'website', string>> {
  bioFile?: string
  expertise?: string[]
  /** False after --no-photo. */
  photo?: string | false
}

export const withGuestFlags = (command: Command) =>
  command
    .option('--name <name>', 'the full name')
    .option('--pronunciation <text>', 'how to say the name, such as "oh-KAH-for"')
    .option('--title <title>', 'the job title')
    .option('--company <company>', 'the company or institution')
    .option('--email <address>', 'the email address')
    .option('--phone <number>', 'the phone number')
    .option('--bio <text>', 'the biography')
    .option('--bio-file <file>', 'the biography from a text file; - for standard input')
    .option('--expertise <field>', 'a topic the guest can speak about; repeatable', addExpertise)
    .option('--social <text>', 'handles and profiles')
    .option('--linkedin <address>', 'the LinkedIn profile')
    .option('--website <address>', 'the website')

const addExpertise = (text: string, list: string[] = []) => (text.trim() ? [...list, text] : list)

/** Only the fields given as flags. */
export async function fieldsOf({ environment }: Cli, flags: GuestFlags): Promise<GuestChanges> {
  const bio = await readBio(environment, flags)
  const given = guestFields.map((field) => [field, field === 'bio' ? bio : flags[field]])
  return asChanges(Object.fromEntries(given.filter(([, value]) => value !== undefined)))
}
