/**
 * A second copy of what a guest typed. Chromium writes localStorage to the disk only every few seconds, and after some
 * changes once a minute: a browser that is killed before that loses it. IndexedDB gets there with every change. It cannot be
 * read synchronously, though, so the form works with localStorage.
 */
const store = 'answers'
/** Milliseconds for which a form waits for the copy: a browser that was killed repairs its storage before it reads. */
const patience = 3_000

let opened: Promise<IDBDatabase> | undefined
const waiting = new Map<string, string>()
let writing = false

const open = () =>
  (opened ??= new Promise((resolve, reject) => {
    const opening = indexedDB.open('cueroom', 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store))
    opening.addEventListener('success', () => {
      // Doesn't block clearing the site's data
      opening.result.addEventListener('versionchange', () => {
        opening.result.close()
        opened = undefined
      })
      resolve(opening.result)
    })
    for (const event of ['error', 'blocked']) opening.addEventListener(event, reject)
  }))

/** Writes a text under a key as soon as the one before is written; of several that wait the last one. */
export function writeToDisk(key: string, text: string): void {
  waiting.set(key, text)
  if (!writing) void writeAll()
}

async function writeAll() {
  writing = true
  try {
    const database = await open()
    while (waiting.size > 0) {
      const writes = database.transaction(store, 'readwrite')
      for (const [key, text] of waiting) writes.objectStore(store).put(text, key)
      waiting.clear()
      await new Promise((resolve, reject) => {
        writes.addEventListener('complete', resolve)
        writes.addEventListener('abort', reject)
      })
    }
  } catch {
    // Some browsers keep nothing in a frame of another site, or in a private window
    waiting.clear()
  } finally {
    writing = false
  }
}

/** The text under a key; undefined if nothing is stored, or reading it takes too long. */
export async function readFromDisk(key: string): Promise<string | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
  return Promise.race([read(key).catch(() => undefined), late])
}

async function read(key: string) {
  const database = await open()
  return new Promise<string | undefined>((resolve, reject) => {
    const reading = database.transaction(store).objectStore(store).get(key)
    reading.addEventListener('success', () =>
      resolve(typeof reading.result === 'string' ? reading.result : undefined),
    )
    reading.addEventListener('error', reject)
  })
}
