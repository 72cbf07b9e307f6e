import { isLocal } from '@cueroom/core/text/is-local.ts'
import { checkContrast } from '@cueroom/core/embed/contrast-check.ts'
import { blockOf } from '@cueroom/core/embed/content-policy.ts'
import { loaderPath } from '@cueroom/core/embed/embed-code.ts'
import { bad, type Finding, good, note } from '@cueroom/core/embed/finding.ts'
import { checkWidth } from '@cueroom/core/embed/width-check.ts'
import type { Cli } from '../app/cli.ts'
import { checkElement, serverOf } from './check-element.ts'
import { checkLoader } from './check-loader.ts'
import type { PageFacts, Tag } from './page-facts.ts'

/** Problems that stop widgets on a page, in the order a browser meets them. */
export async function judge(cli: Cli, page: PageFacts): Promise<Finding[]> {
  const [loader] = page.scripts
  const elements = page.elements.length > 0 ? elementsFound(page) : elementsMissing(page)
  if (!loader) return [...elements, ...(page.elements.length > 0 ? [loaderMissing(page)] : [])]
  const src = URL.parse(loader.attributes['src'] ?? '', page.url)
  if (!src) return [...elements, loaderMissing(page)]
  const policy = checkPolicy(page, loader, src)
  const delivered = await checkLoader(cli, page, loader, src)
  const asked = await Promise.all(page.elements.map((element) => checkElement(cli, page, src, element)))
  const found = [...elements, ...insecure(page, src), ...policy, ...delivered, ...asked]
  return [...found, ...checkShown(page, found)]
}

const elementsFound = ({ elements }: PageFacts) => [
  good('element', 'Element', elements.map(({ name }) => `<${name}>`).join(', ')),
]

const elementsMissing = ({ asText, shown }: PageFacts) => [
  asText
    ? bad(
        'element_as_text',
        'Element',
        'The code is on the page as plain text.',
        'Paste it into an HTML or code block, not into a paragraph.',
      )
    : bad(
        'element_missing',
        'Element',
        shown
          ? 'The page has no <cueroom-questionnaire> and no <cueroom-sponsorship>.'
          : "The page's HTML has no widget element. (Its scripts were not run.)",
        "Paste the code from Embed, in the questionnaire builder or in Show Settings. Many sites remove it unless it's in an HTML block.",
      ),
]

const loaderMissing = ({ elements }: PageFacts) =>
  bad(
    'loader_missing',
    'Script',
    "The page doesn't load the widget script. Sites remove scripts when an account isn't allowed to post them.",
    `<script type="module" src="${URL.parse(elements[0]?.attributes['api-base'] ?? '')?.origin ?? 'https://YOUR-SERVER'}${loaderPath}"></script>`,
  )

function insecure({ url }: PageFacts, src: URL): Finding[] {
  // Browsers trust localhost without a certificate
  if (!url.startsWith('https:') || src.protocol === 'https:' || isLocal(src.href)) return []
  const secure = src.href.replace(/^http:/, 'https:')
  return [bad('loader_insecure', 'Script', "An https page can't load scripts over http.", `src="${secure}"`)]
}

function checkPolicy(page: PageFacts, loader: Tag, src: URL): Finding[] {
  if (page.policies.length === 0) return [good('policy', 'Page policy', 'none')]
  const { nonce, integrity } = loader.attributes
  const script = blockOf(page.policies, {
    need: 'script-src',
    url: src.href,
    page: page.url,
    nonce,
    integrity,
  })
  const servers = [...new Set(page.elements.map((element) => serverOf(element, src)))]
  const blocks = servers.flatMap((server) => {
    const url = `${server}/api/`
    const calls = blockOf(page.policies, { need: 'connect-src', url, page: page.url })
    const pictures = blockOf(page.policies, { need: 'img-src', url: `${server}/media/`, page: page.url })
    return [
      ...(calls
        ? [bad('calls_blocked', 'Page policy', stops(calls.directive, 'its calls'), calls.instead)]
        : []),
      ...(pictures
        ? [
            note(
              'pictures_blocked',
              'Page policy',
              stops(pictures.directive, 'its pictures'),
              pictures.instead,
            ),
          ]
        : []),
    ]
  })
  if (script)
    blocks.unshift(
      bad('script_blocked', 'Page policy', stops(script.directive, 'the script'), script.instead),
    )
  return blocks.length > 0 ? blocks : [good('policy', 'Page policy', 'lets the widget through')]
}

const stops = (directive: string, what: string) => `${directive} blocks ${what}.`

const unlike = <T>(items: T[]): T[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
]

/** Browser findings that nothing above explains. */
function checkShown({ shown }: PageFacts, found: Finding[]): Finding[] {
  if (!shown) return []
  const explained = found.some(({ state }) => state === 'bad')
  const works = shown.widgets.filter((widget) => widget.works).length
  const strange = explained
    ? []
    : [
        ...unlike(shown.violations).map(({ directive, blocked }) =>
          bad('blocked', 'Page policy', `${directive} blocks ${blocked}.`, `Allow it in ${directive}.`),
        ),
        ...shown.failures.map(({ url, reason }) => bad('blocked', 'Loading', `${url}: ${reason}`)),
      ]
  const silent = shown.widgets.filter((widget) => !widget.works)
  const outcome =
    silent.length === 0
      ? [good('shown', 'In the browser', works === 1 ? 'the widget loads' : `${works} widgets load`)]
      : silent.map(({ says }) =>
          bad(
            'not_shown',
            'In the browser',
            says ? `The widget shows “${says}”.` : 'The widget shows nothing.',
          ),
        )
  const widths = shown.widgets.filter((widget) => widget.works).flatMap(({ width }) => checkWidth(width))
  return [
    ...strange,
    ...outcome,
    ...widths,
    ...checkContrast(shown.widgets.flatMap(({ painted }) => painted)),
  ]
}
