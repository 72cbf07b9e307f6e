import { type ReactNode, useState } from 'react'
import { memoryHistory } from './memory-history.ts'
import { createRouter } from './router.ts'
import { RouterProvider } from './routing.tsx'

/** One screen at an address, for tests and stories: its links change the address, and the screen stays. */
export function MemoryRouter({ address, children }: { address: string; children: ReactNode }) {
  const [router] = useState(() => createRouter([], memoryHistory(address)))
  return <RouterProvider router={router}>{children}</RouterProvider>
}
