import { recordId } from '../app/command.ts'
import { type Cli, type Define, notFound } from '../app/cli.ts'
import { yellow } from '../app/text.ts'
import { writtenBy } from './provider.ts'

const searched = 200

export const defineShow: Define = (command, cli) =>
  command
    .summary('show one text')
    .description(`Show one full text. Searches the newest ${searched}.`)
    .argument('<id>', 'the number in the first column of: cueroom content list', recordId)
    .action((id: number) => show(cli, id))

async function show({ api, output }: Cli, id: number) {
  const texts = await api.content.recent({ query: { limit: searched } })
  const text = texts.find((each) => each.id === id)
  if (!text) {
    throw notFound(`Couldn't find text ${id} among the newest ${searched}.`, ['cueroom content list'])
  }
  if (output.format !== 'text') return output.json(text)
  output.prose(0, text.content)
  output.done(`${writtenBy(text)} · ${text.wordCount} words`)
  if (text.note) output.say(yellow('! '), text.note)
}
