import type { ImportPlan, KnownGuest } from '@cueroom/core/imports/plan/import-plan.ts'
import { type Cli, CliError, exit } from '../app/cli.ts'
import { ownTimeZone } from '../app/dates.ts'
import { readFileOrInput } from '../app/input.ts'
import { saveFile } from '../app/save-file.ts'
import { harmlessJson } from '../app/text.ts'

const version = 1
const largest = 200_000_000

/** Saves a plan to a file, to review, edit and import later. */
export const savePlan = (cli: Cli, target: string, plan: ImportPlan) =>
  saveFile(cli, target, Buffer.from(`${harmlessJson({ version, ...plan }, 2)}\n`))

/** Reads a saved plan, and checks again which guests already exist. */
export async function loadPlan(
  { environment }: Cli,
  file: string,
): Promise<{ bytes: Buffer; planFor(existing: KnownGuest[]): ImportPlan }> {
  const bytes = await readFileOrInput(environment, file, largest, 'the plan')
  const plan = await checked(file, bytes)
  const { mergeDuplicates } = await import('@cueroom/core/imports/plan/duplicates.ts')
  return {
    bytes,
    planFor(existing) {
      const { guests, skipped, warnings } = mergeDuplicates(
        plan.guests.map(({ duplicateOf: _, ...planned }) => planned),
        existing,
      )
      return {
        ...plan,
        guests,
        skipped: [...plan.skipped, ...skipped],
        warnings: [...plan.warnings.filter(({ code }) => code !== 'namesake'), ...warnings],
      }
    },
  }
}

async function checked(file: string, bytes: Buffer): Promise<ImportPlan> {
  const z = await import('zod')
  const { issueWords } = await import('@cueroom/core/contract/issue-words.ts')
  const { isTimeZone } = await import('@cueroom/core/guests/interview-time.ts')
  const { TidiedGuest } = await import('@cueroom/core/guests/guest.ts')
  const listed = z.array(z.looseObject({}))
  const Plan = z.looseObject({
    version: z.literal(version),
    file: z.string(),
    timeZone: z.string().refine(isTimeZone, 'Not a time zone').default(ownTimeZone),
    sheets: listed,
    columns: listed,
    guests: z.array(z.looseObject({ sheet: z.string(), row: z.int(), guest: TidiedGuest })),
    skipped: listed,
    warnings: listed,
    questions: listed,
  })
  const read = Plan.safeParse(parsed(bytes), { error: issueWords })
  // Keeps the validated input unchanged: the schema's output would add blanks
  if (read.success) return { ...(parsed(bytes) as ImportPlan), timeZone: read.data.timeZone }
  throw new CliError(`${file} isn't a valid import plan.`, {
    exit: exit.usage,
    code: 'invalid_plan',
    details: read.error.issues.slice(0, 10).map(({ path, message }) => ({ path: path.join('.'), message })),
  })
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
