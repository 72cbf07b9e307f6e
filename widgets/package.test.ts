import { type attributes as allAttributes, attributes } from '@cueroom/core/embed/attributes.ts'
import { afterEach, expect, expectTypeOf, test } from 'vitest'
import './loader.ts'
import { kebabCase } from './shared/kebab-case.ts'
import type {
  QuestionnaireAttributes,
  QuestionnaireElement,
  QuestionnaireEvents,
  SponsorshipAttributes,
  SponsorshipElement,
  SponsorshipEvents,
} from './package/elements.d.ts'
import type { LoadOptions } from './package/index.d.ts'
import type {
  QuestionnaireHandlers,
  QuestionnaireProps,
  SponsorshipHandlers,
  SponsorshipProps,
} from './package/wrap.d.ts'
import * as wrap from './package/wrap.js'

type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name
type Named<Widget extends keyof typeof allAttributes> = (typeof allAttributes)[Widget][number]
type Own<Element> = Exclude<keyof Element, keyof HTMLElement>
type EventOf<Events> = keyof Events extends `cueroom-${infer Event}` ? Event : never

type Widget = Record<'attributes' | 'events', string[]>
const { widgets, commonAttributes, attributesOf } = wrap as unknown as {
  widgets: Record<'questionnaire' | 'sponsorship', Widget>
  commonAttributes: string[]
  attributesOf(widget: Widget, props: Record<string, unknown>): Record<string, string>
}
const sorted = (names: readonly string[]) => [...names].sort()

afterEach(() => document.body.replaceChildren())

test('the types name every property of the elements, and none besides', () => {
  expectTypeOf<Own<QuestionnaireElement>>().toEqualTypeOf<Camel<Named<'questionnaire'>> | 'preview'>()
  expectTypeOf<Own<SponsorshipElement>>().toEqualTypeOf<Camel<Named<'sponsorship'>>>()
  expectTypeOf<keyof QuestionnaireAttributes>().toEqualTypeOf<Named<'questionnaire'>>()
  expectTypeOf<keyof SponsorshipAttributes>().toEqualTypeOf<Named<'sponsorship'>>()
  // What the shell itself needs is no property of its attributes
  const shells = {
    given: true,
    constructor: true,
    connectedCallback: true,
    connectedMoveCallback: true,
    disconnectedCallback: true,
  }
  const descriptors = (['cueroom-questionnaire', 'cueroom-sponsorship'] as const).flatMap((tag) =>
    Object.entries(Object.getOwnPropertyDescriptors(customElements.get(tag)!.prototype)),
  )
  const others = descriptors.filter(([, { set }]) => !set).map(([name]) => name)
  expect(others.filter((name) => !(name in shells))).toEqual([])
  const names = new Set(descriptors.filter(([, { set }]) => set).map(([name]) => kebabCase(name)))
  const typed = [...attributes.questionnaire, ...attributes.sponsorship, 'preview']
  expect(sorted([...names])).toEqual(sorted([...new Set(typed)]))
})

test('a property that a script sets reaches the element, and is read back', () => {
  const questionnaire = document.body.appendChild(document.createElement('cueroom-questionnaire'))
  for (const name of [...attributes.questionnaire, 'preview']) {
    const property = name.replace(/-\w/g, ([, letter]) => letter!.toUpperCase())
    Object.assign(questionnaire, { [property]: 'set' })
    expect({ [property]: Reflect.get(questionnaire, property) }).toEqual({ [property]: 'set' })
  }
})

test('the components for React and Vue take what the elements have, and send on all their events', () => {
  type Given = keyof LoadOptions | 'server'
  expectTypeOf<Exclude<keyof QuestionnaireProps, Given>>().toEqualTypeOf<
    Exclude<Camel<Named<'questionnaire'>>, 'apiBase'>
  >()
  expectTypeOf<Exclude<keyof SponsorshipProps, Given>>().toEqualTypeOf<
    Exclude<Camel<Named<'sponsorship'>>, 'apiBase'>
  >()
  expectTypeOf<keyof QuestionnaireHandlers>().toEqualTypeOf<`on${Capitalize<EventOf<QuestionnaireEvents>>}`>()
  expectTypeOf<keyof SponsorshipHandlers>().toEqualTypeOf<`on${Capitalize<EventOf<SponsorshipEvents>>}`>()
  for (const widget of ['questionnaire', 'sponsorship'] as const) {
    const taken = [...widgets[widget].attributes, ...commonAttributes].map(kebabCase)
    expect(sorted([...taken, 'api-base'])).toEqual(sorted(attributes[widget]))
  }
  const events: Record<EventOf<QuestionnaireEvents>, true> = {
    ready: true,
    change: true,
    saved: true,
    submit: true,
    open: true,
    close: true,
    error: true,
  }
  expect(sorted(widgets.questionnaire.events)).toEqual(sorted(Object.keys(events)))
  const { change: _, saved: __, ...offers } = events satisfies Record<EventOf<SponsorshipEvents>, true>
  expect(sorted(widgets.sponsorship.events)).toEqual(sorted(Object.keys(offers)))
})

/** The scripts of a page with this policy after it has loaded the widgets, and what was thrown. */
async function afterLoading(policy: string, server = 'https://cueroom.invalid') {
  const frame = document.createElement('iframe')
  frame.srcdoc = `<meta http-equiv="content-security-policy" content="${policy}"><script type="module">
    import { loadWidgets } from '${new URL('./package/index.js', import.meta.url).href}'
    let thrown = null
    try { loadWidgets('${server}') } catch (error) { thrown = String(error) }
    const loaded = [...document.scripts].map(({ src }) => src).filter(Boolean)
    parent.postMessage({ thrown, loaded }, '*')
  </script>`
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const hear = ({ data, source }: MessageEvent) => source === frame.contentWindow && resolve(data)
  addEventListener('message', hear)
  document.body.append(frame)
  try {
    return await promise
  } finally {
    removeEventListener('message', hear)
  }
}

const typed = "require-trusted-types-for 'script'"

test('what keeps the script away throws nothing into the page', async () => {
  const nothing = { thrown: null, loaded: [] }
  expect(await afterLoading(`${typed}; trusted-types 'none'`)).toEqual(nothing)
  expect(await afterLoading('', 'no address')).toEqual(nothing)

  const prefill: Record<string, unknown> = { name: 'Ada' }
  prefill['self'] = prefill
  const props = { server: 'https://cueroom.example', questionnaireId: 'q', prefill }
  expect(attributesOf(widgets.questionnaire, props)).toEqual({
    'api-base': 'https://cueroom.example',
    'questionnaire-id': 'q',
  })
})

test.each([typed, `${typed}; trusted-types cueroom`, "trusted-types 'none'"])(
  'a page with the policy “%s” gets the script',
  async (policy) => {
    const loaded = ['https://cueroom.invalid/widgets/v1/loader.js']
    expect(await afterLoading(policy)).toEqual({ thrown: null, loaded })
  },
)
