import { withSchemas } from '../contract/endpoint.ts'
import { IdParams } from '../contract/shapes.ts'
import { show as calls } from './show.calls.ts'
import { NewShowSettings, ShowSettings, ShowSettingsChanges } from './show-settings.ts'

export const show = withSchemas(calls, {
  settings: { reply: ShowSettings.nullable() },
  create: { body: NewShowSettings, reply: ShowSettings },
  update: { params: IdParams, body: ShowSettingsChanges, reply: ShowSettings },
})
