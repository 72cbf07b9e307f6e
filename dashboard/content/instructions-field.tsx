import { instructionsMax } from '@cueroom/core/content/instructions.ts'
import { Stack, Textarea, type TextareaProps } from '@mantine/core'
import { UnreadWishes } from '../app/unread-wishes.tsx'
import { ListCheckbox } from '../ui/list-checkbox.tsx'
import type { useInstructions } from './use-instructions.ts'

interface Props extends Pick<
  TextareaProps,
  'label' | 'aria-label' | 'placeholder' | 'minRows' | 'onKeyDown'
> {
  instructions: ReturnType<typeof useInstructions>
  /** False where no guest is chosen yet, so that the text is for all of them. */
  hasGuest: boolean
}

/** The host's instructions for a text, with what a template can't follow of them and for whom they are kept. */
export function InstructionsField({ instructions, hasGuest, ...field }: Props) {
  const { text, forAll, setText, setForAll } = instructions
  return (
    <Stack gap="xs">
      <Textarea
        {...field}
        description={
          hasGuest && !forAll ? 'Optional; kept for this guest and type' : 'Optional; kept for each type'
        }
        maxRows={8}
        maxLength={instructionsMax}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <UnreadWishes instructions={text} />
      {hasGuest && text !== '' && (
        <ListCheckbox labelled label="Use for all guests" checked={forAll} onChange={setForAll} />
      )}
    </Stack>
  )
}
