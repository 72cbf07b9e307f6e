import { attributes } from '@cueroom/core/embed/attributes.ts'
import { themes } from '@cueroom/core/embed/themes.ts'
import { expect, test } from 'vitest'
import guide from '../docs/embedding.md?raw'
import properties from '../docs/custom-properties.md?raw'
import { customProperties } from './themes/custom-properties.ts'
import form from './themes/form.css?raw'
import surface from './themes/surface.css?raw'

const sources = import.meta.glob<string>(['./**/*.tsx', './*/define.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sectionOf = (tag: string) => guide.split(`## \`<${tag}>\``)[1]?.split('\n## ')[0] ?? ''
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)
const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const sorted = (names: string[]) => [...new Set(names)].sort()

const widgets = [
  { widget: 'questionnaire', tag: 'cueroom-questionnaire', folder: 'questionnaires' },
  { widget: 'sponsorship', tag: 'cueroom-sponsorship', folder: 'sponsorship' },
] as const

test.each(widgets)('the guide names every attribute of $tag, and none besides', ({ tag, folder, widget }) => {
  const [list = ''] = all(sources[`./${folder}/define.ts`] ?? '', /props: \[([^\]]*)\]/g)
  // Read from the element itself
  const others = widget === 'questionnaire' ? ['debug', 'pass-data'] : ['debug']
  const read = all(list, /'(\w+)'/g).filter((name) => name !== 'preview')
  expect(sorted([...read.map(kebabCase), ...others])).toEqual(sorted([...attributes[widget]]))
  const named = all(sectionOf(tag), /^\| `([a-z-]+)` \|/gm).filter((name) => !name.startsWith('cueroom-'))
  expect(sorted(named)).toEqual(sorted([...attributes[widget]]))
})

test.each(widgets)('the guide names every event and part of $tag, and none besides', ({ tag, folder }) => {
  const code = Object.entries(sources).filter(([path]) => new RegExp(`/(${folder}|shared)/`).test(path))
  const parts = all(code.map(([, text]) => text).join('\n'), /part(?:="|: ')([a-z-]+)["']/g)
  const [, listed = ''] = /Parts.*?: ((?:`[a-z-]+`,?\s*)+)/.exec(sectionOf(tag)) ?? []
  expect(sorted(all(listed, /`([a-z-]+)`/g))).toEqual(sorted(parts))
  expect(all(sectionOf(tag), /`(cueroom-(?:ready|submit|error))`/g)).toHaveLength(3)
})

test('the page of custom properties shows each that the styles read', () => {
  expect(Object.keys(customProperties).sort()).toEqual(
    sorted(all(surface + form, /var\((--cueroom-[a-z-]+)/g)),
  )
  for (const [name, { what, example }] of Object.entries(customProperties))
    expect(properties).toContain(`| \`${name}\` | ${what} | \`${example}\` |`)
})

test('the guide names every theme with its words, and every custom property', () => {
  for (const [name, words] of Object.entries(themes)) expect(guide).toContain(`| \`${name}\` | ${words} |`)
  const properties = sorted(all(surface, /var\((--cueroom-[a-z-]+)/g))
  expect(sorted(all(guide, /(--cueroom-[a-z-]+):/g))).toEqual(properties)
})
