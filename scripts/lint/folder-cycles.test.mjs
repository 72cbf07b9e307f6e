import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderImports, otherFolder, root } from './folder-cycles.mjs'

const at = (path) => join(root, path)
const importing = (source) => `import { x } from '${source}'\n`

test('tests, packages and subfolders of the same folder are no way to another folder', () => {
  expect(otherFolder(at('core/guests/guest.test.ts'), '../imports/plan.ts')).toBeUndefined()
  expect(otherFolder(at('core/guests/guest.ts'), '../testing/samples.ts')).toBeUndefined()
  expect(otherFolder(at('core/imports/plan/rows.ts'), '../imports.contract.ts')).toBeUndefined()
})

test('every form of import between two folders is noticed, with the file that has it', () => {
  const imports = folderImports([
    [at('core/guests/guest.ts'), `${importing('../text/words.ts')}export * from '../imports/plan/rows.ts'`],
    [at('core/imports/plan/rows.ts'), "const guest = () => import('../../guests/guest.ts')"],
    [at('core/text/words.ts'), `import {\n  type A,\n} from '../guests/guest.ts'`],
  ])
  expect([...imports]).toEqual([
    ['core/guests core/text', 'core/guests/guest.ts'],
    ['core/guests core/imports/plan', 'core/guests/guest.ts'],
    ['core/imports/plan core/guests', 'core/imports/plan/rows.ts'],
    ['core/text core/guests', 'core/text/words.ts'],
  ])
})
