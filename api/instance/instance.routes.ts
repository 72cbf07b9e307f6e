import { unavailableFeatures } from '@cueroom/core/entitlements/available.ts'
import { instance as contract } from '@cueroom/core/instance/instance.contract.ts'
import { implement } from '../http/implement.ts'
import { demoAdmin, demoHost } from '../config/demo.ts'
import { version } from '../config/version.ts'

export const instanceRoutes = implement(contract, {
  about: {
    long: ({ app: { env } }) => ({
      version,
      resetByMail: Boolean(env.mail && env.publicUrl),
      unavailable: unavailableFeatures(env.support !== null),
      demo: env.demo ? { host: demoHost, admin: demoAdmin } : null,
    }),
  },
})
