import type { ContentType } from '@cueroom/core/content/content.ts'
import { contentTypeLabels, contentTypes } from '@cueroom/core/content/content-labels.ts'
import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { Input, Radio, Skeleton, Stack } from '@mantine/core'
import { getHotkeyHandler, useHotkeys } from '@mantine/hooks'
import { useEntitlements, useSession } from '../app/session.queries.ts'
import { FormSkeleton } from '../ui/form-skeleton.tsx'
import { toast } from '../ui/toasts.tsx'
import { NotAllowed } from '../tenants/locked-feature.tsx'
import classes from '../ui/two-columns.module.css'
import { WrittenBy } from '../app/written-by.tsx'
import { useTextStates } from './content.queries.ts'
import { GenerateButtons } from './generate-buttons.tsx'
import { GuestSelect } from './guest-select.tsx'
import { InstructionsField } from './instructions-field.tsx'
import { ReplaceQuestion } from './replace-question.tsx'
import type { useGeneration } from './use-generation.ts'
import { useInstructions } from './use-instructions.ts'
import { useReplaceQuestion } from './use-replace-question.ts'

interface Props {
  guest: GuestCard | undefined
  onGuest: (guest: GuestCard) => void
  type: ContentType
  onType: (type: ContentType) => void
  generation: ReturnType<typeof useGeneration>
  onStart: () => void
  onDone: () => void
}

const placeholders: Record<ContentType, string> = {
  introduction: 'Mention the new book. Keep the award for the end.',
  questions: 'Start with the childhood story. Nothing about politics.',
  show_notes: 'Link the book and the newsletter. Three takeaways.',
}

/** Guest, content type and instructions; the text is next to it. */
export function GenerationForm({ guest, onGuest, type, onType, generation, onStart, onDone }: Props) {
  const { active, may } = useEntitlements()
  const tenantId = useSession().data?.tenant.id ?? ''
  const instructions = useInstructions(tenantId, type, guest?.id)
  const { generating, progress } = generation
  const states = useTextStates(guest ? [guest.id] : [])
  const asking = useReplaceQuestion(states.data ?? [])
  const allowed = active && may('contentGeneration')

  const start = () => {
    if (!allowed || generating) return
    if (!guest) {
      toast.failure({ title: 'Select a Guest', message: 'Please select a guest to generate content for.' })
      return
    }
    asking.ask(type, ({ replaceEdited, onError }) => {
      onStart()
      generation.start(
        { guestId: guest.id, type, prompt: instructions.text, replaceEdited },
        { onSuccess: onDone, onError },
      )
    })
  }
  useHotkeys([['mod+Enter', start]], [])

  return (
    <Stack className={classes.form} component="section" aria-label="What to generate">
      <GuestSelect selected={guest} onSelect={onGuest} disabled={generating} />
      <TypeChoice type={type} onType={onType} disabled={generating} />
      {allowed ? (
        <>
          <InstructionsField
            label="Custom instructions"
            placeholder={placeholders[type]}
            minRows={3}
            instructions={instructions}
            hasGuest={guest !== undefined}
            onKeyDown={getHotkeyHandler([['mod+Enter', start]])}
          />
          <GenerateButtons
            label="Generate Content"
            writing={generating}
            disabled={generating}
            progress={progress}
            onStart={start}
            onCancel={generation.cancel}
          />
          <WrittenBy from="your show settings and what you know about the guest" />
        </>
      ) : (
        <NotAllowed feature="contentGeneration">
          You can still read, copy and export texts generated earlier.
        </NotAllowed>
      )}
      <ReplaceQuestion name={guest?.name ?? ''} asking={asking} />
    </Stack>
  )
}

const TypeChoice = ({ type, onType, disabled }: Pick<Props, 'type' | 'onType'> & { disabled: boolean }) => (
  <Radio.Group label="Content type" value={type} onChange={onType}>
    <Stack gap={10} mt={6}>
      {contentTypes.map((value) => (
        <Radio key={value} value={value} label={contentTypeLabels[value]} disabled={disabled} />
      ))}
    </Stack>
  </Radio.Group>
)

export const GenerationFormSkeleton = () => (
  <FormSkeleton label="Loading your guests">
    <Input.Wrapper label="Guest">
      <Skeleton h={48} />
    </Input.Wrapper>
    <Skeleton h={110} />
    <Skeleton h={90} />
    <Skeleton h={36} />
  </FormSkeleton>
)
