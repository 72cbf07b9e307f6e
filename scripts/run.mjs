import { ensure } from './ensure.mjs'
import { main, Refusal, runInForeground } from './processes.mjs'
import { programs } from './project.mjs'

const vite = [programs.vite, 'dashboard']
const api = ['--watch', 'api/main.ts']

/** Commands of developers, run on the project's own Node after the checkout is prepared. */
const commands = {
  dev: [vite, api],
  format: [[programs.oxfmt]],
  icons: [['scripts/icons/write.mjs']],
  lint: [[programs.oxlint]],
  pack: [['scripts/pack/pack.mjs']],
  screenshots: [['stories/screenshots.ts']],
  storybook: [
    [programs.storybook, 'dev', '--config-dir', 'stories/.storybook', '--port', '6006', '--no-open'],
  ],
  types: [[programs.tsc, '-p', '.']],
}

await main(async () => {
  const [name, ...rest] = process.argv.slice(2)
  const scripts = commands[name]
  if (!scripts) throw new Refusal(`Run one of: ${Object.keys(commands).join(', ')}`)
  const [first, ...beside] = scripts
  return runInForeground(await ensure(), [[...first, ...rest], ...beside], {
    STORYBOOK_DISABLE_TELEMETRY: '1',
  })
})
