import type { FeedPlan as Plan } from '@cueroom/core/feeds/feeds.contract.ts'
import { useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { FeedPlan } from './feed-plan.tsx'
import { FeedSourceForm } from './feed-source-form.tsx'

/** Imports settings, past episodes and past guests from the podcast's own feed, each after a preview. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const [plan, setPlan] = useState<Plan | null>(null)
  return (
    <Dialog
      title={plan ? `Import from ${plan.title || 'the feed'}` : 'Import from your feed'}
      onClose={onClose}
      size={plan ? 860 : 'lg'}
      closeOnClickOutside={false}
    >
      {plan ? (
        <FeedPlan plan={plan} onBack={() => setPlan(null)} onClose={onClose} />
      ) : (
        <FeedSourceForm onPlan={setPlan} onClose={onClose} />
      )}
    </Dialog>
  )
}
