// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { guestCard } from '../testing.tsx'
import { guestLinks } from './guest-links.ts'

test('only web addresses become links, each once, and a photo kept as a link can be opened', () => {
  const guest = guestCard({
    name: 'Ada',
    social: '@ada, ada.example/about javascript:alert(1) https://www.video.example/@ada',
    socialLinks: { linkedin: 'https://linkedin.example/in/ada', website: 'https://ada.example/about' },
    photo: 'https://photos.example/ada.jpg',
  })

  expect(guestLinks(guest)).toEqual([
    { label: 'LinkedIn', href: 'https://linkedin.example/in/ada' },
    { label: 'Website', href: 'https://ada.example/about' },
    { label: 'video.example', href: 'https://www.video.example/@ada' },
    { label: 'Open photo', href: 'https://photos.example/ada.jpg' },
  ])
})

test('a stored photo is no link', () => {
  expect(guestLinks(guestCard({ name: 'Ada', photo: '/media/abc' }))).toEqual([])
})
