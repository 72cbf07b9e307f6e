import { counted, numberText } from '@cueroom/core/text/format.ts'
import type { SavedSponsor } from '@cueroom/core/sponsors/saved-sponsor.ts'
import type { SponsorFormat } from '@cueroom/core/sponsors/sponsor-formats.ts'
import { Button, TextInput } from '@mantine/core'
import { useDeferredValue, useState } from 'react'
import { useEntitlements } from '../app/session.queries.ts'
import { IconBuildingStore, IconPlus, IconSearch } from '../icons/index.ts'
import { Dimmed } from '../ui/dimmed.ts'
import { DownloadMenu } from '../ui/download-menu.tsx'
import { ListSkeleton } from '../ui/list-skeleton.tsx'
import { EmptyState, LoadFailure, LockedPanel } from '../ui/states.tsx'
import { lazyDialog } from '../ui/lazy.tsx'
import { useSearchParams } from '../routing/routing.tsx'
import { useInquiries } from '../sponsorship/inquiries.queries.ts'
import { ReceivedInquiries } from '../sponsorship/sponsor-inquiries.tsx'
import { SponsorCard } from './sponsor-card.tsx'
import classes from './sponsors.module.css'
import { useDeleteSponsor, useExportSponsors, type useSponsors } from './sponsors.queries.ts'

const AddSponsorDialog = lazyDialog(async () => (await import('./sponsor-dialog.tsx')).AddSponsorDialog)
const EditSponsorDialog = lazyDialog(async () => (await import('./sponsor-dialog.tsx')).EditSponsorDialog)

interface Props {
  sponsors: ReturnType<typeof useSponsors>
  /** Whether the show has a feature that includes the list. */
  mayRead: boolean
}

/** Saved sponsors: search, add, edit, delete, export, write outreach. */
export function SponsorList({ sponsors, mayRead }: Props) {
  const [adding, setAdding] = useState(false)
  const { active } = useEntitlements()
  if (!mayRead) {
    return (
      <>
        <LockedPanel
          title="Your subscription doesn't include saved sponsors"
          description="They come with sponsor discovery or sponsor outreach. Ask your administrator to turn one on. Sponsors you saved are kept."
        />
        <ReceivedInquiries />
      </>
    )
  }
  if (sponsors.isError) {
    return <LoadFailure what="sponsors" query={sponsors} title="Failed to fetch sponsors" />
  }
  if (!sponsors.data) return <ListSkeleton label="Loading your sponsors" rows={3} h={140} />
  const add = () => setAdding(true)
  return (
    <>
      {sponsors.data.length > 0 ? (
        <Sponsors sponsors={sponsors.data} onAdd={add} />
      ) : (
        <EmptyState
          icon={IconBuildingStore}
          title="No saved sponsors yet"
          description="Save suggestions from Sponsor Discovery, or add a company you know. Companies that contact you through your sponsorship page appear here too."
        >
          <Button variant="filled" onClick={add} disabled={!active}>
            Add Sponsor
          </Button>
        </EmptyState>
      )}
      {adding && <AddSponsorDialog onClose={() => setAdding(false)} />}
    </>
  )
}

const searched = ({ companyName, industry, marketingContactEmail, outreachNotes }: SavedSponsor) =>
  [companyName, industry, marketingContactEmail, outreachNotes].join('\n').toLocaleLowerCase()

/** The sponsor whose inquiry is in the URL: the inbox leads to it. */
function useSponsorInAddress(): number | undefined {
  const [params] = useSearchParams()
  const inquiryId = params.get('inquiry')
  const { data } = useInquiries(inquiryId !== null)
  return data?.find(({ id }) => String(id) === inquiryId)?.sponsorId
}

/** Maximum sponsors rendered at first; search narrows the rest. */
const shownAtFirst = 50

function Sponsors({ sponsors, onAdd }: { sponsors: SavedSponsor[]; onAdd: () => void }) {
  const { active, may } = useEntitlements()
  const [search, setSearch] = useState('')
  const [all, setAll] = useState(false)
  const [edited, setEdited] = useState<SavedSponsor | null>(null)
  const deleting = useDeleteSponsor()
  const sought = useDeferredValue(search).trim().toLocaleLowerCase()
  const current = useSponsorInAddress()
  const ordered = sponsors.toSorted((a, b) => Number(b.id === current) - Number(a.id === current))
  const found = sought ? ordered.filter((sponsor) => searched(sponsor).includes(sought)) : ordered
  const shown = all ? found : found.slice(0, shownAtFirst)
  return (
    <>
      <div className={classes.bar}>
        <TextInput
          leftSection={<IconSearch size={16} />}
          placeholder="Search by company, industry, email or notes"
          aria-label="Search saved sponsors"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <ExportMenu />
        <Button variant="filled" leftSection={<IconPlus size={16} />} disabled={!active} onClick={onAdd}>
          Add Sponsor
        </Button>
      </div>
      <Dimmed role="status" mb="sm">
        {sought
          ? `${numberText(found.length)} of ${counted(sponsors.length, 'sponsor')}`
          : counted(sponsors.length, 'sponsor')}
      </Dimmed>
      <ul className={classes.list} aria-label="Saved sponsors">
        {shown.map((sponsor) => (
          <SponsorCard
            key={sponsor.id}
            sponsor={sponsor}
            isCurrent={sponsor.id === current}
            mayChange={active}
            mayWrite={active && may('sponsorOutreach')}
            onEdit={() => setEdited(sponsor)}
            onDelete={() => deleting.mutate(sponsor)}
          />
        ))}
      </ul>
      {found.length > shown.length && (
        <Button variant="subtle" mt="sm" onClick={() => setAll(true)}>
          Show {numberText(found.length - shown.length)} more
        </Button>
      )}
      {edited && <EditSponsorDialog sponsor={edited} onClose={() => setEdited(null)} />}
    </>
  )
}

const formats: Record<SponsorFormat, string> = { xlsx: 'Excel workbook', csv: 'CSV', json: 'JSON' }

function ExportMenu() {
  const exporting = useExportSponsors()
  return (
    <DownloadMenu
      name="Export"
      formats={formats}
      onChoose={(format) => exporting.mutate(format)}
      loading={exporting.isPending}
    />
  )
}
