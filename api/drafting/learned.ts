import type { Config } from './model-client.ts'

/** How JSON is requested from the model's server: with a schema, or in words if it rejects one. */
export type JsonForm = 'schema' | 'words'

/** What a server turned out to do, as long as the process runs. */
export interface Learned {
  /** Null until JSON was asked for. */
  jsonForm: JsonForm | null
  contextTokens: number
}

/** Default context size in tokens, unless configured or reported. */
const usualContext = 16_000

const known = new WeakMap<Config, Learned>()

export function learnedOf(config: Config): Learned {
  const before = known.get(config)
  if (before) return before
  const learned = { jsonForm: null, contextTokens: config.contextTokens ?? usualContext }
  known.set(config, learned)
  return learned
}
