import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { contract } from '@cueroom/core/contract.ts'
import { routeSizes } from '@cueroom/dashboard/build/route-sizes.ts'
import { expect, test } from 'vitest'

const dist = fileURLToPath(new URL('../../dashboard/dist', import.meta.url))
const built = (name: string) => readFileSync(join(dist, name))
const packed = (name: string) => gzipSync(built(name), { level: 9 }).length

/** The scripts and styles that a page names. */
const filesOf = (page: string, ending: string) =>
  [
    ...built(page)
      .toString()
      .matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g),
  ]
    .map(([, name = '']) => name)
    .filter((name) => name.endsWith(ending))

test('the frame is shown with at most 140 kB of scripts, and a screen with at most 236 kB in all', () => {
  const { frame, routes } = routeSizes()
  expect(frame).toBeLessThan(140_000)
  expect(routes.length).toBeGreaterThan(8)
  expect(routes.filter(({ bytes }) => bytes < 1_000 || frame + bytes > 236_000)).toEqual([])
})

test('no script holds what only the documentation says of calls', () => {
  const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))
  const said = Object.values(contract).flatMap((calls) => Object.values(calls).map(({ summary }) => summary))
  const all = scripts.map((name) => built(`assets/${name}`).toString()).join('')
  expect(said.filter((summary) => summary.length > 30 && all.includes(summary))).toEqual([])
})

test('sign-in names all it needs in its page: eight files, and five kilobytes more than the frame', () => {
  const scripts = filesOf('login.html', '.js')
  const { frame, routes } = routeSizes()
  const { bytes } = routes.find(({ name }) => name === 'sign-in-screen')!
  expect(bytes).toBeLessThan(5_000)
  expect(scripts.some((name) => name.includes('sign-in-screen-'))).toBe(true)
  expect(scripts.reduce((sum, name) => sum + packed(name), 0)).toBeLessThan(frame + bytes)
  const all = [...scripts, ...filesOf('login.html', '.css')]
  expect(all.length).toBeLessThanOrEqual(8)
  for (const name of all) expect(brotliDecompressSync(built(`${name}.br`))).toEqual(built(name))
})

test('what shows of sign-in before scripts have run has its styles', () => {
  const classes = new Set(
    built('login.html')
      .toString()
      .match(/\b_[a-z]+_\w{5}_\d+\b/gi),
  )
  const styles = filesOf('login.html', '.css')
    .map((name) => built(name).toString())
    .join('')
  expect(classes.size).toBeGreaterThan(3)
  expect([...classes].filter((name) => !styles.includes(`.${name}`))).toEqual([])
})

test('no screen waits for more than 27 kB of styles with its page', () => {
  expect(filesOf('index.html', '.css').reduce((sum, name) => sum + packed(name), 0)).toBeLessThan(27_000)
})

test('every Mantine component in use has its styles', () => {
  const assets = readdirSync(join(dist, 'assets')).map((name) => `assets/${name}`)
  const namesIn = (ending: string) =>
    new Set(
      assets
        .filter((name) => name.endsWith(ending))
        .flatMap(
          (name) =>
            built(name)
              .toString()
              .match(/\bm_[\da-f]{6,8}\b/g) ?? [],
        ),
    )
  const whole = createRequire(join(dist, '../package.json')).resolve('@mantine/core/styles.css')
  const defined = new Set(readFileSync(whole, 'utf8').match(/\bm_[\da-f]{6,8}\b/g))
  const [used, styled] = [namesIn('.js'), namesIn('.css')]
  expect(used.size).toBeGreaterThan(100)
  expect([...used].filter((name) => defined.has(name) && !styled.has(name))).toEqual([])
})
