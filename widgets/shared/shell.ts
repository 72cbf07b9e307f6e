/** The public element as its content sees it. */
export interface Shell extends HTMLElement {
  /** Properties that were set, by name. */
  given: Record<string, unknown>
  /** Set by the content, and called after a property was set. */
  changed?: () => void
}

/** Properties that take a text or an object; each has an attribute of the same name in kebab-case. In one text, which is shorter. */
const properties =
  'apiBase package passData autosave buttonLabel guest fields heading compact questionnaireId preview showId prefill theme mode debug opener'.split(
    ' ',
  )

// Only what a page sees before the widget has loaded; the rest comes with it
const css = ':host(:not([hidden])){display:grid;min-height:240px}'
const message = "Couldn't load this."

/**
 * Registers a public tag. Twice is once: a page may include the loader in several places.
 * @param load registers the element `<tag>-content`, which the shell then holds
 */
export function defineShell(tag: string, load: () => Promise<unknown>) {
  if (customElements.get(tag)) return

  class ShellElement extends HTMLElement implements Shell {
    given: Record<string, unknown> = {}
    declare changed?: () => void
    #root = this.attachShadow({ mode: 'open' })
    #content: Element | undefined
    /** A widget starts to load 400 px before it comes into view. */
    #observer = new IntersectionObserver((entries) => entries.at(-1)!.isIntersecting && this.#show(), {
      rootMargin: '400px',
    })

    constructor() {
      super()
      this.#root.append(document.createElement('slot'))
      try {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        this.#root.adoptedStyleSheets = [sheet]
      } catch {
        // Safari before 16.4 gets its styles with the widget
      }
    }

    connectedCallback() {
      if (this.#content) return
      // Frameworks may have set properties before the element was defined, which hide those of the class
      for (const name of properties as 'changed'[]) {
        const value = this[name]
        delete this[name]
        this[name] = value
      }
      // A tab at the window's edge, or a form that the page's own button opens, has no place to come near to
      if (
        this.matches('[opener],[mode=side-tab]') ||
        this.given['opener'] ||
        this.given['mode'] === 'side-tab'
      )
        void this.#show()
      else this.#observer.observe(this)
    }

    // Keeps the state of a widget that the page moves with moveBefore
    connectedMoveCallback() {}

    disconnectedCallback() {
      this.#observer.disconnect()
    }

    async #show() {
      this.#observer.disconnect()
      try {
        await load()
      } catch (error) {
        // oxlint-disable-next-line eslint/no-console -- the host must be able to find out why
        console.warn(error)
        return this.#fail()
      }
      if (this.#content) return
      this.#content = document.createElement(`${tag}-content`)
      this.#root.append(this.#content)
    }

    #fail() {
      const surface = document.createElement('p')
      const again = document.createElement('button')
      surface.role = 'alert'
      again.textContent = 'Try again'
      // oxlint-disable-next-line unicorn/prefer-add-event-listener -- shorter, and nothing else listens
      again.onclick = () => this.#show()
      // What the page put into the element, such as a link, takes the widget's place
      surface.append(message, ' ', again, ' ', document.createElement('slot'))
      this.#root.replaceChildren(surface)
      // The room that the page reserves for the widget
      this.style.minHeight = '0'
      this.dispatchEvent(new CustomEvent('cueroom-error', failure))
    }
  }
  for (const name of properties)
    Object.defineProperty(ShellElement.prototype, name, {
      get(this: ShellElement) {
        return this.given[name]
      },
      set(this: ShellElement, value: unknown) {
        this.given[name] = value
        this.changed?.()
      },
    })
  customElements.define(tag, ShellElement)
}

const failure: CustomEventInit = { bubbles: true, composed: true, detail: { reason: 'script', message } }
