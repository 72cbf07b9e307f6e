import type { ReactNode } from 'react'
import type { Embedded } from '../debug/look-around.ts'
import type { Contained } from './define.ts'
import type { Shell } from './shell.ts'
import { later } from './later.tsx'

const DebugPanel = later(async () => (await import('../debug/debug-panel.tsx')).DebugPanel)

interface Props extends Contained, Omit<Embedded, 'element'> {
  children: ReactNode
}

/** A widget, below what stands in its way where the host wrote `debug` into the element. */
export function Debuggable({ container, children, ...embedded }: Props) {
  const shell = (container?.getRootNode() as ShadowRoot | undefined)?.host as Shell | undefined
  return (
    <>
      {shell && isOn(shell) && <DebugPanel element={shell} {...embedded} />}
      {children}
    </>
  )
}

// Present without a text is on, as with every HTML attribute that is on or off
const isOn = (shell: Shell) =>
  !/^(null|undefined|false|off)$/.test(String(shell.given['debug'] ?? shell.getAttribute('debug')))
