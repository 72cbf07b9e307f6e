import type { Answers } from '@cueroom/core/questionnaires/questionnaire.ts'
import { useEffect, useRef, useState } from 'react'
import { useSpeech } from '../shared/speech.tsx'
import { useStyles } from '../shared/use-styles.ts'
import css from './ranking-input.css?inline'

interface Props {
  id: string
  options: string[]
  value: Answers[string] | undefined
  onChange(value: string[]): void
}

/** Choices that the guest puts in order, with buttons: they work by keyboard and by thumb. */
export function RankingInput({ id, options, value, onChange }: Props) {
  const { questionnaire: texts, fill } = useSpeech()
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef<{ option: string; by: number }>(undefined)
  const [announced, setAnnounced] = useState('')
  useStyles(list, css)
  const ranked = [value ?? []].flat().filter((option) => options.includes(option))
  const order = [...ranked, ...options.filter((option) => !ranked.includes(option))]

  // The button goes with its choice, and the focus goes with the button
  useEffect(() => {
    const { option, by } = moved.current ?? {}
    moved.current = undefined
    if (!option || !by) return
    const row = [...list.current!.children].find((each) => each.querySelector('bdi')?.textContent === option)
    const buttons = [...row!.querySelectorAll('button')]
    const same = buttons[by < 0 ? 0 : 1]
    ;(same?.disabled ? buttons.find(({ disabled }) => !disabled) : same)?.focus()
  })

  const move = (from: number, by: number) => {
    const option = order[from]!
    const others = order.filter((other) => other !== option)
    moved.current = { option, by }
    setAnnounced(fill(texts.rankMoved, { option, n: from + by + 1, all: order.length }))
    onChange([...others.slice(0, from + by), option, ...others.slice(from + by)])
  }
  return (
    <>
      <p className="details">{texts.rankHint}</p>
      <ol className="ranking" ref={list}>
        {order.map((option, place) => (
          <li key={option}>
            <span className="place" aria-label={fill(texts.rankPlace, { n: place + 1 })}>
              {place + 1}
            </span>
            <bdi>{option}</bdi>
            <Move
              id={place === 0 ? undefined : `${id}-up-${place}`}
              label={fill(texts.moveUp, { option })}
              disabled={place === 0}
              sign="↑"
              onMove={() => move(place, -1)}
            />
            <Move
              id={place === 0 ? id : undefined}
              label={fill(texts.moveDown, { option })}
              disabled={place === order.length - 1}
              sign="↓"
              onMove={() => move(place, 1)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="announced">
        {announced}
      </p>
      {ranked.length < options.length && (
        <button type="button" part="button" onClick={() => onChange(order)}>
          {texts.useOrder}
        </button>
      )}
    </>
  )
}

interface MoveProps {
  id: string | undefined
  label: string
  sign: string
  disabled: boolean
  onMove(): void
}

const Move = ({ id, label, sign, disabled, onMove }: MoveProps) => (
  <button
    type="button"
    id={id}
    className="move"
    part="button"
    aria-label={label}
    disabled={disabled}
    onClick={onMove}
  >
    {sign}
  </button>
)
