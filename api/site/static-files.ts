import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ResponseToolkit, ServerRoute } from '@hapi/hapi'
import type { Env } from '../config/env.ts'
import { notFound } from '../problems/problems.ts'
import { embedPage } from './embed-page.ts'
import { pagePolicy } from '../http/headers.ts'
import { type WidgetFolders, widgetRoutes } from './widget-files.ts'

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const dashboard = folder('dashboard/dist')

/** What the build has compressed is sent like that. */
const compressed = { lookupCompressed: true, lookupMap: { br: '.br' } }

const year = 365 * 24 * 3600
const hashed = /-[\w-]{8,16}\.\w+$/

/** The built dashboard: hashed files for ever, everything else is the page that routes itself. */
const dashboardFiles: ServerRoute = {
  method: 'GET',
  path: '/{path*}',
  options: { auth: false },
  handler: (request, h) => {
    const path = String(request.params.path ?? '')
    const isFile = /\.\w{2,5}$/.test(path)
    // A scraper would take the page for a server that is well
    if (path === 'metrics') throw notFound('Page')
    // A longer name is an error of the file system
    if (isFile && path.length > 200) throw notFound('File')
    if (isFile) return immutableIfHashed(path, h.file(path, { confine: dashboard, ...compressed }))
    return page(h, path === 'login' ? 'login.html' : 'index.html')
  },
}

/** Sign-in has a page that names the files it loads; both are the same application. */
const page = (h: ResponseToolkit, name: 'index.html' | 'login.html') =>
  h
    .file(name, { confine: dashboard })
    .header('content-security-policy', pagePolicy)
    .header('cache-control', 'no-cache')

const immutableIfHashed = (path: string, response: ReturnType<ResponseToolkit['file']>) =>
  response.header('cache-control', hashed.test(path) ? `public, max-age=${year}, immutable` : 'no-cache')

/** Where built widgets lie, for a data directory. */
export const widgetFolders = (dataDirectory: string): WidgetFolders => ({
  built: folder('widgets/dist'),
  kept: join(dataDirectory, 'widgets'),
})

export const staticRoutes = ({ dataDirectory }: Pick<Env, 'dataDirectory'>): ServerRoute[] => [
  dashboardFiles,
  embedPage,
  ...widgetRoutes(widgetFolders(dataDirectory)),
]
