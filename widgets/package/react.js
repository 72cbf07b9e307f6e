'use client'
import { createElement, useEffect, useRef } from 'react'
import { loadWidgets } from './index.js'
import { attributesOf, widgets } from './wrap.js'

const handlerOf = (event) => `on${event[0].toUpperCase()}${event.slice(1)}`

function wrap(widget, name) {
  function Widget(props) {
    const { server, script, integrity, nonce, className, style, id, children } = props
    const element = useRef(null)
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
    const own = { ref: element, id, style, class: className }
    // oxlint-disable-next-line react/refs -- it is handed on, and read by nobody here
    return createElement(widget.tag, { ...attributesOf(widget, props), ...own }, children)
  }
  Widget.displayName = name
  return Widget
}

export const CueroomQuestionnaire = wrap(widgets.questionnaire, 'CueroomQuestionnaire')
export const CueroomSponsorship = wrap(widgets.sponsorship, 'CueroomSponsorship')
