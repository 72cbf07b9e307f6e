import { attributes, notInFrames } from '@cueroom/core/embed/attributes.ts'
import { type WidgetName, widgets } from '@cueroom/core/embed/widgets.ts'
import { escapeHtml } from '@cueroom/core/marketing/email-html.ts'
import type { ServerRoute } from '@hapi/hapi'
import { notFound } from '../problems/problems.ts'

const titles: Record<WidgetName, string> = { questionnaire: 'Questionnaire', sponsorship: 'Sponsorship' }
const names = Object.keys(titles) as WidgetName[]

const longestValue = 4_000
const maxData = 20

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ')

/** A page with a widget alone, for sites that take a frame but no script. The only pages that may be framed. */
export const embedPage: ServerRoute = {
  method: 'GET',
  path: '/embed/{widget}/{id}',
  options: { auth: false },
  handler: (request, h) => {
    const { widget: frame, id } = request.params as { widget: string; id: string }
    const name = names.find((each) => widgets[each].frame === frame)
    if (!name || !/^[\w-]{1,64}$/.test(id)) throw notFound('Page')
    const { tag, attribute: idAttribute } = widgets[name]
    const given = [[idAttribute, id], ...passedOn(name, request.query)]
    const written = given.map(([attribute, value = '']) => ` ${attribute}="${escapeHtml(value)}"`).join('')
    return h
      .response(page(titles[name], `<${tag}${written}></${tag}>`))
      .type('text/html')
      .header('content-security-policy', policy)
      .header('cache-control', 'public, max-age=300')
  },
}

/** The parameters of a frame's address that become attributes of its element. */
function passedOn(widget: WidgetName, query: Record<string, unknown>): [string, string][] {
  const named: string[] = [...attributes[widget].filter((attribute) => !notInFrames.has(attribute)), 'lang']
  const data = named.includes('pass-data') && 'pass-data' in query ? Object.keys(query).filter(isData) : []
  return [...named, ...data.slice(0, maxData)].flatMap((attribute): [string, string][] => {
    const value = query[attribute]
    if (typeof value !== 'string' || value.length > longestValue) return []
    // The embedding page may use a parameter of this name for something else
    return attribute === 'guest' && !/^\d{1,10}\./.test(value) ? [] : [[attribute, value]]
  })
}

const isData = (name: string) => /^data-[a-z][a-z\d-]{0,59}$/.test(name)

const page = (title: string, element: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <script type="module" src="/widgets/v1/loader.js"></script>
  </head>
  <body>
    <main>${element}</main>
  </body>
</html>
`
