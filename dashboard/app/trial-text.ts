import { counted } from '@cueroom/core/text/format.ts'
import type { SignedInTenant } from '@cueroom/core/tenants/tenant.ts'

const day = 86_400_000

/** How long a trial still runs, such as `5 days left in your trial`. */
export function trialText({ trialEndsAt }: Pick<SignedInTenant, 'trialEndsAt'>, now: Date): string {
  if (!trialEndsAt) return 'Trial'
  const left = Math.ceil((new Date(trialEndsAt).getTime() - now.getTime()) / day)
  if (left <= 0) return 'Your trial has ended'
  return left === 1 ? 'Last day of your trial' : `${counted(left, 'day')} left in your trial`
}
