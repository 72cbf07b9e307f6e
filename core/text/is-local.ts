const localName = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/

/** Whether an address leads to this computer, so that it works nowhere else. */
export const isLocal = (address: string) => localName.test(new URL(address).hostname)

/** What to know before sharing links of a server; null if they work everywhere. */
export const localLinkWarning = (address: string): string | null =>
  isLocal(address)
    ? 'This link only works on this computer. Set PUBLIC_URL on the server and open Cueroom at that address before you share it.'
    : null
