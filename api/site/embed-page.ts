import { type WidgetName, widgets } from '@cueroom/core/embed/widgets.ts'
import { escapeHtml } from '@cueroom/core/marketing/email-html.ts'
import type { ServerRoute } from '@hapi/hapi'
import { notFound } from '../problems/problems.ts'

const titles: Record<WidgetName, string> = { questionnaire: 'Questionnaire', sponsorship: 'Sponsorship' }
const names = Object.keys(titles) as WidgetName[]

/** The parameters of its address that become attributes of the element. */
const passed: Record<WidgetName, string[]> = {
  questionnaire: ['theme', 'guest', 'autosave', 'prefill', 'fields', 'lang'],
  sponsorship: ['theme', 'heading', 'package', 'lang'],
}
const longestValue = 4_000

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
    const given = new Map<string, string>([[idAttribute, id]])
    for (const attribute of passed[name]) {
      const value: unknown = request.query[attribute]
      if (typeof value !== 'string' || !value || value.length > longestValue) continue
      // The page around the frame may have a parameter of this name with a meaning of its own
      if (attribute !== 'guest' || /^\d{1,10}\./.test(value)) given.set(attribute, value)
    }
    const attributes = [...given].map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`).join('')
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
