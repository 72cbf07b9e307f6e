const isDateCall = (name) => /^toLocale(?:Date|Time)String$/.test(name)
const isNewDate = (node) => node?.type === 'NewExpression' && node.callee.name === 'Date'

/** How a member of an object formats dates for people, if it does. */
export function dateFormatterIn({ object, property }) {
  const name = property.name ?? property.value
  if (object.name === 'Intl' && name === 'DateTimeFormat') return 'Intl.DateTimeFormat'
  if (isDateCall(name)) return name
  if (name === 'toLocaleString' && isNewDate(object)) return name
  return undefined
}

/** A show chooses how its dates are written, so a date formatted elsewhere would be written differently. */
export const datesInOnePlace = {
  meta: { type: 'problem', docs: { description: 'Dates are formatted by core/text/dates.ts' }, schema: [] },
  create: (context) => ({
    MemberExpression(node) {
      const found = dateFormatterIn(node)
      if (found)
        context.report({
          node,
          message: `${found}: dateText() of core/text/dates.ts writes dates, as the show chose`,
        })
    },
  }),
}
