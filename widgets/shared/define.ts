import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import { guarded } from './error-boundary.tsx'

interface Options<Props> {
  /** Names of the component's props, each a string that comes from the attribute of the same name in kebab-case. */
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
  const wiring = { props: Object.fromEntries(props.map((name) => [name, 'string'])) }
  const Base = r2wc(guarded(Component), wiring as object) as unknown as new () => ReactElement

  return class ContentElement extends Base {
    #shell: Element | undefined

    constructor() {
      super()
      // Starts as true, which renders before the element is in a page
      this[connected] = false
      for (const name of props) reapply(this as unknown as Properties, name)
    }

    override connectedCallback() {
      const root = this.getRootNode()
      if (root instanceof ShadowRoot && root.host !== this.#shell) {
        this.#shell = root.host
        root.adoptedStyleSheets.push(sheet)
        follow(this, this.#shell, props.map(kebabCase))
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

    // r2wc overlooks an attribute that becomes empty or goes away
    override attributeChangedCallback(attribute: string, old: string | null, value: string | null) {
      super.attributeChangedCallback(attribute, old, value)
      const name = props.find((prop) => kebabCase(prop) === attribute)
      if (!name || value) return
      this[current][name] = undefined
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
  attributeChangedCallback(attribute: string, old: string | null, value: string | null): void
}

/** Gives an element the attributes of its shell, now and whenever they change. */
function follow(content: Element, shell: Element, attributes: string[]) {
  const copy = (name: string) => {
    const value = shell.getAttribute(name)
    if (value === null) content.removeAttribute(name)
    else content.setAttribute(name, value)
  }
  attributes.forEach(copy)
  new MutationObserver((changes) =>
    changes.forEach(({ attributeName }) => attributeName && copy(attributeName)),
  ).observe(shell, { attributeFilter: attributes })
}

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

type Properties = Record<string, unknown>

/** A property that was set before the class was there hides the accessor of the class. */
function reapply(element: Properties, name: string) {
  if (!Object.hasOwn(element, name)) return
  const value = element[name]
  delete element[name]
  element[name] = value
}
