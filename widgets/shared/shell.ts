import type { Content } from './define.ts'

export interface Shell {
  /** Methods of the public element, each with the prop of the component that takes its argument. */
  methods?: Record<string, string>
  /** Registers the element `<tag>-content`, which the shell then holds. */
  load(): Promise<unknown>
}

/** How far below or above the viewport a widget starts to load. */
const nearby = '400px'
const css =
  ':host{display:block!important;min-height:240px}:host([hidden]){display:none!important}' +
  ':host>div{all:initial;display:block;padding:24px;font:16px system-ui;background:Canvas;color:CanvasText}'
const message = 'This could not be loaded.'

/** Registers a public tag. Twice is once: a page may include the loader in several places. */
export function defineShell(tag: string, { methods = {}, load }: Shell) {
  if (customElements.get(tag)) return

  class ShellElement extends HTMLElement {
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
      sheet.replaceSync(css)
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

    async #show() {
      this.#observer.disconnect()
      try {
        await load()
      } catch {
        return this.#fail()
      }
      if (this.#content) return
      this.#content = document.createElement(`${tag}-content`) as Content
      for (const [prop, value] of this.#given) this.#content.give(prop, value)
      this.#root.replaceChildren(this.#content)
    }

    #fail() {
      const surface = document.createElement('div')
      const again = document.createElement('button')
      surface.role = 'alert'
      again.textContent = 'Try again'
      again.addEventListener('click', () => this.#show())
      surface.append(`${message} `, again)
      this.#root.replaceChildren(surface)
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

const unloaded: CustomEventInit = { bubbles: true, composed: true, detail: { reason: 'script', message } }
