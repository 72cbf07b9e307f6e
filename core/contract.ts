import type { ClientOf } from './contract/client.ts'
import * as contract from './feature-contracts.ts'

/** Every call of the API, with its schemas. Server, OpenAPI document, fake API and probes are derived from it. */
export { contract }

export type Client = ClientOf<typeof contract>
