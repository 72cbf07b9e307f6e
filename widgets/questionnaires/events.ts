import type { QuestionnaireEvents } from '../package/elements.d.ts'
import type { EmitOf } from '../shared/emit.ts'

export type { QuestionnaireEvents }
export type Emit = EmitOf<QuestionnaireEvents>
