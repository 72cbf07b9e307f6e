import type { ExportedFile, StreamedFile } from '@cueroom/core/contract/file.ts'
import { csvType, jsonType } from '@cueroom/core/contract/file.ts'
import { csvPieces, jsonPieces } from '@cueroom/core/exports/streamed-rows.ts'
import { SavedSponsor } from '@cueroom/core/sponsors/saved-sponsor.ts'
import type { SponsorFormat } from '@cueroom/core/sponsors/sponsor-formats.ts'
import {
  maxSponsorsInWorkbook,
  sponsorCells,
  sponsorHeaders,
  sponsorsFileName,
  tooManySponsors,
} from '@cueroom/core/sponsors/sponsors-file.ts'
import { collectBytes, eachPart } from '../exports/read-parts.ts'
import type { HostCaller, HostTransactions, LongScope } from '../http/handlers.ts'
import { problem } from '../problems/problems.ts'
import { showForDrafting } from '../show/show.service.ts'
import { threads } from '../threads/threads.ts'
import type { Sponsor } from './sponsor.model.ts'
import { listOf } from './sponsors.service.ts'

type Scope = Pick<HostCaller & HostTransactions & LongScope, 'inTenant' | 'tenantId' | 'signal'>

/** Only what the contract lists leaves. */
const record = (row: Sponsor) => SavedSponsor.parse(row)

/**
 * The saved sponsors as a file: CSV and JSON are written while they are sent, a workbook on a worker thread.
 * @throws 413 for more than one workbook takes.
 */
export async function exportSponsors(
  format: SponsorFormat,
  scope: Scope,
): Promise<ExportedFile | StreamedFile> {
  const { podcastName } = await scope.inTenant(showForDrafting)
  const parts = eachPart<Sponsor>(scope.inTenant, listOf)
  const name = sponsorsFileName(podcastName, format)
  if (format === 'json') return { name, type: jsonType, pieces: jsonPieces(parts, record) }
  if (format === 'csv')
    return {
      name,
      type: csvType,
      pieces: csvPieces(sponsorHeaders, parts, (row) => sponsorCells(record(row))),
    }
  const total = await scope.inTenant(async (db) => {
    const [found] = await db.from(listOf(db).rows.as('sponsors')).count('* as total')
    return Number(found!.total)
  })
  if (total > maxSponsorsInWorkbook) throw problem(413, 'too_large', tooManySponsors(total))
  const rows = await collectBytes(parts, record)
  return threads.run('sponsorsFile', { podcastName, rows }, { ...scope, transfer: rows })
}
