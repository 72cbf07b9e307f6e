import type { PinnedLoader } from '@cueroom/core/embed/embed-code.ts'
import { useRead } from '../app/api.tsx'

const path = '/widgets/v1/versions.json'
/** Timeout for the list of files in milliseconds; without it only pinning is unavailable. */
const timeout = 15_000

interface Versions {
  versions: { url: string; integrity: string; current: boolean }[]
}

/** The current script at its permanent address; undefined until known. */
export function useCurrentLoader(): PinnedLoader | undefined {
  const { data } = useRead(['widgetVersions'], readVersions)
  const current = data?.versions.find((version) => version.current)
  return current && { path: current.url, integrity: current.integrity }
}

async function readVersions(): Promise<Versions> {
  const response = await fetch(path, { signal: AbortSignal.timeout(timeout) })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}
