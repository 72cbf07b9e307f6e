import { createClient } from '@cueroom/core/contract/client.ts'
import { widgets } from '@cueroom/core/embed/widgets.ts'
import { sponsorship } from '@cueroom/core/sponsorship/sponsorship.calls.ts'
import { useMemo } from 'react'
import type { Contained } from '../shared/define.ts'
import { Debuggable } from '../shared/debuggable.tsx'
import { emitFrom } from '../shared/emit.ts'
import { isOn, shellOf } from '../shared/is-on.ts'
import { Placed } from '../shared/placed.tsx'
import { pageLanguage } from '../shared/speech.tsx'
import { serverOf } from '../shared/server-of.ts'
import type { SponsorshipEvents } from './events.ts'
import { Sponsorship, type SponsorshipApi } from './sponsorship.tsx'

interface EmbeddedSponsorshipProps extends Contained {
  showId?: string
  apiBase?: string
  theme?: string
  heading?: string
  package?: string
  compact?: string
  mode?: string
  buttonLabel?: string
  opener?: string
}

const { get, inquire } = sponsorship
const calls = { sponsorship: { get, inquire } }

/** The sponsorship page as an element on a host's page: it knows its server, and sends no cookies there. */
export function EmbeddedSponsorship(props: EmbeddedSponsorshipProps) {
  const { showId = widgets.sponsorship.usualId, apiBase, theme, heading, container } = props
  const baseUrl = serverOf(apiBase, import.meta.url)
  const api = useMemo(
    () => createClient<SponsorshipApi, 'visitor'>(calls, { baseUrl, credentials: 'omit' }),
    [baseUrl],
  )
  const emit = useMemo(() => emitFrom<SponsorshipEvents>(container), [container])
  const page = useMemo(() => pageLanguage(container), [container])
  return (
    <Debuggable container={container} widget="sponsorship" id={showId} server={baseUrl}>
      <Placed {...props} label="openOffer">
        <Sponsorship
          key={`${baseUrl} ${showId}`}
          api={api}
          id={showId}
          theme={theme}
          pageLanguage={page}
          heading={heading}
          preset={props.package}
          compact={isOn(shellOf(container), 'compact')}
          origin={baseUrl}
          emit={emit}
        />
      </Placed>
    </Debuggable>
  )
}
