/** The first letter or digit of a word with its marks, in capitals; empty if it has none, such as "&" or "(". */
export const firstLetter = (word: string) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0].toLocaleUpperCase() ?? ''
