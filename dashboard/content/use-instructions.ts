import type { ContentType } from '@cueroom/core/content/content.ts'
import { useState } from 'react'
import { readStored, writeStored } from '../ui/storage.ts'

const keyOf = (tenantId: string, type: ContentType) => `cueroom.instructions.${tenantId}.${type}`

/** The custom instructions stored in this browser. */
export const readInstructions = (tenantId: string, type: ContentType) =>
  readStored(keyOf(tenantId, type)) ?? ''

/** The host's custom instructions, stored per content type in this browser. */
export function useInstructions(tenantId: string, type: ContentType) {
  const [typed, setTyped] = useState<Partial<Record<string, string>>>({})
  const key = keyOf(tenantId, type)
  const set = (text: string) => {
    writeStored(key, text)
    setTyped((all) => ({ ...all, [key]: text }))
  }
  return [typed[key] ?? readStored(key) ?? '', set] as const
}
