import { expect, test } from 'vitest'
import { contrast, readableOn } from './accent.ts'

test('contrast is that of WCAG, whichever colour comes first', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrast('#3b4cca', '#3b4cca')).toBe(1)
})

test('text on an accent can be read, whatever the accent is', () => {
  expect(readableOn('#ffd400')).toBe('#000000')
  expect(readableOn('#3b4cca')).toBe('#ffffff')
  for (let colour = 0; colour <= 0xffffff; colour += 4_099) {
    const accent = `#${colour.toString(16).padStart(6, '0')}`
    expect(contrast(accent, readableOn(accent)), `on ${accent}`).toBeGreaterThan(4.5)
  }
})
