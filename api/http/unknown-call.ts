import type { Request } from '@hapi/hapi'
import { notFound, problem } from '../problems/problems.ts'

export const anyCall = '/api/{path*}'

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** The refusal of a call that the API doesn't have: 405 with what its address takes, 404 if nothing. */
export function unknownCall({ server, path }: Request) {
  const taken = methods.filter((method) => {
    const route = server.match(method, path)
    return route && route.path !== anyCall
  })
  if (taken.length === 0) return notFound('Call')
  const allow = taken
    .flatMap((method) => (method === 'get' ? ['GET', 'HEAD'] : method.toUpperCase()))
    .join(', ')
  return problem(405, 'method_not_allowed', `This address takes only ${allow}`, { allow })
}

/** hapi answers OPTIONS itself, to calls without CORS with a success or a failure in a shape of its own. */
export const isRefusedPreflight = ({ method, path, response }: Request) =>
  method === 'options' &&
  path.startsWith('/api/') &&
  ('isBoom' in response || !response.headers['access-control-allow-origin'])
