import type { GuestChanges } from '@cueroom/core/guests/guest.ts'
import type { Command } from '../app/command.ts'
import { type Cli, usageError } from '../app/cli.ts'
import { readFileOrInput } from '../app/input.ts'

/** A guest's fields as flags; an empty value clears the field. */
export interface GuestFlags {
  name?: string
  title?: string
  company?: string
  email?: string
  phone?: string
  bio?: string
  bioFile?: string
  expertise?: string[]
  social?: string
  linkedin?: string
  website?: string
  /** False after --no-photo. */
  photo?: string | false
}

export const withGuestFlags = (command: Command) =>
  command
    .option('--name <name>', 'the full name')
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

const bioBytes = 100_000

/** Only the fields given as flags. */
export async function fieldsOf({ environment }: Cli, flags: GuestFlags): Promise<GuestChanges> {
  const { name, title, company, email, phone, expertise, social, linkedin, website } = flags
  if (flags.bio !== undefined && flags.bioFile !== undefined)
    throw usageError('Pass --bio or --bio-file, not both.')
  const bio =
    flags.bioFile === undefined
      ? flags.bio
      : (await readFileOrInput(environment, flags.bioFile, bioBytes, 'the biography')).toString('utf8').trim()
  const links = present({ linkedin, website })
  return {
    ...present({ name, title, company, email, phone, bio, expertise, social }),
    ...(Object.keys(links).length > 0 && { socialLinks: links }),
  }
}

const present = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
