import Boom from '@hapi/boom'
import type { Request, ResponseToolkit, RouteOptionsCors } from '@hapi/hapi'

const directives = (policy: Record<string, string>) =>
  Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

const ownScripts = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

/** Pages for guests and sponsors: only our own scripts; styles are in the page; framing is forbidden. */
export const publicPolicy = directives(ownScripts)

/** The dashboard, where Mantine sets inline styles, has fonts, workers and previews in frames as well. */
export const pagePolicy = directives({
  ...ownScripts,
  'font-src': "'self'",
  'worker-src': "'self'",
  'frame-src': "'self'",
  'manifest-src': "'self'",
})
const apiPolicy = "default-src 'none'; frame-ancestors 'none'"

const everywhere = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' }
// Of use on whatever a browser may show as a page; scripts of widgets and pictures never run as one, and a guest loads several
const onPages = { 'cross-origin-opener-policy': 'same-origin' }
const unframed = { 'x-frame-options': 'DENY' }
const year = 31_536_000

const failed = (response: Request['response']) => Boom.isBoom(response) || response.statusCode >= 400

const isEmbedded = ({ route, response }: Request) => route.path.startsWith('/embed/') && !failed(response)

const isPartOfPage = ({ route, response }: Request) =>
  /^\/(?:widgets|media)\//.test(route.path) && !failed(response)

/** Sets the security headers of every answer, failures included; a page brings its own policy. */
export function secureHeaders(request: Request, h: ResponseToolkit) {
  const { response } = request
  const headers: Record<string, string> = {
    ...everywhere,
    ...(!isPartOfPage(request) && { ...onPages, ...(!isEmbedded(request) && unframed) }),
  }
  if (request.server.app.env.publicUrl?.startsWith('https:'))
    headers['strict-transport-security'] = `max-age=${year}`
  const isApi = /^\/(api|health)(\/|$)/.test(request.path)
  if (isApi) headers['cache-control'] = 'no-store'
  // Not on scripts: a worker's policy comes from its own file
  if (isApi || failed(response)) headers['content-security-policy'] = apiPolicy
  for (const [name, value] of Object.entries(headers)) {
    if (Boom.isBoom(response)) response.output.headers[name] = value
    else if (!response.headers[name]) response.header(name, value)
  }
  return h.continue
}

/** A widget on another site sends the key of a repetition and reads how long to wait before one. */
export const anySite: RouteOptionsCors = {
  origin: ['*'],
  maxAge: 86_400,
  additionalHeaders: ['Idempotency-Key'],
  exposedHeaders: ['Retry-After'],
}
