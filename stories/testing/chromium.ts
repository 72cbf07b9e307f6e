export { findChromium } from '@cueroom/cli/embed/find-chromium.ts'

/** Keeps Chromium to the pages it is given: no sandbox (it may run as root), no calls home. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
