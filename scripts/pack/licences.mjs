import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The licences of the packages whose modules are in chunks, as one text. */
export function licencesOf(chunks) {
  const modules = chunks.flatMap(({ moduleIds = [] }) => moduleIds)
  const folders = new Set(modules.filter((id) => id.includes('node_modules')).map(packageFolder))
  const packages = [...folders].map(describe).sort((a, b) => a.title.localeCompare(b.title))
  const texts = packages.map(({ title, text }) => `${title}\n\n${text.trim()}\n`)
  return `Packages that are bundled into the command line.\n\n${[...new Set(texts)].join('\n---\n\n')}`
}

/** The nearest folder above a module with a manifest that has a name. */
function packageFolder(id) {
  for (let folder = dirname(id.replace(/^\0/, '').split('?')[0]); ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json')
    if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).name) return folder
    if (dirname(folder) === folder) throw new Error(`${id} belongs to no package`)
  }
}

function describe(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (!license) throw new Error(`${name} names no licence`)
  const file = readdirSync(folder).find((each) => /^(?:licen[cs]e|copying|copyright)/i.test(each))
  return {
    title: `${name} ${version} (${license})`,
    text: file
      ? readFileSync(join(folder, file), 'utf8')
      : `It brings no licence text; its manifest says ${license}.`,
  }
}
