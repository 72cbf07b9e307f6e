import type { Content } from './define.ts'

export interface Shell {
  attributes: string[]
  /** Methods of the public element, each with the prop of the component that takes its argument. */
  methods?: Record<string, string>
  /** Registers the element `<tag>-content`, which the shell then holds. */
  load(): Promise<unknown>
}

/** How far below or above the viewport a widget starts to load. */
const nearby = '400px'
const reserved = ':host{display:block!important;min-height:240px}:host([hidden]){display:none!important}'

/** Registers a public tag. Twice is once: a page may include the loader in several places. */
export function defineShell(tag: string, { attributes, methods = {}, load }: Shell) {
  if (customElements.get(tag)) return

  class ShellElement extends HTMLElement {
    static readonly observedAttributes = attributes
    #root = this.attachShadow({ mode: 'open' })
    #content: Content | undefined
    #given = new Map<string, unknown>()
    #observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && void this.#show(),
      { rootMargin: nearby },
    )

    constructor() {
      super()
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(reserved)
      this.#root.adoptedStyleSheets = [sheet]
    }

    connectedCallback() {
      if (!this.#content) this.#observer.observe(this)
    }

    // Keeps the state of a widget that the page moves with moveBefore
    connectedMoveCallback() {}

    disconnectedCallback() {
      this.#observer.disconnect()
    }

    /** Hands a value to the widget, now or as soon as it is there. */
    give(prop: string, value: unknown) {
      this.#given.set(prop, value)
      this.#content?.give(prop, value)
    }

    attributeChangedCallback(name: string, _old: string | null, value: string | null) {
      if (this.#content) copy(name, value, this.#content)
    }

    async #show() {
      this.#observer.disconnect()
      try {
        await load()
      } catch {
        return this.#fail()
      }
      if (this.#content) return
      this.#content = document.createElement(`${tag}-content`) as Content
      for (const name of attributes) copy(name, this.getAttribute(name), this.#content)
      for (const [prop, value] of this.#given) this.#content.give(prop, value)
      this.#root.replaceChildren(this.#content)
    }

    #fail() {
      const text = document.createElement('p')
      text.setAttribute('role', 'alert')
      text.textContent = 'This could not be loaded.'
      const again = document.createElement('button')
      again.textContent = 'Try again'
      again.addEventListener('click', () => void this.#show())
      this.#root.replaceChildren(text, again)
      this.dispatchEvent(new CustomEvent('cueroom-error', unloaded))
    }
  }
  for (const [name, prop] of Object.entries(methods)) {
    const method = function (this: ShellElement, value: unknown) {
      this.give(prop, value)
    }
    Object.defineProperty(ShellElement.prototype, name, { value: method })
  }
  customElements.define(tag, ShellElement)
}

const unloaded: CustomEventInit = {
  bubbles: true,
  composed: true,
  detail: { reason: 'script', message: 'This could not be loaded.' },
}

const copy = (name: string, value: string | null, content: HTMLElement) =>
  value === null ? content.removeAttribute(name) : content.setAttribute(name, value)
