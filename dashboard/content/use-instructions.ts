import type { ContentType } from '@cueroom/core/content/content.ts'
import { useState } from 'react'
import { readStored, writeStored } from '../ui/storage.ts'

/** Where instructions for a type are stored: those for one guest, or for all guests. */
const keyOf = (tenantId: string, type: ContentType, guestId?: number) =>
  `cueroom.instructions.${tenantId}.${type}${guestId === undefined ? '' : `.${guestId}`}`

/** The custom instructions stored in this browser: the guest's own, else those for all guests. */
export const readInstructions = (tenantId: string, type: ContentType, guestId?: number) =>
  (guestId !== undefined && readStored(keyOf(tenantId, type, guestId))) ||
  (readStored(keyOf(tenantId, type)) ?? '')

/** The host's custom instructions, stored in this browser per content type: for one guest, or on request for all. */
export function useInstructions(tenantId: string, type: ContentType, guestId?: number) {
  const [typed, setTyped] = useState<Partial<Record<string, string>>>({})
  const stored = (key: string) => typed[key] ?? readStored(key) ?? ''
  const [ofAll, ofGuest] = [keyOf(tenantId, type), keyOf(tenantId, type, guestId)]
  const own = guestId === undefined ? '' : stored(ofGuest)
  const store = (key: string, text: string) => {
    writeStored(key, text)
    setTyped((all) => ({ ...all, [key]: text }))
  }
  const [chosen, setChosen] = useState<{ key: string; forAll: boolean }>()
  const isUsedForAll = own === '' && stored(ofAll) !== ''
  const forAll = guestId === undefined || (chosen?.key === ofGuest ? chosen.forAll : isUsedForAll)
  const text = own || stored(ofAll)
  return {
    text,
    forAll,
    setText: (changed: string) => store(forAll ? ofAll : ofGuest, changed),
    /** Keeps the text for all guests, or only for this one. */
    setForAll: (wanted: boolean) => {
      setChosen({ key: ofGuest, forAll: wanted })
      store(ofAll, wanted ? text : '')
      store(ofGuest, wanted ? '' : text)
    },
  }
}
