/** What both wrappers know of the elements. */
export const widgets = {
  questionnaire: {
    tag: 'cueroom-questionnaire',
    attributes: ['questionnaireId', 'guest', 'autosave', 'prefill', 'fields', 'passData'],
    events: ['ready', 'change', 'saved', 'submit', 'open', 'close', 'error'],
  },
  sponsorship: {
    tag: 'cueroom-sponsorship',
    attributes: ['showId', 'heading', 'package', 'compact'],
    events: ['ready', 'submit', 'open', 'close', 'error'],
  },
}

export const commonAttributes = ['theme', 'mode', 'buttonLabel', 'opener', 'debug']

const kebabCase = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Attributes take texts: objects are written as JSON, true as an empty text. */
function textOf(value) {
  if (value === true) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The attributes of an element, out of the props of a wrapper. */
export function attributesOf({ attributes }, { server, ...props }) {
  const given = [...attributes, ...commonAttributes].flatMap((name) => {
    const value = props[name]
    return value === undefined || value === null || value === false ? [] : [[kebabCase(name), textOf(value)]]
  })
  return { 'api-base': server, ...Object.fromEntries(given) }
}
