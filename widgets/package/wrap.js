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

/** Attributes take texts: objects are written as JSON, true as an empty text. Undefined if there is no such text. */
function textOf(name, value) {
  if (value === undefined || value === null || value === false) return undefined
  if (value === true) return ''
  try {
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  } catch (error) {
    // Thrown while a page is rendered, it would take the page with it
    // oxlint-disable-next-line eslint/no-console -- the host must be able to find out why
    console.warn(`Couldn't write ${name} as JSON.`, error)
    return undefined
  }
}

/** The attributes of an element, out of the props of a wrapper. */
export function attributesOf({ attributes }, { server, ...props }) {
  const given = [...attributes, ...commonAttributes].flatMap((name) => {
    const text = textOf(name, props[name])
    return text === undefined ? [] : [[kebabCase(name), text]]
  })
  return { 'api-base': server, ...Object.fromEntries(given) }
}
