import type { Config } from './model-client.ts'

/** How the model's server is asked for JSON: by its schema, or in words where it refuses one. */
export type JsonForm = 'schema' | 'words'

/** What a server turned out to do, as long as the process runs. */
export interface Learned {
  /** Null until JSON was asked for. */
  jsonForm: JsonForm | null
  contextTokens: number
}

/** Tokens of context where nobody configured or reported another number. */
const usualContext = 16_000

const known = new WeakMap<Config, Learned>()

export function learnedOf(config: Config): Learned {
  const before = known.get(config)
  if (before) return before
  const learned = { jsonForm: null, contextTokens: config.contextTokens ?? usualContext }
  known.set(config, learned)
  return learned
}
