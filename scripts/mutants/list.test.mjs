import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../project.mjs'
import { mutants } from './list.mjs'

test('every guard that mutants remove is found once in its file, and each has a name of its own', () => {
  const lost = mutants.filter(({ file, find }) => readFileSync(inRoot(file), 'utf8').split(find).length !== 2)
  expect(lost.map(({ name, file }) => `${name}: ${file}`)).toEqual([])
  const names = mutants.map(({ name }) => name)
  expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([])
})
