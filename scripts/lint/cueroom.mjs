import { datesInOnePlace } from './dates.mjs'
import { noFolderCycle } from './folder-cycles.mjs'
import { plainEnglish } from './plain-english.mjs'

/** Rules of this project that no ready-made rule expresses. */

const holdsExpressions = (node) =>
  (node?.type === 'TemplateLiteral' && node.expressions.length > 0) ||
  (node?.type === 'BinaryExpression' && node.operator === '+')

/** SQL put together from strings is how public read routes became whole-database leaks elsewhere: bind values instead. */
const noBuiltSql = {
  meta: { type: 'problem', docs: { description: 'Raw SQL takes its values as bindings' }, schema: [] },
  create: (context) => ({
    CallExpression({ callee, arguments: [sql] }) {
      const isRaw = callee.type === 'MemberExpression' && /^\w*raw$/i.test(callee.property.name ?? '')
      if (isRaw && holdsExpressions(sql)) {
        context.report({ node: sql, message: 'Raw SQL is a constant: pass values as bindings, names as ??' })
      }
    },
  }),
}

export default {
  meta: { name: 'cueroom' },
  rules: {
    'dates-in-one-place': datesInOnePlace,
    'no-built-sql': noBuiltSql,
    'no-folder-cycle': noFolderCycle,
    'plain-english': plainEnglish,
  },
}
