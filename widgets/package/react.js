'use client'
import { createElement, forwardRef, useEffect, useImperativeHandle, useRef } from 'react'
import { loadWidgets } from './index.js'
import { attributesOf, widgets } from './wrap.js'

const handlerOf = (event) => `on${event[0].toUpperCase()}${event.slice(1)}`

/** What any element may have; `data-…` are also what `passData` stores with the answers. */
const isGlobal = (name) => /^(?:data|aria)-/.test(name) || ['lang', 'dir', 'role', 'title'].includes(name)

function wrap(widget, name) {
  function Widget(props, ref) {
    const { server, script, integrity, nonce, className, style, id, children } = props
    const element = useRef(null)
    useImperativeHandle(ref, () => element.current)
    const latest = useRef(props)
    useEffect(() => {
      latest.current = props
    })
    useEffect(() => loadWidgets(server, { script, integrity, nonce }), [server, script, integrity, nonce])
    // React before 19 knows no events of other elements
    useEffect(() => {
      const listening = new AbortController()
      for (const event of widget.events)
        element.current.addEventListener(
          `cueroom-${event}`,
          // Events of forms and dialogs of your own page, which the element may hold, are not the widget's
          (sent) => sent.target === element.current && latest.current[handlerOf(event)]?.(sent),
          { signal: listening.signal },
        )
      return () => listening.abort()
    }, [])
    const global = Object.entries(props).filter(([name]) => isGlobal(name))
    const own = { ...Object.fromEntries(global), ref: element, id, style, class: className }
    // oxlint-disable-next-line react/refs -- it is handed on, and read by nobody here
    return createElement(widget.tag, { ...attributesOf(widget, props), ...own }, children)
  }
  Widget.displayName = name
  return forwardRef(Widget)
}

export const CueroomQuestionnaire = wrap(widgets.questionnaire, 'CueroomQuestionnaire')
export const CueroomSponsorship = wrap(widgets.sponsorship, 'CueroomSponsorship')
