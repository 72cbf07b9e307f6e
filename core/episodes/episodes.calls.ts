import type { Calls } from '../contract/endpoint.ts'

const changes = { access: 'tenant', requiresActiveSubscription: true } as const

export const episodes = {
  list: {
    route: 'GET /api/episodes',
    summary: 'List the episodes, newest first',
    access: 'tenant',
    paged: true,
  },
  get: { route: 'GET /api/episodes/{id}', summary: 'Get one episode', access: 'tenant' },
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
    summary: 'Delete an episode; can be undone for 30 days',
    access: 'tenant',
    audit: 'episode_deleted',
  },
  listSeries: {
    route: 'GET /api/series',
    summary: 'List the series, newest first',
    access: 'tenant',
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
    access: 'tenant',
    audit: 'series_deleted',
  },
} as const satisfies Calls
