import { unavailableFeatures } from '@cueroom/core/entitlements/available.ts'
import { instance as contract } from '@cueroom/core/instance/instance.contract.ts'
import { implement } from '../http/implement.ts'
import { demoSignIns } from '../auth/demo-sign-ins.ts'
import { version } from '../config/version.ts'

export const instanceRoutes = implement(contract, {
  about: {
    long: async ({ app }) => ({
      version,
      resetByMail: Boolean(app.env.mail && app.env.publicUrl),
      unavailable: unavailableFeatures(app.env.support !== null),
      demo: await demoSignIns(app),
    }),
  },
})
