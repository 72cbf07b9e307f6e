import { isStoredPhoto } from '@cueroom/core/media/stored-photo.ts'
import { use, useRef } from 'react'
import { PictureOrigin } from '../shared/branded.tsx'
import { useSpeech } from '../shared/speech.tsx'
import { useStyles } from '../shared/use-styles.ts'
import css from './photo-input.css?inline'
import { shrinkPhoto } from './shrink-photo.ts'

interface Props {
  id: string
  required: boolean
  problem: string | undefined
  /** A data URL, a web address, the path of a photo that was sent before, or empty. */
  value: string
  onChange(value: string): void
}

/** Replaces a file that isn't a photo: the form can't be sent until it is removed or replaced. */
const unreadable = 'unreadable'

/** Takes a photo from the guest's device and shows it. */
export function PhotoInput({ id, required, problem, value, onChange }: Props) {
  const { questionnaire: texts } = useSpeech()
  const origin = use(PictureOrigin)
  const invalid = value === unreadable
  const input = useRef<HTMLInputElement>(null)
  useStyles(input, css)

  const take = async (file: File | undefined) => {
    if (!file) return
    onChange((await shrinkPhoto(file)) ?? unreadable)
  }
  const remove = () => {
    // The button goes with the photo, and must not take the focus along
    if (input.current) {
      input.current.value = ''
      input.current.focus()
    }
    onChange('')
  }
  return (
    <>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        part="field"
        required={required && !value}
        aria-invalid={invalid || problem !== undefined}
        aria-describedby={`${id}-problem`}
        onChange={(event) => void take(event.target.files?.[0])}
      />
      <p id={`${id}-problem`} role="alert" className="problem" part="error">
        {invalid ? texts.photoUnreadable : problem}
      </p>
      {value && (
        <p className="photo">
          {!invalid && <img src={isStoredPhoto(value) ? origin + value : value} alt={texts.photoAlt} />}
          <button type="button" part="button" onClick={remove}>
            {texts.photoRemove}
          </button>
        </p>
      )}
    </>
  )
}
