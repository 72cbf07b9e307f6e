import type { Finding } from '@cueroom/core/embed/finding.ts'
import { type CSSProperties, useEffect, useState } from 'react'
import { type Embedded, lookAround } from './look-around.ts'

const marks = { good: '✓', note: '!', bad: '✗' }
const panel: CSSProperties = {
  margin: '0 0 16px',
  padding: 12,
  border: '2px dashed currentColor',
  font: '13px/1.5 ui-monospace, monospace',
  overflowWrap: 'anywhere',
}
const plain: CSSProperties = { margin: 0, padding: 0, listStyle: 'none' }

/** For the host who wrote `debug` into the element: what keeps the widget from working, on the page and in the console. */
export function DebugPanel({ element, widget, id, server }: Embedded) {
  const [findings, setFindings] = useState<Finding[]>()
  useEffect(() => {
    let here = true
    lookAround({ element, widget, id, server }).then(
      (found) => {
        if (!here) return
        found.forEach(log)
        setFindings(found)
      },
      () => here && setFindings([]),
    )
    return () => {
      here = false
    }
  }, [element, widget, id, server])
  return (
    <div role="note" aria-label="Debugging" part="debug" style={panel}>
      {!findings && 'Looking at this page…'}
      {findings && (
        <ul style={plain}>
          {findings.map(({ state, check, detail, fix }) => (
            <li key={check + detail}>
              {marks[state]} {check}: {detail}
              {fix && (
                <>
                  <br />
                  Fix: {fix}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      Remove the “debug” attribute from the element to hide this.
    </div>
  )
}

function log({ state, check, detail, fix }: Finding) {
  const line = `Cueroom ${marks[state]} ${check}: ${detail}${fix ? `\nFix: ${fix}` : ''}`
  console[state === 'bad' ? 'error' : 'info'](line)
}
