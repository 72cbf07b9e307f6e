export interface Shell {
  attributes: string[]
  /** Registers the element `<tag>-content`, which the shell then holds. */
  load(): Promise<unknown>
}

/** How far below or above the viewport a widget starts to load. */
const nearby = '400px'
const reserved = ':host{display:block!important;min-height:240px}:host([hidden]){display:none!important}'

/** Registers a public tag. Twice is once: a page may include the loader in several places. */
export function defineShell(tag: string, { attributes, load }: Shell) {
  if (customElements.get(tag)) return

  class ShellElement extends HTMLElement {
    static readonly observedAttributes = attributes
    #root = this.attachShadow({ mode: 'open' })
    #content: HTMLElement | undefined
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
      this.#content = document.createElement(`${tag}-content`)
      for (const name of attributes) copy(name, this.getAttribute(name), this.#content)
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
      this.dispatchEvent(new CustomEvent('cueroom-error', { bubbles: true, composed: true }))
    }
  }
  customElements.define(tag, ShellElement)
}

const copy = (name: string, value: string | null, content: HTMLElement) =>
  value === null ? content.removeAttribute(name) : content.setAttribute(name, value)
