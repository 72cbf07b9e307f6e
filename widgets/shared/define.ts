import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import { guarded } from './error-boundary.tsx'

interface Options<Props> {
  /** Names of the component's props that are strings: the shell's attributes of the same names in kebab-case. */
  props: (keyof Props & string)[]
  css: string
}

/** What every component of a widget may use: the element it is drawn in, from which its events leave. */
export interface Contained {
  container?: HTMLElement
}

/** The content of a shell; `give` sets a prop that is no text. */
export interface Content extends HTMLElement {
  give(prop: string, value: unknown): void
}

/** Names under which r2wc keeps whether it may render, what it renders with, and the rendering itself. */
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
}

function contentElement<Props extends object>(
  Component: ComponentType<Props>,
  { props, css }: Options<Props>,
) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  const Base = r2wc(guarded(Component)) as unknown as new () => ReactElement

  return class ContentElement extends Base {
    #shell: Element | undefined

    constructor() {
      super()
      // Starts as true, which renders before the element is in a page
      this[connected] = false
    }

    override connectedCallback() {
      const root = this.getRootNode()
      if (root instanceof ShadowRoot && root.host !== this.#shell) {
        this.#shell = root.host
        root.adoptedStyleSheets.push(sheet)
        const attributeFilter = [...props.map(kebabCase), 'debug']
        new MutationObserver(() => this.#read()).observe(this.#shell, { attributeFilter })
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

    give(prop: string, value: unknown) {
      this[current][prop] = value
      this[render]()
    }

    // An empty attribute is as good as none
    #read() {
      for (const name of props) this[current][name] = this.#shell?.getAttribute(kebabCase(name)) || undefined
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

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
