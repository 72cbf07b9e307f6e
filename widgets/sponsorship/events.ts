import type { EmitOf } from '../shared/emit.ts'

/** What the element tells the page. What a visitor writes stays inside. */
export interface SponsorshipEvents {
  'cueroom-ready': { showId: string; title: string; packages: number }
  'cueroom-submit': { submittedAt: string }
  'cueroom-error': { reason: 'script' | 'missing' | 'closed' | 'load' | 'submit'; message: string }
}

export type Emit = EmitOf<SponsorshipEvents>
