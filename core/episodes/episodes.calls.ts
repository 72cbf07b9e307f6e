import { trashDays } from '../deletions/trash.ts'
import type { Calls } from '../contract/endpoint.ts'
import { docxType } from '../contract/file.ts'

const changes = { requiresActiveSubscription: true } as const

export const episodes = {
  list: {
    route: 'GET /api/episodes',
    summary: 'List the episodes, newest first',
    paged: true,
  },
  get: { route: 'GET /api/episodes/{id}', summary: 'Get one episode' },
  create: { route: 'POST /api/episodes', summary: 'Add an episode', ...changes, status: 201 },
  update: {
    route: 'PUT /api/episodes/{id}',
    summary: 'Update an episode; absent keys stay unchanged',
    ...changes,
  },
  duplicate: {
    route: 'POST /api/episodes/{id}/duplicate',
    summary: 'Copy an episode without its number and dates',
    ...changes,
    status: 201,
  },
  remove: {
    route: 'DELETE /api/episodes/{id}',
    summary: `Delete an episode; can be undone for ${trashDays} days`,
    audit: 'episode_deleted',
  },
  runOfShow: {
    route: 'GET /api/episodes/{id}/run-of-show',
    summary: 'Get the run of show of an episode, drawn from its guests’ newest texts',
  },
  planRunOfShow: {
    route: 'PUT /api/episodes/{id}/run-of-show',
    summary: 'Order, edit, time and remove the segments of an episode',
    ...changes,
    maxBytes: 1024 * 1024,
  },
  runDocument: {
    route: 'GET /api/episodes/{id}/run-of-show/export',
    summary: 'Download the run of show of an episode as a Word document',
    audit: 'exported',
    file: docxType,
  },
  runLinks: {
    route: 'GET /api/episodes/{id}/links',
    summary: 'List the links that share the run of show of an episode',
  },
  shareRun: {
    route: 'POST /api/episodes/{id}/links',
    summary: 'Create a link that shares the run of show; its address is shown once',
    ...changes,
    audit: 'run_shared',
    noReplay: true,
    status: 201,
  },
  revokeRunLink: {
    route: 'DELETE /api/episodes/{id}/links/{linkId}',
    summary: 'Revoke a link to the run of show of an episode',
    audit: 'run_link_revoked',
  },
  listSeries: {
    route: 'GET /api/series',
    summary: 'List the series, newest first',
    paged: true,
  },
  createSeries: { route: 'POST /api/series', summary: 'Add a series', ...changes, status: 201 },
  updateSeries: {
    route: 'PUT /api/series/{id}',
    summary: 'Update a series; absent keys stay unchanged',
    ...changes,
  },
  removeSeries: {
    route: 'DELETE /api/series/{id}',
    summary: 'Delete a series permanently; its episodes stay, without a series',
    audit: 'series_deleted',
  },
} as const satisfies Calls
