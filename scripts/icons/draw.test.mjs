import { expect, test } from 'vitest'
import { drawIcons, readIcons } from './draw.mjs'

test('the icons kept in the dashboard are those it imports, as their package draws them', () => {
  expect(readIcons()).toEqual(drawIcons())
})
