import { isWebAddress } from './answer-formats.ts'

// Without copies to others, and without line breaks, which could be headers
const mailOrHandle =
  /^(?:mailto:[^\s@?%]+@[^\s@?%]+(?:\?(?:subject|body)=(?:[^\s@&%]|%(?!0[ad]))*)?|@[\w.-]+)$/i

/** A link as people type it: a web address with or without https://, a mailto: link, or a handle such as @ada. */
export const isTypedLink = (link: string): boolean => isWebAddress(link) || mailOrHandle.test(link)
