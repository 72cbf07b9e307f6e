// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { guestCard } from '../testing.tsx'
import { filterGuests } from './filter-guests.ts'
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

test('a search finds names without their accents, and every word has to match', () => {
  const guests = [
    guestCard({ name: 'Søren Østergaard', title: 'Clockmaker' }),
    guestCard({ name: 'María-José' }),
  ]
  const found = (search: string) => filterGuests(guests, { search, status: 'all' }).map(({ name }) => name)

  expect(found('soren clock')).toEqual(['Søren Østergaard'])
  expect(found('MARIA')).toEqual(['María-José'])
  expect(found('soren baker')).toEqual([])
})
