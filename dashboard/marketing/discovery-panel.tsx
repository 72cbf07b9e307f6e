import { discoveryAudience } from '@cueroom/core/marketing/discovery-audience.ts'
import { useState } from 'react'
import { useSettings } from '../app/settings.queries.ts'
import { useEntitlements } from '../app/session.queries.ts'
import { IconUserSearch } from '../icons/index.ts'
import { useSearchParams } from '../routing/routing.tsx'
import { SponsorList } from '../sponsors/sponsor-list.tsx'
import { useSponsors } from '../sponsors/sponsors.queries.ts'
import { LoadFailure } from '../ui/states.tsx'
import { DiscoveryFields } from './discovery-fields.tsx'
import { DiscoveryResult } from './discovery-result.tsx'
import {
  type DiscoveryBody,
  discoveryBody,
  type DiscoveryValues,
  entriesOf,
  startFilters,
  validateDiscovery,
} from './discovery-values.ts'
import { FormSkeleton } from '../ui/form-skeleton.tsx'
import { Generator } from './generator.tsx'
import { refilled, useDraftForm, valuesOf } from './use-draft-form.ts'
import { useMarketing } from './use-marketing.ts'

/** Suggests sponsors that fit the show, and saves the ones the host picks. */
export function DiscoveryPanel() {
  const settings = useSettings()
  if (settings.isError) {
    return <LoadFailure what="show settings" query={settings} />
  }
  if (settings.isPending) return <FormSkeleton />
  return <Discovery audience={discoveryAudience(settings.data)} />
}

/** The open list is in the URL, so that other screens can link to saved sponsors. */
function useView() {
  const [params, setParams] = useSearchParams()
  const show = (view: string) =>
    setParams(
      (current) => {
        if (view === 'result') current.delete('view')
        else current.set('view', view)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  return [params.get('view') ?? 'result', show] as const
}

function Discovery({ audience }: { audience: ReturnType<typeof discoveryAudience> }) {
  const { may } = useEntitlements()
  const mayRead = may('sponsorDiscovery') || may('sponsorOutreach')
  const sponsors = useSponsors(mayRead)
  const [view, setView] = useView()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const start: DiscoveryValues = { ...startFilters, ...audience }
  const form = useDraftForm(
    'discovery',
    start,
    validateDiscovery,
    // The audience comes from the current settings
    () => audience,
  )
  const making = useMarketing({
    type: 'sponsor_discovery',
    call: (api, body: DiscoveryBody, signal) => api.marketing.identifySponsors({ body, signal }),
    failure: () => ({ title: 'Discovery failed', message: 'Failed to find sponsors. Please try again.' }),
  })
  const request = async () => {
    if ((await form.validate()).hasErrors) return undefined
    setSelected(new Set())
    return discoveryBody(form.getValues())
  }
  return (
    <Generator
      type="sponsor_discovery"
      feature="sponsorDiscovery"
      making={making}
      action="Find sponsors"
      request={request}
      fields={<DiscoveryFields form={form} />}
      refill={(entries) => refilled(form, valuesOf(start, entriesOf(entries)))}
      resultTab="Suggestions"
      renderResult={(result, again) => (
        <DiscoveryResult
          result={result}
          saved={sponsors.data ?? []}
          selected={selected}
          onSelect={setSelected}
          onClear={making.clear}
          onAgain={again}
        />
      )}
      more={{
        value: 'saved',
        label: sponsors.data ? `Saved sponsors (${sponsors.data.length})` : 'Saved sponsors',
        panel: <SponsorList sponsors={sponsors} mayRead={mayRead} />,
      }}
      tab={view}
      onTab={setView}
      empty={{
        icon: IconUserSearch,
        title: 'No suggestions yet',
        description:
          'Sponsors that fit your topic, audience and filters appear here, with the reason for each. Save the ones you like.',
      }}
    />
  )
}
