import { contract } from '@cueroom/core/contract/contract.ts'
import { toOpenApi } from '@cueroom/core/contract/openapi.ts'
import type { ServerRoute } from '@hapi/hapi'
import { getAbsoluteFSPath } from 'swagger-ui-dist'
import type { App } from '../app.ts'
import { inVisitor } from '../db/tenant.ts'
import { version } from '../instance/version.ts'
import { findPicture } from '../media/media.service.ts'
import { pagePolicy } from './headers.ts'
import { clientAddress } from './limits.ts'
import { notFound, problem, storageFull } from './problems.ts'
import { staticRoutes } from './static-files.ts'
import { questionnairePages } from '../questionnaires/questionnaire-pages.ts'
import { sponsorshipPages } from '../sponsorship/sponsorship-pages.ts'

/** Every route outside the contract, in one list that the security probes walk too. All of them are public. */
export const pages = (app: App): ServerRoute[] => [
  {
    method: 'GET',
    path: '/health/live',
    options: { auth: false },
    handler: () => ({ live: true }),
  },
  {
    method: 'GET',
    path: '/health/ready',
    options: { auth: false },
    handler: async () => {
      if (!app.ready) throw problem(503, 'stopping', 'The server is stopping')
      await inVisitor(app.knex, (db) => db.raw('select 1'))
      if (await app.storage.probe()) throw storageFull()
      return { ready: true }
    },
  },
  {
    method: 'GET',
    path: '/media/{id}',
    options: { auth: false },
    handler: async (request, h) => {
      await app.limits.take('read', clientAddress(request, app.env))
      const id = String(request.params.id)
      const picture = /^[\w-]{22}$/.test(id)
        ? await inVisitor(app.knex, (db) => findPicture(db, id))
        : undefined
      if (!picture) throw notFound('Picture')
      return h
        .response(picture.bytes)
        .type(picture.mime)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('content-security-policy', "default-src 'none'; sandbox")
    },
  },
  ...apiReference(),
  {
    // Named one by one: the page's catch-all for GET would win over a wildcard
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    path: '/api/{path*}',
    options: { auth: false },
    handler: () => {
      throw notFound('Call')
    },
  },
  ...questionnairePages(app),
  ...sponsorshipPages(app),
  ...staticRoutes(app.env),
]

/** The OpenAPI document and the page that shows it. */
function apiReference(): ServerRoute[] {
  const document = toOpenApi(contract, version)
  return [
    { method: 'GET', path: '/api/openapi.json', options: { auth: false }, handler: () => document },
    {
      method: 'GET',
      path: '/api/docs',
      options: { auth: false },
      handler: (_request, h) =>
        h.response(referencePage).type('text/html').header('content-security-policy', pagePolicy),
    },
    {
      method: 'GET',
      path: '/api/docs/start.js',
      options: { auth: false },
      handler: (_request, h) => h.response(referenceScript).type('text/javascript'),
    },
    {
      method: 'GET',
      path: '/api/docs/{file}',
      options: { auth: false },
      handler: (request, h) => h.file(String(request.params.file), { confine: getAbsoluteFSPath() }),
    },
  ]
}

const referencePage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Cueroom API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <div id="reference"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`

const referenceScript = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  docExpansion: 'none',
  persistAuthorization: false,
})
`
