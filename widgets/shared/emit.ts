/** Dispatches one of the widget's listed events to the page. */
export type EmitOf<Events> = <Name extends keyof Events & string>(name: Name, detail: Events[Name]) => void

/** Sends events from an element through the shadow roots around it. */
export const emitFrom =
  <Events>(element: HTMLElement | undefined): EmitOf<Events> =>
  (name, detail) =>
    element?.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
