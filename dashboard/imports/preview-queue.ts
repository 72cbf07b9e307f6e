import type { ImportChoices, ImportDesk } from '@cueroom/core/imports/session/import-session.ts'
import type { ImportPreview, PreviewPage } from '@cueroom/core/imports/session/preview.ts'
import type { ClosableDesk } from './worker-session.ts'

export interface Showing {
  choices: ImportChoices
  page: PreviewPage
}

/** A file in hand: asks its desk for one preview at a time, and lets it go when nothing is being sent any more. */
export class DeskSession {
  readonly #desk: ClosableDesk
  #wanted: Showing | undefined
  #running: Promise<unknown> = Promise.resolve()
  #held = false
  #over = false

  constructor(desk: ClosableDesk) {
    this.#desk = desk
  }

  get over() {
    return this.#over
  }

  know(...guests: Parameters<ImportDesk['know']>) {
    return this.#desk.know(...guests)
  }

  /** Null where something else was wanted meanwhile: of several changes only the last is asked for. */
  async preview(showing: Showing): Promise<ImportPreview | null> {
    this.#wanted = showing
    await this.#running
    if (this.#wanted !== showing) return null
    const asked = this.#desk.preview(showing.choices, showing.page)
    this.#running = asked.catch(() => {})
    const shown = await asked
    return this.#wanted === showing ? shown : null
  }

  /** Works with the desk, which stays open until that is done. */
  async hold<T>(work: (desk: ImportDesk) => Promise<T>): Promise<T> {
    this.#held = true
    try {
      return await work(this.#desk)
    } finally {
      this.#held = false
      if (this.#over) this.#desk.close()
    }
  }

  close() {
    this.#over = true
    if (!this.#held) this.#desk.close()
  }
}
