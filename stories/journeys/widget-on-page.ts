import type { NewQuestionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import type { Frame, Page } from 'playwright-core'
import { expect } from 'vitest'

export const asked: NewQuestionnaire = {
  title: 'Before we record',
  description: 'So that we ask you the right things.',
  questions: [
    { id: 'name', question: 'How is your name pronounced?', type: 'text' },
    { id: 'bio', question: 'How would you introduce yourself?', type: 'textarea' },
    { id: 'format', question: 'Which format?', type: 'select', options: ['Video', 'Audio'] },
    { id: 'place', question: 'Where do we meet?', type: 'radio', options: ['Studio', 'Online'] },
    { id: 'topics', question: 'Which topics?', type: 'checkbox', options: ['Bees', 'Maps'] },
    { id: 'photo', question: 'A photo of you', type: 'photo' },
  ],
}

/** Answers as a guest would, and sees them counted. */
export async function expectUsable(page: Page | Frame) {
  await page.getByRole('heading', { name: asked.title }).waitFor()
  await page.getByLabel('How is your name pronounced?').fill('AY-da')
  await page.getByLabel('How would you introduce yourself?').fill('I write programs.')
  await page.getByLabel('Which format?').selectOption('Audio')
  await page.getByLabel('Online').check()
  await page.getByLabel('Bees').check()
  await page.getByText('5 of 6').waitFor()
}

const properties = [
  'color',
  'backgroundColor',
  'display',
  'visibility',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'letterSpacing',
  'wordSpacing',
  'lineHeight',
  'textTransform',
  'textIndent',
  'whiteSpace',
  'borderTopWidth',
  'borderTopStyle',
  'borderTopColor',
  'paddingLeft',
  'height',
  'direction',
] as const
const pieces = [
  '.cueroom',
  'h2',
  '.description',
  'label',
  'input',
  'textarea',
  'select',
  'legend',
  '.choice',
  'button',
]

/** How every kind of element in the widget looks. */
export async function lookOf(page: Page | Frame) {
  await page.getByRole('heading', { name: asked.title }).waitFor()
  return page.evaluate(
    ([selectors, names]) => {
      const host = document.querySelector('cueroom-questionnaire')!
      const { display, width } = getComputedStyle(host)
      const looks = selectors.map((selector) => {
        const style = getComputedStyle(host.shadowRoot!.querySelector(selector)!)
        // The height of the whole depends on how its text breaks
        const seen = names.filter((name) => name !== 'height' || /input|button|choice/.test(selector))
        return [selector, ...seen.map((name) => `${name}: ${style[name]}`)]
      })
      return [['host', display, Number.parseFloat(width) > 500], ...looks]
    },
    [pieces, properties] as const,
  )
}

/** Nothing of the widget sticks out of the page, and everything to press is large enough for a thumb. */
export async function expectToFit(page: Page) {
  const { wide, sticksOut, small } = await page.evaluate(() => {
    const root = document.querySelector('cueroom-questionnaire')!.shadowRoot!
    const boxes = [...root.querySelectorAll('*:not(.trap, .trap *)')].map((element) => ({
      name: `${element.tagName} ${element.className}`,
      pressed: element.matches('button, select, input:not([type=radio], [type=checkbox]), .choice'),
      box: element.getBoundingClientRect(),
    }))
    return {
      wide: document.documentElement.scrollWidth - innerWidth,
      sticksOut: boxes
        .filter(({ box }) => box.left < 0 || box.right > innerWidth + 0.5)
        .map(({ name }) => name),
      small: boxes.filter(({ pressed, box }) => pressed && box.height < 44).map(({ name }) => name),
    }
  })
  expect(wide).toBeLessThanOrEqual(0)
  expect(sticksOut).toEqual([])
  expect(small).toEqual([])
}

/** A computed style in the widget. */
export const styleOf = (page: Page | Frame, selector: string, property: string) =>
  page.evaluate(
    ([path, name]) => {
      const root = document.querySelector('cueroom-questionnaire')!.shadowRoot!
      return getComputedStyle(root.querySelector(path)!).getPropertyValue(name)
    },
    [selector, property] as const,
  )
