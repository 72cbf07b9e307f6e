/** The attribute of a property: `button-label` for `buttonLabel`. */
export const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
