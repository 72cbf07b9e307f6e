import { expect, test } from 'vitest'
import { contrast, readableOn, readableShade } from './accent.ts'

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

/** #rrggbb of a hue (degrees) at a lightness (0 to 1), fully saturated. */
const ofHue = (hue: number, lightness: number) => {
  const part = (n: number) => {
    const at = (n + hue / 30) % 12
    const value = lightness - Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(at - 3, 9 - at, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`
}

test.each([
  ['light', ['#fbfaf7', '#ffffff']],
  ['dark', ['#12151f', '#1a1e2b']],
])(
  'text in a shade of the accent can be read on a %s page, all around the colour circle',
  (_, backgrounds) => {
    for (let hue = 0; hue < 360; hue += 15) {
      for (const lightness of [0, 0.1, 0.3, 0.5, 0.7, 0.9, 1]) {
        const accent = ofHue(hue, lightness)
        for (const background of backgrounds) {
          const found = contrast(readableShade(accent, backgrounds), background)
          expect(found, `${accent} on ${background}`).toBeGreaterThanOrEqual(4.5)
        }
      }
    }
  },
)

test('an accent that can be read stays as it is', () => {
  expect(readableShade('#c2410c', ['#fbfaf7', '#ffffff'])).toBe('#c2410c')
  expect(readableShade('#f5d90a', ['#12151f', '#1a1e2b'])).toBe('#f5d90a')
})
