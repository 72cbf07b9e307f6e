import { fileURLToPath } from 'node:url'
import type { ResponseToolkit, ServerRoute } from '@hapi/hapi'
import { pagePolicy } from './headers.ts'

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const dashboard = folder('dashboard/dist')
const widgets = folder('widgets/dist')

const year = 365 * 24 * 3600
const hashed = /-[\w-]{8,}\.\w+$/

/** The built dashboard: hashed files for ever, everything else is the page that routes itself. */
const dashboardFiles: ServerRoute = {
  method: 'GET',
  path: '/{path*}',
  options: { auth: false },
  handler: (request, h) => {
    const path = String(request.params.path ?? '')
    const isFile = /\.\w{2,5}$/.test(path)
    if (isFile) return immutableIfHashed(path, h.file(path, { confine: dashboard }))
    return page(h)
  },
}

const page = (h: ResponseToolkit) =>
  h
    .file('index.html', { confine: dashboard })
    .header('content-security-policy', pagePolicy)
    .header('cache-control', 'no-cache')

const immutableIfHashed = (path: string, response: ReturnType<ResponseToolkit['file']>) =>
  response.header('cache-control', hashed.test(path) ? `public, max-age=${year}, immutable` : 'no-cache')

/** The widgets, for any site: the loader is asked for again after five minutes, its hashed chunks never. */
const widgetFiles: ServerRoute = {
  method: 'GET',
  path: '/widgets/v1/{path*}',
  options: { auth: false },
  handler: (request, h) => {
    const path = String(request.params.path ?? '')
    const caching = hashed.test(path)
      ? `public, max-age=${year}, immutable`
      : 'public, max-age=300, stale-while-revalidate=86400'
    return h
      .file(path, { confine: widgets })
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', caching)
  },
}

export const staticRoutes = [dashboardFiles, widgetFiles]
