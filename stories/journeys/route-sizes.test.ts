import { routeSizes } from '@cueroom/dashboard/build/route-sizes.ts'
import { expect, test } from 'vitest'

test('a screen is shown with at most 60 kB of scripts beyond the frame around every screen', () => {
  const { routes } = routeSizes()
  expect(routes.length).toBeGreaterThan(8)
  expect(routes.filter(({ bytes }) => bytes < 1_000 || bytes > 60_000)).toEqual([])
})
