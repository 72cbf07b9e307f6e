import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { WidgetVersion } from '@cueroom/core/embed/version-check.ts'
import Boom from '@hapi/boom'
import type { Lifecycle, ServerRoute } from '@hapi/hapi'
import { notFound } from '../problems/problems.ts'

/** Where built widgets lie. */
export interface WidgetFolders {
  /** Those of this version of the product. */
  built: string
  /** Files that never change, of this version and the ones before. */
  kept: string
}

const year = 365 * 24 * 3600
const fileName = /^\w[\w.-]{0,99}\.js$/
const hashed = /-[\w-]{8,16}\.js$/
const pinned = /^loader-(\d+\.\d+\.\d+)-\w+\.js$/
/** Files kept, about a hundred versions. */
const most = 300

/**
 * Copies the built widgets to a place that survives the next deploy: pages opened before it load chunks after
 * it, and pages may pin a version for years. The versions current longest ago are removed first.
 */
export async function keepWidgets({ built, kept }: WidgetFolders, limit = most): Promise<void> {
  await mkdir(kept, { recursive: true })
  const now = new Date()
  for (const name of (await filesIn(built)).filter((file) => hashed.test(file))) {
    const part = join(kept, `.${name}.${process.pid}`)
    await copyFile(join(built, name), part)
    await utimes(part, now, now)
    // Whole or not at all: another server may be answering from here
    await rename(part, join(kept, name))
  }
  const newestFirst = await byAge(kept)
  for (const name of newestFirst.slice(limit)) await rm(join(kept, name), { force: true })
}

/** Versions that a page can pin, the newest first. */
export async function widgetVersions({ built, kept }: WidgetFolders): Promise<WidgetVersion[]> {
  const current = new Set(await filesIn(built))
  const all = [...new Set([...current, ...(await byAge(kept))])].filter((name) => pinned.test(name))
  return Promise.all(
    all.map(async (name) => {
      const isCurrent = current.has(name)
      const integrity = await integrityOf(join(isCurrent ? built : kept, name))
      const version = pinned.exec(name)?.[1] ?? ''
      return { version, url: `/widgets/v1/${name}`, integrity, current: isCurrent }
    }),
  )
}

const integrities = new Map<string, string>()

/** Read once: files with a hash in their names never change, and the list can be requested at any rate. */
async function integrityOf(file: string): Promise<string> {
  const known = integrities.get(file)
  if (known) return known
  const hash = createHash('sha384').update(await readFile(file))
  const integrity = `sha384-${hash.digest('base64')}`
  integrities.set(file, integrity)
  return integrity
}

const filesIn = async (folder: string) =>
  existsSync(folder) ? (await readdir(folder)).filter((name) => fileName.test(name)).sort() : []

async function byAge(folder: string): Promise<string[]> {
  const files = await Promise.all(
    (await filesIn(folder)).map(async (name) => ({ name, age: -(await stat(join(folder, name))).mtimeMs })),
  )
  return files.sort((a, b) => a.age - b.age).map(({ name }) => name)
}

// Immutable files are never revalidated, and the loader by its hash. A form loads several of them
const withoutDate: Lifecycle.Method = ({ response }, h) => {
  if (!Boom.isBoom(response)) delete response.headers['last-modified']
  return h.continue
}

/** The widgets, for any site: the loader is asked for again after five minutes, its hashed files never. */
export const widgetRoutes = (folders: WidgetFolders): ServerRoute[] => [
  {
    method: 'GET',
    path: '/widgets/v1/versions.json',
    options: { auth: false },
    handler: async (_request, h) =>
      h
        .response({ versions: await widgetVersions(folders) })
        .header('access-control-allow-origin', '*')
        .header('cache-control', 'public, max-age=300'),
  },
  {
    method: 'GET',
    path: '/widgets/v1/{file}',
    options: { auth: false, response: { ranges: false }, ext: { onPreResponse: { method: withoutDate } } },
    handler: (request, h) => {
      const name = String(request.params.file)
      if (!fileName.test(name)) throw notFound('File')
      const forEver = hashed.test(name)
      const confine = forEver && !existsSync(join(folders.built, name)) ? folders.kept : folders.built
      const file = h
        .file(name, {
          confine,
          lookupCompressed: true,
          lookupMap: { br: '.br' },
          etagMethod: forEver ? false : 'hash',
        })
        .header('access-control-allow-origin', '*')
        .header(
          'cache-control',
          forEver
            ? `public, max-age=${year}, immutable`
            : 'public, max-age=300, stale-while-revalidate=86400',
        )
      // Modules import the others, always with CORS; a page may load this one without
      return name.startsWith('loader') ? file.header('cross-origin-resource-policy', 'cross-origin') : file
    },
  },
]
