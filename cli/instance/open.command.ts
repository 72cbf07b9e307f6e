import { type Cli, type Define, usageError } from '../app/cli.ts'

const screens: Record<string, string> = {
  today: '/today',
  inbox: '/inbox',
  guests: '/guests',
  settings: '/show-settings',
  questionnaires: '/questionnaires',
  account: '/account',
}
const names = Object.keys(screens).join(', ')

export const define: Define = (command, cli) =>
  command
    .description('Open the dashboard in a browser. Without a terminal it prints the address instead.')
    .argument('[screen]', `${names}, or q/ID for the public page of a questionnaire`)
    .examples('cueroom open', 'cueroom open guests', 'cueroom open q/kD3vQ')
    .action((screen: string | undefined) => open(cli, screen))

async function open({ host, output, environment }: Cli, screen: string | undefined) {
  const url = host + pathOf(screen)
  if (output.format !== 'text') return output.json({ url })
  if (output.terminal && (await environment.browse(url))) return output.done(`Opened ${url}`)
  output.print(url)
}

function pathOf(screen: string | undefined): string {
  if (screen === undefined) return '/'
  if (/^q\/[\w-]{1,64}$/.test(screen)) return `/${screen}`
  if (Object.hasOwn(screens, screen)) return screens[screen]!
  throw usageError(`There is no screen "${screen}". Choose ${names}, or q/ID.`)
}
