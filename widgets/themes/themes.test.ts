import { contrast } from '@cueroom/core/show/accent.ts'
import { afterEach, expect, test } from 'vitest'
import css from './surface.css?inline'
import { themes } from '@cueroom/core/embed/themes.ts'

const sheet = new CSSStyleSheet()
sheet.replaceSync(css)
const names = Object.keys(themes)

afterEach(() => document.body.replaceChildren())

/** A surface in a theme, with what is given to it. */
function surface(theme: string, style = '', brand = '') {
  document.body.innerHTML = `<section style="${style}"></section>`
  const root = document.querySelector('section')!.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheet]
  root.innerHTML = `<div class="cueroom" data-theme="${theme}"><div class="${brand && 'branded'}" style="${brand}">
    <h2>Title</h2><p class="aside">Aside</p><a href="#a">Link</a><button class="primary">Submit</button>
    <button class="secondary">Print</button><p class="error" style="color: var(--error)">Wrong</p></div></div>`
  const of = (selector: string, property: keyof CSSStyleDeclaration & string) =>
    hex(getComputedStyle(root.querySelector(selector)!)[property] as string)
  const ground = of('.cueroom', 'backgroundColor')
  const pairs: Record<string, [string, string, atLeast: number]> = {
    text: [of('h2', 'color'), ground, 4.5],
    aside: [of('.aside', 'color'), ground, 4.5],
    link: [of('a', 'color'), ground, 4.5],
    'line under a link': [of('a', 'textDecorationColor'), ground, 4.5],
    error: [of('.error', 'color'), ground, 4.5],
    'main button': [of('.primary', 'color'), of('.primary', 'backgroundColor'), 4.5],
    'other button': [of('.secondary', 'color'), ground, 4.5],
    'edge of a button': [of('.secondary', 'borderTopColor'), ground, 3],
  }
  const weak = Object.entries(pairs).filter(([, [one, other, atLeast]]) => contrast(one, other) < atLeast)
  return { weak, ground, button: of('.primary', 'backgroundColor') }
}

/** Any colour CSS knows, as it is painted. */
function hex(colour: string) {
  const paint = new OffscreenCanvas(1, 1).getContext('2d')!
  paint.fillStyle = colour
  paint.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = paint.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

test.each(names)('everything in the theme %s can be read (WCAG AA), and its button be seen', (theme) => {
  const { weak, ground, button } = surface(theme)
  expect(weak).toEqual([])
  expect(contrast(button, ground)).toBeGreaterThan(3)
})

test('six ready themes beside light, dark and auto, each with a look of its own', () => {
  const looks = names.filter((name) => name !== 'auto').map((name) => JSON.stringify(surface(name)))
  expect(new Set(looks).size).toBe(looks.length)
  expect(looks.length).toBe(8)
})

test('an accent of the page or of the show is written on readably, whatever it is', () => {
  for (const accent of [
    '#ffd400',
    '#00ff88',
    '#7f7f7f',
    '#757575',
    '#123456',
    '#ff0000',
    '#ffffff',
    '#000000',
  ]) {
    for (const theme of ['light', 'dark', 'paper']) {
      const page = surface(theme, `--cueroom-accent: ${accent}`)
      expect(page, `${accent} of the page on ${theme}`).toMatchObject({ weak: [], button: accent })
      const show = surface(theme, '', `--brand: ${accent}; --brand-text: #808080`)
      expect(show, `${accent} of the show on ${theme}`).toMatchObject({ weak: [], button: accent })
    }
  }
})

test('the page decides against the show, and about the text as well', () => {
  const both = surface('light', '--cueroom-accent: #123456', '--brand: #ffd400; --brand-text: #000000')
  expect(both.button).toBe('#123456')
  expect(surface('light', '--cueroom-accent-text: #3b4cca').weak.map(([name]) => name)).toEqual([
    'main button',
  ])
})
