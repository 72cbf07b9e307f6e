import type { ImportChoices, ImportSession } from '@cueroom/core/imports/session/import-session.ts'
import type { ImportPreview, PreviewPage } from '@cueroom/core/imports/session/preview.ts'
import type { ClosableSession } from './worker-session.ts'

export interface Showing {
  choices: ImportChoices
  page: PreviewPage
}

/** The previews of an open file: asks its session for one at a time, and closes it once nothing is being sent. */
export class PreviewQueue {
  readonly #session: ClosableSession
  #wanted: Showing | undefined
  #running: Promise<unknown> = Promise.resolve()
  #held = false
  #over = false

  constructor(session: ClosableSession) {
    this.#session = session
  }

  get over() {
    return this.#over
  }

  addExisting(...guests: Parameters<ImportSession['addExisting']>) {
    return this.#session.addExisting(...guests)
  }

  /** Null if superseded: of several changes, only the last one is requested. */
  async preview(showing: Showing): Promise<ImportPreview | null> {
    this.#wanted = showing
    await this.#running
    if (this.#wanted !== showing) return null
    const asked = this.#session.preview(showing.choices, showing.page)
    this.#running = asked.catch(() => {})
    const shown = await asked
    return this.#wanted === showing ? shown : null
  }

  /** Uses the session, which stays open until then. */
  async hold<T>(work: (session: ImportSession) => Promise<T>): Promise<T> {
    this.#held = true
    try {
      return await work(this.#session)
    } finally {
      this.#held = false
      if (this.#over) this.#session.close()
    }
  }

  close() {
    this.#over = true
    if (!this.#held) this.#session.close()
  }
}
