import { expect, test } from 'vitest'
import { checkContrast } from './contrast-check.ts'

const button = { what: 'The text of the button', property: '--cueroom-accent-text' }

test('what is too faint is named, with the property that puts it right', () => {
  const [found] = checkContrast([{ ...button, colour: 'rgb(255, 255, 255)', ground: 'rgb(255, 212, 0)' }])
  expect(found).toMatchObject({ state: 'bad', code: 'contrast', fix: '--cueroom-accent-text: #000000' })
  expect(found?.detail).toBe(
    'The text of the button has a contrast of 1.4:1 against #ffd400. It needs at least 4.5:1.',
  )
})

test('what can be read is said in one line, in every way a browser writes colours', () => {
  const found = checkContrast([
    { ...button, colour: '#ffffff', ground: 'rgb(59, 76, 202)' },
    { ...button, colour: 'rgba(0, 0, 0, 1)', ground: 'color(srgb 1 1 1)' },
  ])
  expect(found).toMatchObject([{ state: 'good', detail: '6.8 to 1 or more' }])
})

test('nothing is said about what shines through', () => {
  expect(checkContrast([{ ...button, colour: 'rgb(0, 0, 0)', ground: 'rgba(0, 0, 0, 0)' }])).toEqual([])
})
