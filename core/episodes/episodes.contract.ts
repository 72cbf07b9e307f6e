import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import { pageQuery, sortedPageQuery } from '../contract/page-query.ts'
import { Deletion, Done, IdParams, line, RowIdText, Timestamp } from '../contract/shapes.ts'
import { episodeSorts } from './episode-sorts.ts'
import { episodes as calls } from './episodes.calls.ts'
import {
  Episode,
  EpisodeChanges,
  EpisodeStage,
  NewEpisode,
  NewSeries,
  Series,
  SeriesChanges,
} from './episode.ts'
import { MadeRunLink, NewRunLink, RunLink } from './run-link.ts'
import { RunOfShow, RunOfShowChanges } from './run-of-show.ts'

export const EpisodesQuery = z.strictObject({
  search: line(200).optional().describe('Part of the title, or of the name of a guest'),
  stage: EpisodeStage.optional(),
  series: RowIdText.optional(),
  guest: RowIdText.optional().describe('Only episodes of this guest'),
  from: Timestamp.optional().describe('Recorded or published at this time or later'),
  to: Timestamp.optional().describe('Recorded or published before this time'),
  sort: z
    .enum(episodeSorts)
    .default('added')
    .describe(
      'next: recordings to come, soonest first, then undated ones, then past ones; added: newest first; number: highest first',
    ),
  ...sortedPageQuery(),
})
export type EpisodesQuery = z.output<typeof EpisodesQuery>

export const SeriesQuery = z.strictObject(pageQuery())
export type SeriesQuery = z.output<typeof SeriesQuery>

export const episodes = withSchemas(calls, {
  list: { query: EpisodesQuery, reply: z.array(Episode) },
  get: { params: IdParams, reply: Episode },
  create: { body: NewEpisode, reply: Episode },
  update: { params: IdParams, body: EpisodeChanges, reply: Episode },
  duplicate: { params: IdParams, reply: Episode },
  remove: { params: IdParams, reply: Deletion },
  runOfShow: { params: IdParams, reply: RunOfShow },
  planRunOfShow: { params: IdParams, body: RunOfShowChanges, reply: RunOfShow },
  runDocument: { params: IdParams },
  runLinks: { params: IdParams, reply: z.array(RunLink) },
  shareRun: { params: IdParams, body: NewRunLink, reply: MadeRunLink },
  revokeRunLink: { params: IdParams.extend({ linkId: RowIdText }), reply: Done },
  listSeries: { query: SeriesQuery, reply: z.array(Series) },
  createSeries: { body: NewSeries, reply: Series },
  updateSeries: { params: IdParams, body: SeriesChanges, reply: Series },
  removeSeries: { params: IdParams, reply: Done },
})
