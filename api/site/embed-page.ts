import { type WidgetName, widgets } from '@cueroom/core/embed/widgets.ts'
import type { ServerRoute } from '@hapi/hapi'
import { notFound } from '../problems/problems.ts'

const titles: Record<WidgetName, string> = { questionnaire: 'Questionnaire', sponsorship: 'Sponsorship' }
const names = Object.keys(titles) as WidgetName[]

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
    const given = new URLSearchParams({ [idAttribute]: id })
    for (const attribute of ['theme', 'guest']) {
      const value: unknown = request.query[attribute]
      if (typeof value === 'string' && /^[\w.-]{1,500}$/.test(value)) given.set(attribute, value)
    }
    const attributes = [...given].map(([attribute, value]) => ` ${attribute}="${value}"`).join('')
    return h
      .response(page(titles[name], `<${tag}${attributes}></${tag}>`))
      .type('text/html')
      .header('content-security-policy', policy)
      .header('cache-control', 'public, max-age=300')
  },
}

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
