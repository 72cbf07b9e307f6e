import type { ReactNode } from 'react'
import type { Embedded } from '../debug/look-around.ts'
import type { Contained } from './define.ts'
import { isOn, shellOf } from './is-on.ts'
import { later } from './later.tsx'

const DebugPanel = later(async () => (await import('../debug/debug-panel.tsx')).DebugPanel)

interface Props extends Contained, Omit<Embedded, 'element'> {
  children: ReactNode
}

/** A widget, below the list of its problems where the host wrote `debug` into the element. */
export function Debuggable({ container, children, ...embedded }: Props) {
  const shell = shellOf(container)
  return (
    <>
      {shell && isOn(shell, 'debug') && <DebugPanel element={shell} {...embedded} />}
      {children}
    </>
  )
}
