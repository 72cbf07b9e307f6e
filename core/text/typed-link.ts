import { isWebAddress } from './answer-formats.ts'

const mailOrHandle = /^(?:mailto:[^\s@]+@[^\s@]+|@[\w.-]+)$/i

/** A link as people type it: a web address with or without https://, a mailto: link, or a handle such as @ada. */
export const isTypedLink = (link: string): boolean => isWebAddress(link) || mailOrHandle.test(link)
