import { archiveBytes, archiveType } from '@cueroom/core/archives/archive-limits.ts'
import { archiveContents } from '@cueroom/core/archives/archive-contents.ts'
import type { ArchivePreview } from '@cueroom/core/archives/archive.ts'
import { counted, listed } from '@cueroom/core/text/format.ts'
import { codeHelp, withCode } from '../app/ask-code.ts'
import { type Cli, CliError, type Define } from '../app/cli.ts'
import { commandGroup } from '../app/command-group.ts'
import { shortTime } from '../app/dates.ts'
import { readFileOrInput } from '../app/input.ts'
import { outputHelp, saveFile, targetOf } from '../app/save-file.ts'

interface CodeFlag {
  code?: string
}

const confirmed = <T>({ cli, code }: { cli: Cli } & CodeFlag, work: () => Promise<T>) =>
  withCode(cli, { code, confirm: (given) => cli.api.twoFactor.confirm({ body: { code: given } }) }, work)

const defineExport: Define = (command, cli) =>
  command
    .summary('download your whole show as one zip')
    .description('Download your whole show as one zip: rows as JSON lines, pictures, and texts in Word.')
    .option('-o, --output <file>', outputHelp('named after the show'))
    .option('--code <code>', codeHelp)
    .examples('cueroom show export', 'cueroom show export -o show.zip')
    .action(async ({ output: target, ...flags }: { output?: string } & CodeFlag) => {
      const { name, bytes } = await confirmed({ cli, ...flags }, () => cli.api.archives.download())
      const file = targetOf(cli, target, { name, extension: 'zip' })
      await saveFile(cli, file, bytes, `Exported your show to ${file}.`)
    })

const contentOf = (archive: ArchivePreview) =>
  `${archive.show}, exported ${shortTime(archive.createdAt)}: ${listed(archiveContents(archive))}.`

const defineRestore: Define = (command, cli) =>
  command
    .argument('<file>', 'a zip written by cueroom show export')
    .summary('restore an exported show into your new one')
    .description(
      'Restore an exported show into your new show, on the same or another server. The server checks the whole file before it writes anything. Restoring the same file twice changes nothing.',
    )
    .option('--code <code>', codeHelp)
    .examples('cueroom show restore show.zip', 'cueroom show restore show.zip --yes')
    .action(async (file: string, flags: CodeFlag) => {
      const bytes = await readFileOrInput(cli.environment, file, archiveBytes, 'an exported show')
      const body = new Blob([bytes], { type: archiveType })
      const preview = await cli.api.archives.preview({ body })
      if (!preview.isRestored) await agree(cli, preview)
      const restored = await confirmed({ cli, ...flags }, () => cli.api.archives.restore({ body }))
      cli.output.outcome(
        restored,
        restored.changed
          ? `Restored ${counted(restored.rows, 'row')}.`
          : 'You already restored this file. Nothing changed.',
      )
    })

async function agree({ output, prompts }: Cli, preview: ArchivePreview) {
  output.say(contentOf(preview))
  const restore = await prompts.confirm('Restore all of it into this show?', { flag: '--yes' })
  if (!restore) throw new CliError('Nothing was restored.', { code: 'not_confirmed' })
}

export const define = commandGroup('Your whole show in one file.', {
  export: async () => defineExport,
  restore: async () => defineRestore,
  'import-feed': async () => (await import('./import-feed.ts')).defineImportFeed,
})
