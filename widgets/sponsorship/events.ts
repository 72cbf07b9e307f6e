import type { SponsorshipEvents } from '../package/elements.d.ts'
import type { EmitOf } from '../shared/emit.ts'

export type { SponsorshipEvents }
export type Emit = EmitOf<SponsorshipEvents>
