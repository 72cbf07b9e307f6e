import { createStore } from '../ui/store.ts'

/** The open question for a code; it is answered with whether a code was confirmed. */
export const wantedCode = createStore<((confirmed: boolean) => void) | null>(null)

/** Asks for a code of the authenticator. Resolves to false when the user cancels. */
export const askForCode = () =>
  new Promise<boolean>((resolve) => {
    wantedCode.get()?.(false)
    wantedCode.set((confirmed) => {
      wantedCode.set(null)
      resolve(confirmed)
    })
  })
