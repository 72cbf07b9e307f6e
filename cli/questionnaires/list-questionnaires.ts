import type { Questionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import type { Cli, Define } from '../app/cli.ts'
import { fetchAll } from '../app/pages.ts'
import { shortTime } from '../app/dates.ts'
import type { Column } from '../app/table.ts'
import { dim, green } from '../app/text.ts'

export const defineList: Define = (command, cli) =>
  command
    .summary('list the questionnaires')
    .description('List the questionnaires, newest first.')
    .action(() => list(cli))

async function list({ api, output }: Cli) {
  const listing = { list: api.questionnaires.list, query: {}, what: 'questionnaires' }
  const { rows: questionnaires } = await fetchAll(output, listing)
  output.list(questionnaires, columns)
  if (questionnaires.length > 0) return output.next(`cueroom questionnaires link ${questionnaires[0]!.id}`)
  output.say('No questionnaires yet.')
  output.next('cueroom questionnaires create --suggest')
}

const columns: Column<Questionnaire>[] = [
  { title: 'ID', cell: ({ id }) => id, rigid: true },
  { title: 'Title', cell: ({ title }) => title },
  { title: 'Questions', cell: ({ questions }) => questions.length, align: 'right', rigid: true },
  { title: 'Answers', cell: ({ responseCount }) => responseCount, align: 'right', rigid: true },
  { title: 'State', cell: ({ isActive }) => (isActive ? green('Active') : dim('Inactive')), rigid: true },
  { title: 'Created', cell: ({ createdAt }) => shortTime(createdAt), rigid: true },
  { title: 'Unverified', cell: ({ unverifiedCount }) => unverifiedCount, align: 'right', rigid: true },
]
