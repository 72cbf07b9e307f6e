import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import { guarded } from './error-boundary.tsx'
import { kebabCase } from './kebab-case.ts'
import type { Shell } from './shell.ts'
import { addStyles } from './styles.ts'

interface Options<Props> {
  /** Names of the component's props that come from the shell: its properties, or its attributes in kebab-case. */
  props: (keyof Props & string)[]
  css: string
}

/** What every component of a widget may use: the element it is drawn in, from which its events leave. */
export interface Contained {
  container?: HTMLElement
}

/** The fields in which r2wc stores whether it may render, its props, and the rendering. */
const connected = Symbol.for('r2wc.connected')
const current = Symbol.for('r2wc.props')
const render = Symbol.for('r2wc.render')

/** Registers a React component as the content of a widget's shell. */
export function define<Props extends object>(
  tag: string,
  Component: ComponentType<Props>,
  options: Options<Props>,
) {
  if (customElements.get(tag)) return
  customElements.define(tag, contentElement(Component, options))
  if (location.pathname.startsWith('/embed/'))
    void import('./frame-height.ts').then(
      ({ reportHeight }) => reportHeight(),
      () => {},
    )
}

function contentElement<Props extends object>(
  Component: ComponentType<Props>,
  { props, css }: Options<Props>,
) {
  const Base = r2wc(guarded(Component)) as unknown as new () => ReactElement
  const attributes = [...props, 'debug'].flatMap((name) => [kebabCase(name), name.toLowerCase()])

  return class ContentElement extends Base {
    #shell: Shell | undefined

    constructor() {
      super()
      // Starts as true, which renders before the element is in a page
      this[connected] = false
    }

    override connectedCallback() {
      const root = this.getRootNode()
      if (root instanceof ShadowRoot && root.host !== this.#shell) {
        this.#shell = root.host as Shell
        // Takes the place of the slot, or of the message that it didn't load; of a form of our own page only later
        // (questionnaires/page-form.ts)
        this.hidden = !!this.#shell.querySelector('[data-cueroom]')
        if (!this.hidden) this.previousSibling?.remove()
        addStyles(root, css)
        this.#shell.changed = () => this.#read()
        new MutationObserver(() => this.#read()).observe(this.#shell, { attributeFilter: attributes })
        keepEventsInside(this.#shell)
        this.#read()
      }
      super.connectedCallback()
    }

    // A moved element is taken out and put in again: what the guest typed must survive that
    override disconnectedCallback() {
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback()
      })
    }

    connectedMoveCallback() {}

    #read() {
      for (const name of props) this[current][name] = this.#shell && readValue(this.#shell, name)
      this[render]()
    }
  }
}

interface ReactElement extends HTMLElement {
  [connected]: boolean
  [current]: Record<string, unknown>
  [render](): void
  connectedCallback(): void
  disconnectedCallback(): void
}

/** Texts that frameworks write for a value that is absent or cannot be written. */
const noTexts = new Set(['', 'undefined', 'null', '[object Object]'])

/** A property of the shell, else its attribute; React before 19 writes `questionnaireId` in small letters. */
function readValue(shell: Shell, name: string): unknown {
  const given = shell.given[name]
  if (typeof given === 'object' && given !== null) return given
  const texts = [given, shell.getAttribute(kebabCase(name)), shell.getAttribute(name)]
  return texts.map((text) => String(text ?? '').trim()).find((text) => !noTexts.has(text))
}

// In one text, which is shorter
const typing = 'keydown keypress keyup beforeinput copy cut paste selectstart'.split(' ')

/**
 * Keeps the events of typing inside. Shortcuts of the page see the widget as one element, not as a field, and would
 * take the letters a guest types. Escape and Tab leave: the page's dialogs need them.
 */
function keepEventsInside(shell: HTMLElement) {
  for (const type of typing)
    shell.addEventListener(type, (event) => {
      if (!/^(Escape|Tab)$/.test((event as KeyboardEvent).key)) event.stopPropagation()
    })
}
