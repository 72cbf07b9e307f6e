import { type RefObject, useEffect, useRef, useState } from 'react'
import { closeOnBack } from './close-on-back.ts'
import { emitFrom } from './emit.ts'
import css from './opened.css?inline'
import type { PlacedProps } from './placed.tsx'
import { languageFor, pageLanguage, Speaking, spokenIn, useSpeech } from './speech.tsx'
import { useStyles } from './use-styles.ts'

/** A button, or a tab at the window's edge, that opens a widget in a dialog. */
export function Opened(props: PlacedProps) {
  const language = languageFor(undefined, pageLanguage(props.container))
  return (
    <Speaking language={language} waiting={null}>
      <Dialog {...props} spoken={spokenIn(language)} />
    </Speaking>
  )
}

interface DialogProps extends PlacedProps {
  spoken: ReturnType<typeof spokenIn>
}

function Dialog({ mode, buttonLabel, opener, theme, label, container, spoken, children }: DialogProps) {
  const { questionnaire, sponsorship } = useSpeech()
  const dialog = useRef<HTMLDialogElement>(null)
  useStyles(dialog, css)
  // Loads nothing until opened; closing keeps the input
  const [wasOpened, setWasOpened] = useState(false)
  const emit = emitFrom<Record<'cueroom-open' | 'cueroom-close', object>>(container)
  const text = buttonLabel ?? (label === 'open' ? questionnaire.open : sponsorship.openOffer)
  const place = mode === 'popup' || mode === undefined ? 'popup' : 'side'

  const open = (by: Element | null) => {
    setWasOpened(true)
    returnFocus.current = by
    dialog.current?.showModal()
    forget.current?.()
    forget.current = closeOnBack(() => dialog.current?.close())
    emit('cueroom-open', {})
  }
  const returnFocus = useRef<Element>(null)
  const forget = useRef<() => void>(null)
  useEffect(() => () => forget.current?.(), [])
  usePageButtons(opener, open)
  const isTab = mode === 'side-tab'
  return (
    <div
      className={opener || isTab ? 'cueroom opened unplaced' : 'cueroom opened'}
      data-theme={theme ?? 'light'}
      {...spoken}
    >
      {!opener && (
        <button
          type="button"
          className={isTab ? 'primary tab' : 'primary'}
          part="opener"
          aria-haspopup="dialog"
          onClick={(event) => open(event.currentTarget)}
        >
          {text}
        </button>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a click outside closes it, as Escape does */}
      <dialog
        ref={dialog}
        className={place}
        part="dialog"
        aria-label={text}
        onClick={(event) => event.target === dialog.current && dialog.current.close()}
        onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
        onClose={() => {
          forget.current?.()
          const by = returnFocus.current
          if (by instanceof HTMLElement) by.focus()
          emit('cueroom-close', {})
        }}
      >
        <div className="sheet">
          <button
            type="button"
            className="close"
            part="close"
            aria-label={questionnaire.close}
            onClick={() => dialog.current?.close()}
          >
            ×
          </button>
          {wasOpened && children}
        </div>
      </dialog>
    </div>
  )
}

/** Opens when a button of the page is pressed that the selector means, also one that the page adds later. */
function usePageButtons(opener: string | undefined, open: (by: Element) => void) {
  const latest: RefObject<typeof open> = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    if (!opener) return undefined
    const press = (event: MouseEvent) => {
      const pressed = event.target instanceof Element ? closest(event.target, opener) : null
      if (!pressed) return
      event.preventDefault()
      latest.current(pressed)
    }
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  }, [opener])
}

// An invalid selector must not break every click on the page
function closest(element: Element, selector: string) {
  try {
    return element.closest(selector)
  } catch {
    return null
  }
}
