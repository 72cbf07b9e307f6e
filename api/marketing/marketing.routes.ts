import { marketing as contract } from '@cueroom/core/marketing/marketing.contract.ts'
import { recapMark } from '@cueroom/core/recaps/recap-mark.ts'
import { inSlot } from '../content/slots.ts'
import { implement } from '../http/implement.ts'
import { threads } from '../threads/threads.ts'
import * as briefs from './briefs.service.ts'
import { by, compose, composePosts } from './compose.ts'
import * as results from './results.service.ts'

export const marketingRoutes = implement(contract, {
  guestInvite: {
    long: ({ app, tenantId, body, origin, signal, inTenant, finish }) =>
      inSlot(tenantId, async () => {
        const brief = await inTenant((db) => briefs.invitationBrief(db, body, origin))
        const made = await compose(app.drafting, 'invitation', brief, { tenantId, signal })
        const wanted = {
          type: 'guest_invitation',
          label: body.guestName,
          guestId: null,
          request: body,
        } as const
        const draft = { kind: 'invitation', draft: made.draft, brief } as const
        const text = await threads.run('finishText', draft, { tenantId, signal })
        return finish((db) => results.store(db, { ...wanted, take: brief.take }, text, by(made)))
      }),
  },
  identifySponsors: {
    long: ({ app, tenantId, body, signal, inTenant, finish }) =>
      inSlot(tenantId, async () => {
        const brief = await inTenant((db) => briefs.discoveryBrief(db, body))
        const made = await compose(app.drafting, 'discovery', brief, { tenantId, signal })
        const label = body.preferredSponsorTypes.join(', ')
        const wanted = { type: 'sponsor_discovery', label, guestId: null, request: body } as const
        return finish((db) => results.store(db, { ...wanted, take: brief.take }, made.draft, by(made)))
      }),
  },
  sponsorOutreach: {
    long: ({ app, tenantId, body, signal, inTenant, finish }) =>
      inSlot(tenantId, async () => {
        const brief = await inTenant((db) => briefs.outreachBrief(db, body))
        const made = await compose(app.drafting, 'outreach', brief, { tenantId, signal })
        const { guestId = null, sponsorName: label } = body
        const wanted = { type: 'sponsor_outreach', label, guestId, request: body } as const
        const draft = { kind: 'outreach', draft: made.draft, brief } as const
        const text = await threads.run('finishText', draft, { tenantId, signal })
        return finish((db) => results.store(db, { ...wanted, take: brief.take }, text, by(made)))
      }),
  },
  socialMedia: {
    long: ({ app, tenantId, body, signal, inTenant, finish }) =>
      inSlot(tenantId, async () => {
        const brief = await inTenant((db) => briefs.socialBrief(db, body))
        const made = await composePosts(app.drafting, brief, { tenantId, signal })
        const { guestId } = body
        const wanted = { type: 'social_media', label: brief.guest.name, guestId, request: body } as const
        const { guest, show, request } = brief
        const drafts = {
          kind: 'posts',
          drafts: made.drafts,
          brief: { guest, show, request },
        } as const
        const text = await threads.run('finishText', drafts, { tenantId, signal })
        const from = { take: brief.take, recapMark: recapMark(brief.recap) }
        return finish((db) => results.store(db, { ...wanted, ...from }, text, by(made)))
      }),
  },
  results: ({ db, query }) => results.list(db, query),
  removeResult: ({ db, params }) => results.remove(db, params.id),
})
