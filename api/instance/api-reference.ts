import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contract } from '@cueroom/core/contract.ts'
import { toOpenApi } from '@cueroom/core/contract/openapi.ts'
import type { ServerRoute } from '@hapi/hapi'
import { version } from '../config/version.ts'
import { pagePolicy } from '../http/headers.ts'
import { notFound } from '../problems/problems.ts'

// A longer name is an error of the file system
const fileName = /^[\w.-]{1,100}$/

// Importing the package's module would run the whole page just to get its path
const files = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')))

let openApi: ReturnType<typeof toOpenApi> | undefined

/** The OpenAPI document and the page that shows it. */
export const apiReference = (): ServerRoute[] => [
  {
    method: 'GET',
    path: '/api/openapi.json',
    options: { auth: false },
    handler: () => (openApi ??= toOpenApi(contract, version)),
  },
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
    handler: (request, h) => {
      const file = String(request.params.file)
      if (!fileName.test(file)) throw notFound('File')
      return h.file(file, { confine: files })
    },
  },
]

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
