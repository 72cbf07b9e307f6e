/** Takes away what pages kept in the browser, as clearing a site's data does. */
export async function emptyBrowser(): Promise<void> {
  localStorage.clear()
  await new Promise((resolve) => {
    const deletion = indexedDB.deleteDatabase('cueroom')
    for (const event of ['success', 'error']) deletion.addEventListener(event, resolve)
  })
}

/** What the disk has of answers, under their key. */
export async function onDisk(key: string): Promise<unknown> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('cueroom', 1)
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', reject)
  })
  try {
    return await new Promise((resolve, reject) => {
      const reading = database.transaction('answers').objectStore('answers').get(key)
      reading.addEventListener('success', () => resolve(reading.result))
      reading.addEventListener('error', reject)
    })
  } finally {
    database.close()
  }
}
