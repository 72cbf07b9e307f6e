import { resetHours } from '@cueroom/core/auth/setup-link.ts'
import { counted } from '@cueroom/core/text/format.ts'
import type { IssuedSetupLink } from '@cueroom/core/tenants/tenant.ts'
import type { App } from '../http/app.ts'
import { type Mail, mailFailure, sendMail } from '../mail/send-mail.ts'
import { dayText } from '@cueroom/core/text/dates.ts'

type NewSetupLink = Omit<IssuedSetupLink, 'mailed'>

/**
 * Mails the link to the tenant where a mail server is configured, after the transaction that made it. A
 * failure loses
 * nothing: the link works, and `mailed` is false so that the administrator sends it.
 */
export async function mailSetupLink({ env, log }: App, made: NewSetupLink): Promise<IssuedSetupLink> {
  if (!env.mail) return { ...made, mailed: null }
  try {
    await sendMail(env.mail, setupMail(made))
    return { ...made, mailed: true }
  } catch (error) {
    const { reason, codes } = mailFailure(error)
    log.warn({ ...codes, reason }, "couldn't email a setup link")
    return { ...made, mailed: false }
  }
}

/** The mail for a first password, or for a new one. */
export function setupMail({ tenant, setupUrl }: NewSetupLink): Mail {
  const { name, email, isSetupComplete, setupTokenExpiresAt } = tenant
  const until = setupTokenExpiresAt ? `, until ${dayText(setupTokenExpiresAt)}` : ''
  const lines = isSetupComplete
    ? [
        `Use this link to set a new password for ${name} on Cueroom. It works once and expires in ${counted(resetHours, 'hour')}:`,
        "Setting it signs you out everywhere else. If you didn't request this, ignore this email, and your password stays the same.",
      ]
    : [
        `${name} has an account on Cueroom. Use this link to set a password. It works once${until}:`,
        "If you didn't expect this email, ignore it. Nothing happens until the link is opened.",
      ]
  return {
    to: { name, address: email },
    subject: isSetupComplete ? `Set a new password for ${name}` : `Set up your account for ${name}`,
    text: `Hello,\n\n${lines[0]}\n\n${setupUrl}\n\n${lines[1]}\n`,
  }
}
