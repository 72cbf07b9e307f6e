import * as z from 'zod'
import { issueWords } from '@cueroom/core/contract/issue-words.ts'
import { NewShowSettings, ShowSettingsChanges } from '@cueroom/core/show/show-settings.ts'
import { CliError, exit } from '../app/cli.ts'
import { didYouMean } from '@cueroom/core/text/closest.ts'

/** A node of the settings' JSON Schema. */
export interface SchemaNode {
  type?: string
  enum?: unknown[]
  properties?: Record<string, SchemaNode>
  items?: SchemaNode
  anyOf?: SchemaNode[]
  $ref?: string
  $defs?: Record<string, SchemaNode>
}

const root = z.toJSONSchema(ShowSettingsChanges, { io: 'input', unrepresentable: 'any' }) as SchemaNode

/** The alternatives of a schema node. */
export function alternatives(node: SchemaNode | undefined): SchemaNode[] {
  if (!node) return []
  if (node.$ref) return alternatives(root.$defs?.[node.$ref.replace('#/$defs/', '')])
  return node.anyOf ? node.anyOf.flatMap(alternatives) : [node]
}

/** Schemas for a key or list index; empty if unknown. */
export const inside = (nodes: SchemaNode[], key: string | number): SchemaNode[] =>
  nodes.flatMap(({ properties, items }) =>
    alternatives(
      typeof key === 'number'
        ? items
        : properties && Object.hasOwn(properties, key)
          ? properties[key]
          : undefined,
    ),
  )

export const wholeSettings = () => alternatives(root)

export const keysOf = (nodes: SchemaNode[]) =>
  nodes.flatMap(({ properties }) => Object.keys(properties ?? {}))

type Path = (string | number)[]

/**
 * Validates settings like the API and suggests fixes. `first` means they were never saved, so they need a name.
 */
export function checkedSettings(wanted: Record<string, unknown>, first: boolean): Record<string, unknown> {
  const read = (first ? NewShowSettings : ShowSettingsChanges).safeParse(wanted, { error: issueWords })
  if (read.success) return read.data
  throw new CliError('These settings are invalid.', {
    exit: exit.usage,
    code: 'invalid',
    details: read.error.issues.flatMap((issue) => detailsOf(issue, wanted)).slice(0, 20),
    next: ['cueroom settings get'],
  })
}

function detailsOf(issue: z.core.$ZodIssue, wanted: unknown): { path: string; message: string }[] {
  const at = issue.path as Path
  const path = pathText(at)
  if (issue.code === 'unrecognized_keys') {
    const known = keysOf(at.reduce(inside, wholeSettings()))
    return issue.keys.map((key) => ({ path, message: `Unknown setting "${key}".${didYouMean(key, known)}` }))
  }
  const given = at.reduce<unknown>(
    (value, key) => (value as Record<string | number, unknown> | undefined)?.[key],
    wanted,
  )
  if (given === undefined) return [{ path, message: 'Required.' }]
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String)
    const meant = typeof given === 'string' ? didYouMean(given, values) : ''
    return [{ path, message: `${JSON.stringify(given)} is not one of ${values.join(', ')}.${meant}` }]
  }
  return [{ path, message: issue.message }]
}

const pathText = (path: Path) =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${key}` : key),
    '',
  )
