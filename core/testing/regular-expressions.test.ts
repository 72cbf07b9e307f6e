import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { check } from 'recheck'
import { expect, test } from 'vitest'
import { repeatedTexts } from './repeated-texts.ts'
import { expressionsIn, type FoundExpression, productionExpressions } from './regular-expressions.ts'

interface Lists {
  /** Found safe by recheck. That takes seconds for each, so the suite checks new ones only; CUEROOM_UPDATE=1 adds them. */
  checked: string[]
  /** Those that recheck can't judge, with the reason why they are linear and how much text they get; measured below. */
  reviewed: Record<string, { why: string; longest?: number }>
}

const listFile = fileURLToPath(new URL('linear-expressions.json', import.meta.url))
const { checked: checkedList, reviewed } = JSON.parse(readFileSync(listFile, 'utf8')) as Lists
const checked = new Set(checkedList)

/** Expressions put together at run time, by file. */
const dynamic: Record<string, string> = {
  'api/threads/text-notes.ts': 'one class, names of scripts are ours',
  'core/drafting/bare-nouns.ts': 'the words are ours, and every repetition has a limit',
  'core/drafting/other-english.ts': 'the words are ours, and every repetition has a limit',
  'core/content/private-matters.ts': 'the words are ours, and every repetition has a limit',
  'core/drafting/tellable.ts': 'a name between words with a limit, at the start of the text',
  'core/drafting/typed-for.ts': 'the words are ours, and every repetition has a limit',
  'core/guests/card-name.ts': 'each kind of bracket ends at the next of its kind',
  'core/text/lines.ts': 'classes only',
  'core/exports/guests-formulas.ts': 'looks at one place, the pieces are ours',
  'core/imports/read/count-cells.ts': 'a fixed word in front, the pieces are ours',
  'core/imports/recognize/match-damaged.ts':
    'letters of a header with gaps of two, tried on our own short phrases',
  'core/imports/recognize/name-lines.ts': 'the listed ones, once more with the g flag',
  'core/imports/recognize/title-announcements.ts':
    'the words are ours; between them are at most five words with a limit, in a text with one',
  'dashboard/vite.config.ts': 'names of our own modules, when the dashboard is built',
  'widgets/vite.config.ts': 'names of our own modules, when the widgets are built',
}

const keyOf = ({ source, flags }: Pick<FoundExpression, 'source' | 'flags'>) => `/${source}/${flags}`
const isPlain = (source: string) => !/[*+]|\{\d*,\d*\}/.test(source)

/** Why an expression may take more than linear time; undefined when it can't. */
async function danger({ source, flags }: Pick<FoundExpression, 'source' | 'flags'>) {
  if (isPlain(source)) return undefined
  const { status, ...rest } = await check(source, flags, { timeout: 20_000 })
  if (status === 'safe') return undefined
  if ('complexity' in rest && rest.complexity) return rest.complexity.summary
  return 'recheck could not judge it'
}

test('an expression that takes quadratic time is noticed, wherever it is written', async () => {
  const code = 'export const trimmed = (text: string) => text.replace(/[,;]+$/, "")\nnew RegExp(`${x}+`)'
  const { literals, dynamic: built } = expressionsIn('a.ts', code)
  expect(literals).toEqual([{ at: 'a.ts:1', source: '[,;]+$', flags: '' }])
  expect(built).toEqual([{ file: 'a.ts', code: 'new RegExp(`${x}+`)' }])
  expect(await danger(literals[0]!)).toContain('polynomial')
})

test('every regular expression takes linear time', async () => {
  const { literals, dynamic: built } = await productionExpressions()
  expect(literals.length).toBeGreaterThan(400)
  const unknown = literals.filter(
    (one) => !isPlain(one.source) && !checked.has(keyOf(one)) && !reviewed[keyOf(one)],
  )
  const dangers: string[] = []
  const added: string[] = []
  for (const one of new Map(unknown.map((each) => [keyOf(each), each])).values()) {
    const why = await danger(one)
    if (why) dangers.push(`${one.at} ${keyOf(one)}: ${why}`)
    else added.push(keyOf(one))
  }
  expect({ makeLinear: dangers }).toEqual({ makeLinear: [] })
  const used = new Set(literals.map(keyOf))
  const all = [...checkedList.filter((key) => used.has(key)), ...added].toSorted()
  const updates = Boolean(process.env['CUEROOM_UPDATE'])
  if (updates) writeFileSync(listFile, `${JSON.stringify({ checked: all, reviewed }, null, 2)}\n`)
  const hint = 'Add the new ones: CUEROOM_UPDATE=1 npm test -- core/testing/regular-expressions.test.ts'
  expect({ hint, all: updates ? checkedList : all }).toEqual({ hint, all: checkedList })
  const gone = Object.keys(reviewed).filter((key) => !used.has(key))
  expect({ reviewedButGone: gone }).toEqual({ reviewedButGone: [] })
  expect([...new Set(built.map(({ file }) => file))].toSorted()).toEqual(Object.keys(dynamic).toSorted())
}, 600_000)

/** Least milliseconds of a few runs, so that a busy machine doesn't count. */
function least(expression: RegExp, text: string) {
  const run = () => {
    const start = performance.now()
    expression.lastIndex = 0
    text.replace(expression, '')
    return performance.now() - start
  }
  const first = run()
  return first < 100 ? first : Math.min(run(), run(), run())
}

test.each(Object.entries(reviewed))(
  '%s, reviewed by hand, is quick on every kind of text',
  (key, { longest }) => {
    const end = key.lastIndexOf('/')
    const expression = new RegExp(key.slice(1, end), key.slice(end + 1))
    for (const [kind, piece] of Object.entries(repeatedTexts)) {
      const text = piece.repeat(Math.ceil(40_000 / piece.length)).slice(0, longest ?? 40_000)
      const took = least(expression, `${text}\0`)
      // A quadratic one takes a second and more
      expect({ kind, quick: took < 200 || `${took} ms` }).toEqual({ kind, quick: true })
    }
  },
)
