import { generate } from 'otplib'
import type { TestApi, TestHost } from './api.ts'
import { testPassword } from './api.ts'

/** The code that an app shows now. */
export const codeOf = (secret: string) => generate({ secret })

/** Turns on two-factor authentication of a host. Its codes so far count as unused, so that a test need not wait. */
export async function enableTwoFactor(api: TestApi, host: TestHost) {
  const { secret } = await host.twoFactor.start({ body: { currentPassword: testPassword } })
  const { recoveryCodes } = await host.twoFactor.enable({ body: { code: await codeOf(secret) } })
  const forget = async () => {
    await api.knex('authenticators').where({ tenantId: host.tenantId }).update({ lastStep: 0 })
    await api.knex('sessions').where({ tenantId: host.tenantId }).update({ codeConfirmedAt: null })
  }
  await forget()
  return { secret, recoveryCodes, code: () => codeOf(secret), forget }
}
