import { withSchemas } from '../contract/endpoint.ts'
import { show as calls } from './show.calls.ts'
import { ShowSettings } from './show-settings.ts'

export const show = withSchemas(calls, { settings: { reply: ShowSettings.nullable() } })
