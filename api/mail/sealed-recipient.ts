import type { App } from '../http/app.ts'
import { seal, unseal } from '../secrets/seal.ts'
import type { Mail } from './send-mail.ts'

type Recipient = Mail['to']

const use = (tenantId: string) => ({ purpose: 'recipient of a mail', owner: tenantId })

/** A recipient whose rows are erased: the queue stores their address only encrypted. */
export const sealRecipient = ({ secrets }: Pick<App, 'secrets'>, tenantId: string, to: Recipient) =>
  seal(secrets, use(tenantId), JSON.stringify(to)).toString('base64')

export function openRecipient(
  { secrets }: Pick<App, 'secrets'>,
  tenantId: string,
  sealed: string,
): Recipient | undefined {
  const text = unseal(secrets, use(tenantId), Buffer.from(sealed, 'base64'))
  return text === undefined ? undefined : JSON.parse(text)
}
