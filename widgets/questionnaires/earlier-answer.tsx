import { isStoredPhoto } from '@cueroom/core/media/stored-photo.ts'
import { use, useRef } from 'react'
import { PictureOrigin } from '../shared/branded.tsx'
import { useSpeech } from '../shared/speech.tsx'
import { useStyles } from '../shared/use-styles.ts'
import css from './earlier-answer.css?inline'
import type { EarlierProps } from './questions-form.tsx'

/** What the guest answered before the question changed: it stays unless they answer again or remove it. */
export function EarlierAnswer({ form, id }: EarlierProps) {
  const { questionnaire: texts } = useSpeech()
  const origin = use(PictureOrigin)
  const box = useRef<HTMLDivElement>(null)
  useStyles(box, css)
  const { answer, removable } = form.earlier![id]!
  // No question has this id
  const removes = [form.answers['.removes'] ?? []].flat()
  return (
    <div ref={box} className="earlier" part="earlier">
      <p>{texts.earlier}</p>
      {isStoredPhoto(answer) ? <img src={origin + answer} alt="" /> : <p dir="auto">{answer}</p>}
      {removable && (
        <label className="choice">
          <input
            type="checkbox"
            checked={removes.includes(id)}
            onChange={(event) =>
              form.mark(
                '.removes',
                event.currentTarget.checked ? [...removes, id] : removes.filter((other) => other !== id),
              )
            }
          />
          {texts.removeEarlier}
        </label>
      )}
    </div>
  )
}
