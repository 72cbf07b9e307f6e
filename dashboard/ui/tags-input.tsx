import { TagsInput as Input, type TagsInputProps, VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'

/** Enter adds what was typed; in an empty field it would submit the form around it. */
const keepForm = (event: KeyboardEvent<HTMLInputElement>) =>
  event.key === 'Enter' && !event.currentTarget.value.trim() && event.preventDefault()

/** A list of short texts; screen readers hear what was added or removed. */
export function TagsInput({ value = [], onChange, ...props }: TagsInputProps) {
  const [changed, setChanged] = useState('')
  const change = (next: string[]) => {
    const added = next.filter((tag) => !value.includes(tag)).map((tag) => `${tag} added`)
    const removed = value.filter((tag) => !next.includes(tag)).map((tag) => `${tag} removed`)
    setChanged([...added, ...removed].join(', '))
    onChange?.(next)
  }
  return (
    <>
      <Input value={value} onChange={change} onKeyDown={keepForm} {...props} />
      <VisuallyHidden role="status">{changed}</VisuallyHidden>
    </>
  )
}
