import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { elementTag, embedCode, frameCode, heightMessage } from './embed-code.ts'

const origin = 'https://cue.example'
const asked = { widget: 'questionnaire', id: 'before' } as const

test('nothing in it can leave its attribute', () => {
  const attributes = { guest: '"><script>alert(1)</script>', theme: "'&" }
  const code = embedCode({ origin, ...asked, id: '"onload="', attributes })
  expect(code.match(/<script/g)).toHaveLength(1)
  expect(code).toContain('questionnaire-id="&quot;onload=&quot;"')
  expect(code).toContain('guest="&quot;&gt;&lt;script&gt;')
  expect(code).toContain(`theme="'&amp;"`)
})

test('one script, and one element with a link and room, without what is not chosen', () => {
  const attributes = { theme: undefined, autosave: '' }
  const properties = { '--cueroom-accent': '' }
  expect(embedCode({ origin, ...asked, attributes, properties })).toBe(
    `<script type="module" src="https://cue.example/widgets/v1/loader.js"></script>
<cueroom-questionnaire questionnaire-id="before" style="display: block; min-height: 100vh">
  <a href="https://cue.example/q/before">Answer the questionnaire</a>
</cueroom-questionnaire>`,
  )
})

test('choices become attributes and custom properties, a pinned version a script with its hash', () => {
  const properties = { '--cueroom-accent': '#8a3ffc', '--cueroom-radius': '0' }
  const pinned = { path: '/widgets/1.4.2/loader.js', integrity: 'sha384-abc' }
  expect(embedCode({ origin, ...asked, attributes: { theme: 'dark' }, properties, pinned, room: 640 })).toBe(
    `<script type="module" src="https://cue.example/widgets/1.4.2/loader.js" integrity="sha384-abc" crossorigin="anonymous"></script>
<cueroom-questionnaire questionnaire-id="before" theme="dark" style="display: block; min-height: min(100vh, 640px); --cueroom-accent: #8a3ffc; --cueroom-radius: 0">
  <a href="https://cue.example/q/before">Answer the questionnaire</a>
</cueroom-questionnaire>`,
  )
})

test('a site without scripts gets a frame', () => {
  const code = frameCode({ origin, ...asked, attributes: { theme: 'dark' } }, 'Say "hello"').split('\n')[0]
  expect(code).toBe(
    '<iframe src="https://cue.example/embed/q/before?theme=dark" title="Say &quot;hello&quot;" style="width: 100%; height: 1200px; border: 0"></iframe>',
  )
})

test('a frame carries only what is chosen and what frames know', () => {
  const attributes = { theme: undefined, mode: 'popup', 'button-label': 'Join us' }
  expect(frameCode({ origin, ...asked, attributes }, 'Questions')).toContain(
    'src="https://cue.example/embed/q/before" ',
  )
  expect(frameCode({ origin, ...asked }, 'Questions')).toContain('src="https://cue.example/embed/q/before" ')
})

test('the script of a frame passes on the page’s parameters, and takes a height from its own frame only', () => {
  const script = frameCode({ origin, ...asked }, 'Questions')
    .split('\n')[1]!
    .slice(8, -9)
  const frame = { src: 'https://cue.example/embed/q/before', contentWindow: {}, style: { height: '1200px' } }
  const listeners: ((event: object) => void)[] = []
  const listen = (_: string, listener: (event: object) => void) => listeners.push(listener)
  const page = { currentScript: { previousElementSibling: frame } }
  runInNewContext(script, { location: { search: '?guest=7' }, document: page, addEventListener: listen })
  expect(frame.src).toBe('https://cue.example/embed/q/before?guest=7')

  const [tell] = listeners
  const data = { type: heightMessage, height: 640 }
  tell!({ source: {}, data })
  tell!({ source: frame.contentWindow, data: { type: 'another', height: 640 } })
  tell!({ source: frame.contentWindow, data: undefined })
  expect(frame.style.height).toBe('1200px')
  tell!({ source: frame.contentWindow, data })
  expect(frame.style.height).toBe('640px')
  tell!({ source: frame.contentWindow, data: { ...data, height: 90_000 } })
  expect(frame.style.height).toBe('20000px')
  tell!({ source: frame.contentWindow, data: { ...data, height: 'tall' } })
  expect(frame.style.height).toBe('0px')
})

test('an element alone has no content', () => {
  expect(elementTag(asked)).toBe('<cueroom-questionnaire questionnaire-id="before"></cueroom-questionnaire>')
})

test('what a show offers its sponsors is embedded in the same way', () => {
  const offered = {
    origin,
    widget: 'sponsorship',
    id: 'default',
    attributes: { heading: 'Work with us' },
  } as const
  expect(embedCode(offered)).toBe(
    `<script type="module" src="https://cue.example/widgets/v1/loader.js"></script>
<cueroom-sponsorship show-id="default" heading="Work with us" style="display: block; min-height: 100vh">
  <a href="https://cue.example/sponsorship/default">See the sponsorship packages</a>
</cueroom-sponsorship>`,
  )
  expect(frameCode(offered, 'Sponsors')).toContain(
    'src="https://cue.example/embed/sponsorship/default?heading=Work+with+us"',
  )
})

test('a widget behind a button reserves no room', () => {
  const code = embedCode({ origin, ...asked, attributes: { mode: 'popup', 'button-label': 'Join us' } })
  expect(code).toContain(' mode="popup" button-label="Join us">')
  expect(code).not.toContain('min-height')
})
