import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

export const licencesFile = 'THIRD_PARTY_LICENCES.txt'

/** The licences of the packages and copied lists among modules, which are named by their files, as one text. */
export function licencesOf(modules: Iterable<string>, product: string): string {
  const files = [...new Set([...modules].map((id) => id.replace('\0', '').replace(/\?.*/, '')))]
  const folders = new Set(files.filter((file) => file.includes('node_modules')).map(packageFolder))
  const copied = new Set(files.filter((file) => !file.includes('node_modules')).flatMap(noticeOf))
  const parts = [...[...folders].map(describe), ...[...copied].map(describeNotice)]
  const texts = new Set(parts.sort((a, b) => a.localeCompare(b, 'en')))
  return `Work of others that is part of ${product}.\n\n${[...texts].join('\n---\n\n')}`
}

/** Writes the licences of what is in a build below `root`, its fonts and styles too, next to it. */
export function thirdPartyLicences(product: string, root: string) {
  const modules = new Set<string>()
  const collect = {
    name: 'cueroom-collect-modules',
    generateBundle(_options: unknown, bundle: Rolldown.OutputBundle) {
      for (const each of Object.values(bundle))
        for (const id of each.type === 'chunk' ? each.moduleIds : each.originalFileNames)
          modules.add(resolve(root, id))
    },
  } satisfies Plugin
  const write = {
    name: 'cueroom-licences',
    generateBundle(_options: unknown, bundle: Rolldown.OutputBundle) {
      collect.generateBundle(_options, bundle)
      this.emitFile({ type: 'asset', fileName: licencesFile, source: licencesOf(modules, product) })
    },
  } satisfies Plugin
  /** A worker is a build of its own, which ends before the one that starts it. */
  return { page: (): Plugin => write, worker: (): Plugin => collect }
}

/** The nearest folder above a module with a manifest that has a name. */
function packageFolder(file: string): string {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const path = join(folder, 'package.json')
    if (existsSync(path) && JSON.parse(readFileSync(path, 'utf8')).name) return folder
    if (dirname(folder) === folder) throw new Error(`${file} belongs to no package`)
  }
}

const isLicence = /^(?:licen[cs]e|copying|copyright|notice)(?:[.-]|$)/i

function describe(folder: string): string {
  const { name, version, license, author } = JSON.parse(read(join(folder, 'package.json')))
  if (!license) throw new Error(`${name} names no licence`)
  const names = readdirSync(folder)
  const texts = names.filter((each) => isLicence.test(each)).map((each) => read(join(folder, each)))
  const text = texts.join('\n\n') || inReadme(folder, names) || withoutText(license, author)
  return `${name} ${version} (${license})\n\n${text}\n`
}

/** MIT asks for its text in every copy, and packages forget it. */
function withoutText(license: string, author?: string | { name: string }): string {
  const by = typeof author === 'object' ? author.name : (author ?? 'an author it does not name')
  const mit = /^Permission is hereby granted.*/ms.exec(read(new URL('../../LICENSE', import.meta.url)))?.[0]
  const named = `Its package has no file with its licence, which its manifest names: ${license}, by ${by}.`
  return license === 'MIT' ? `${named}\n\n${mit}` : named
}

/** What a package without a licence's file says of licences: libvips lists there what it is made of. */
function inReadme(folder: string, names: string[]): string | undefined {
  const readme = names.find((each) => /^readme\.md$/i.test(each))
  return readme && /^## Licen[cs].*/ims.exec(read(join(folder, readme)))?.[0]
}

/** Lists and icons copied into the source have their notice next to them: `LIST.licence.txt`, or LICENSE of a folder. */
function noticeOf(file: string): string[] {
  const folder = dirname(file)
  const ofModule = join(folder, `${basename(file).replace(/\.\w+$/, '')}.licence.txt`)
  if (existsSync(ofModule)) return [ofModule]
  const ofFolder = join(folder, 'LICENSE')
  // Next to a manifest it is that package's own
  return existsSync(ofFolder) && !existsSync(join(folder, 'package.json')) ? [ofFolder] : []
}

const describeNotice = (path: string) =>
  `Notice for ${basename(dirname(path))}/${basename(path, '.licence.txt')}\n\n${read(path)}\n`

const read = (path: string | URL) => readFileSync(path, 'utf8').trim()
