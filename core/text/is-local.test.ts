import { expect, test } from 'vitest'
import { isLocal, localLinkWarning } from './is-local.ts'

test.each(['https://cue.example', 'http://localhost.example', 'http://128.0.0.1', 'http://192.168.0.7:3000'])(
  'a link to %s is shared without a warning',
  (address) => {
    expect(isLocal(address)).toBe(false)
    expect(localLinkWarning(`${address}/q/before`)).toBeNull()
  },
)

test.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000', 'http://show.localhost'])(
  'a link to %s only works on this computer, and says so',
  (address) => {
    expect(isLocal(address)).toBe(true)
    expect(localLinkWarning(`${address}/q/before`)).toMatch(/^This link only works on this computer/)
  },
)
