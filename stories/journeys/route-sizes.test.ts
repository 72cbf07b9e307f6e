import { routeSizes } from '@cueroom/dashboard/build/route-sizes.ts'
import { expect, test } from 'vitest'

test('the frame is shown with at most 173 kB of scripts, and a screen with at most 276 kB in all', () => {
  const { frame, routes } = routeSizes()
  expect(frame).toBeLessThan(173_000)
  expect(routes.length).toBeGreaterThan(8)
  expect(routes.filter(({ bytes }) => bytes < 1_000 || frame + bytes > 276_000)).toEqual([])
})
