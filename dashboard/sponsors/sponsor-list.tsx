import { counted, numberText } from '@cueroom/core/text/format.ts'
import { inquiryStateWords } from '@cueroom/core/sponsorship/inquiry-states.ts'
import type { SavedSponsor } from '@cueroom/core/sponsors/saved-sponsor.ts'
import type { SponsorFormat } from '@cueroom/core/sponsors/sponsor-formats.ts'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useEntitlements } from '../app/session.queries.ts'
import { IconBuildingStore, IconPlus, IconSearch } from '../icons/index.ts'
import { Dimmed } from '../ui/dimmed.ts'
import { DownloadMenu } from '../ui/download-menu.tsx'
import { Filter, FilterRow } from '../ui/filter-row.tsx'
import { ListSkeleton } from '../ui/list-skeleton.tsx'
import { EmptyState, LoadFailure, LockedPanel } from '../ui/states.tsx'
import { lazyDialog } from '../ui/lazy.tsx'
import { ReceivedInquiries } from '../sponsorship/sponsor-inquiries.tsx'
import { SponsorCard } from './sponsor-card.tsx'
import classes from './sponsors.module.css'
import { useDeleteSponsor, useExportSponsors, type useSponsors } from './sponsors.queries.ts'
import { useFoundSponsors, useInquiryInAddress } from './use-found-sponsors.ts'

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
  const { inquiry } = useInquiryInAddress()
  if (!mayRead) {
    return (
      <>
        <LockedPanel
          title="Your subscription doesn't include saved sponsors"
          description="They come with sponsor discovery or sponsor outreach. Ask your administrator to turn one on. Sponsors you saved are kept."
        />
        <ReceivedInquiries current={inquiry?.id} />
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
            Add sponsor
          </Button>
        </EmptyState>
      )}
      {adding && <AddSponsorDialog onClose={() => setAdding(false)} />}
    </>
  )
}

/** Maximum sponsors rendered at first; search narrows the rest. */
const shownAtFirst = 50

function Sponsors({ sponsors, onAdd }: { sponsors: SavedSponsor[]; onAdd: () => void }) {
  const { active, may } = useEntitlements()
  const [all, setAll] = useState(false)
  const [edited, setEdited] = useState<SavedSponsor | null>(null)
  const deleting = useDeleteSponsor()
  const list = useFoundSponsors(sponsors)
  const { found, inquiry } = list
  const shown = all ? found : found.slice(0, shownAtFirst)
  return (
    <>
      {inquiry ? <OfInquiry {...list} total={sponsors.length} /> : <Bar {...list} onAdd={onAdd} />}
      <Dimmed role="status" mb="sm">
        {list.isFiltered
          ? `${numberText(found.length)} of ${counted(sponsors.length, 'sponsor')}`
          : counted(sponsors.length, 'sponsor')}
      </Dimmed>
      <ul className={classes.list} aria-label="Saved sponsors">
        {shown.map((sponsor) => (
          <SponsorCard
            key={sponsor.id}
            sponsor={sponsor}
            inquiry={inquiry?.id}
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

type List = ReturnType<typeof useFoundSponsors>

function Bar({ search, setSearch, state, setState, counts, onAdd }: List & { onAdd: () => void }) {
  const { active } = useEntitlements()
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
          Add sponsor
        </Button>
      </div>
      {counts.length > 0 && (
        <div className={classes.states}>
          <FilterRow label="Filter by inquiry">
            <Filter label="All" pressed={state === null} onPress={() => setState(null)} />
            {counts.map((each) => (
              <Filter
                key={each.state}
                label={each.state === 'new' ? 'New inquiry' : inquiryStateWords[each.state]}
                pressed={state === each.state}
                count={each.count}
                onPress={() => setState(each.state)}
              />
            ))}
          </FilterRow>
        </div>
      )}
    </>
  )
}

/** Above the one sponsor whose inquiry a link leads to. */
const OfInquiry = ({ inquiry, leave, total }: List & { total: number }) => (
  <div className={classes.bar}>
    <Dimmed component="p">The inquiry from {inquiry?.companyName}</Dimmed>
    {total > 1 && (
      <Button size="compact-sm" onClick={leave}>
        Show all saved sponsors
      </Button>
    )}
  </div>
)

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
