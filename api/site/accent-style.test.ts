import { contrast } from '@cueroom/core/show/accent.ts'
import type { Branding } from '@cueroom/core/show/branding.ts'
import { expect, test } from 'vitest'
import { guestPageStyle } from '../guest-pages/guest-page-style.ts'
import {
  backStyle,
  buttonStyle,
  noticeStyle,
  pageStyle,
  refusedStyle,
  sentStyle,
  typeStyles,
} from '../questionnaires/questionnaire-page-style.ts'
import { accentStyle, grounds } from './accent-style.ts'
import { publicPage } from './public-page.ts'

const branding: Branding = {
  podcastName: 'Late Shift',
  logo: null,
  accent: '#f5d90a',
  accentText: '#000000',
  poweredBy: false,
}

test('a show without a colour keeps those of the page', () => {
  expect(accentStyle({ ...branding, accent: null, accentText: null })).toBe('')
})

test.each(['#f5d90a', '#1a1a6e', '#00ff66', '#ffffff', '#000000', '#777777'])(
  'links and lines in the colour %s can be read on light and dark pages',
  (accent) => {
    const [light, dark] = accentStyle({ ...branding, accent }).matchAll(/--accent-ink:(#[\da-f]{6})/g)
    for (const ground of Object.values(grounds.light)) {
      expect(contrast(light![1]!, ground)).toBeGreaterThanOrEqual(4.5)
    }
    for (const ground of Object.values(grounds.dark)) {
      expect(contrast(dark![1]!, ground)).toBeGreaterThanOrEqual(4.5)
    }
  },
)

test('the accent itself only fills; text and lines have its readable shade', () => {
  const page = publicPage({ language: 'en', direction: 'ltr', title: 'Late Shift', head: '', main: '' })
  const styles = [pageStyle, guestPageStyle, noticeStyle, buttonStyle, backStyle, sentStyle, refusedStyle]
  const all = [page, ...styles, ...Object.values(typeStyles)]
  const uses = all
    .join('\n')
    .matchAll(/([\w-]+)\s*:[^;{}]*var\(--accent\)/g)
    .map((use) => use[1])
  expect(new Set(uses)).toEqual(new Set(['background', '--cueroom-accent', '--accent-ink']))
})
