import {
  emailEndingChoices,
  invitationDefaults,
  invitationStyleChoices,
} from '@cueroom/core/marketing/invitation-choices.ts'
import type { InvitationRequest } from '@cueroom/core/marketing/requests.ts'
import { Select, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import type * as z from 'zod'
import { useFoundGuests } from '../guests/guests.queries.ts'
import { IconSend } from '../icons/index.ts'
import { useQuestionnaires } from '../questionnaires/questionnaires.queries.ts'
import { checkBy } from './checked-request.ts'
import { ChoiceSelect } from '../ui/choice-select.tsx'
import { EmailResult } from './email-result.tsx'
import { GuestName } from './guest-name.tsx'
import { Generator } from './generator.tsx'
import { type DraftForm, refilled, useDraftForm, valuesOf } from './use-draft-form.ts'
import { useMarketing } from './use-marketing.ts'
import { AdditionalContext, useByTemplate } from './shared-fields.tsx'

const empty = {
  guestName: '',
  showTopic: '',
  invitationStyle: invitationDefaults.invitationStyle as string,
  emailEnding: invitationDefaults.emailEnding as string,
  linkedinUrl: '',
  websiteUrl: '',
  biography: '',
  additionalContext: '',
  customEnding: '',
  questionnaireId: '',
}
type Values = typeof empty
type Body = z.input<typeof InvitationRequest>

const toBody = ({ customEnding, questionnaireId, ...values }: Values) =>
  ({
    ...values,
    ...(values.emailEnding === 'custom' && { customEnding }),
    ...(values.emailEnding === 'questionnaire' && questionnaireId && { questionnaireId }),
  }) as Body
const validate = checkBy('InvitationRequest', toBody)

/** Generates an invitation email to a guest. */
export function InvitationPanel() {
  const form = useDraftForm('invitation', empty, validate)
  const making = useMarketing({
    type: 'guest_invitation',
    call: (api, body: Body, signal) => api.marketing.guestInvite({ body, signal }),
    success: { title: 'Invitation generated' },
    failure: () => ({
      title: 'Generation failed',
      message: 'Failed to generate the invitation. Please try again.',
    }),
  })
  return (
    <Generator
      type="guest_invitation"
      feature="guestInvitations"
      making={making}
      action="Generate invitation"
      request={async () => ((await form.validate()).hasErrors ? undefined : toBody(form.getValues()))}
      fields={<Fields form={form} />}
      refill={(entries) => refilled(form, valuesOf(empty, entries))}
      resultTab="Invitation"
      renderResult={(result, again) => (
        <InvitationResult result={result} onClear={making.clear} onAgain={again} />
      )}
      empty={{
        icon: IconSend,
        title: 'No invitation yet',
        description:
          "Enter who you want on the show and what you'd talk about. The email appears here, ready to copy into your email app.",
      }}
    />
  )
}

/** An invitation, addressed to the guest of that name if the show has one. */
function InvitationResult(shown: Pick<ComponentProps<typeof EmailResult>, 'result' | 'onClear' | 'onAgain'>) {
  const { label } = shown.result
  const { guests } = useFoundGuests(label)
  const of = guests.filter(({ name }) => name === label)
  const to = of.length === 1 ? (of[0]?.email ?? undefined) : undefined
  return <EmailResult title={`Invitation to ${label}`} to={to} {...shown} />
}

function Fields({ form }: { form: DraftForm<Values> }) {
  const field = (name: keyof Values) => form.getInputProps(name)
  const byTemplate = useByTemplate()
  const { emailEnding } = form.values
  return (
    <>
      <GuestName typed={form.getValues} onKnown={form.setValues} {...field('guestName')} />
      <TextInput
        label="Show topic"
        required
        placeholder="What reefs teach about patience"
        maxLength={500}
        {...field('showTopic')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <ChoiceSelect
          label="Invitation style"
          required
          clearable
          choices={invitationStyleChoices}
          {...field('invitationStyle')}
        />
        <ChoiceSelect
          label="Email ending"
          required
          clearable
          choices={emailEndingChoices}
          {...field('emailEnding')}
        />
      </SimpleGrid>
      {emailEnding === 'custom' && (
        <Textarea
          label="Custom ending"
          placeholder="See you on the other side, Noor"
          minRows={2}
          maxRows={8}
          maxLength={4_000}
          {...field('customEnding')}
        />
      )}
      {emailEnding === 'questionnaire' && <QuestionnaireChoice {...field('questionnaireId')} />}
      <Textarea
        label="Biography"
        description={
          byTemplate
            ? 'What you know about the guest. Its first sentences are printed for the guest to read.'
            : 'What you know about the guest'
        }
        minRows={2}
        maxRows={8}
        maxLength={20_000}
        {...field('biography')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label="LinkedIn URL" inputMode="url" maxLength={2_000} {...field('linkedinUrl')} />
        <TextInput label="Website URL" inputMode="url" maxLength={2_000} {...field('websiteUrl')} />
      </SimpleGrid>
      <AdditionalContext
        placeholder="Your talk at the harbour festival stayed with me."
        {...field('additionalContext')}
      />
    </>
  )
}

function QuestionnaireChoice(field: { value?: string; onChange?: (value: unknown) => void }) {
  const list = useQuestionnaires()
  const open = list.data?.filter(({ isActive }) => isActive) ?? []
  return (
    <Select
      label="Questionnaire"
      description={
        list.isError
          ? "Couldn't load your questionnaires. The email links to the newest active one."
          : list.data && open.length === 0
            ? 'You have no active questionnaire. Activate one in the Questionnaire Builder first.'
            : 'The email ends with a link to it.'
      }
      data={[
        { value: '', label: 'The newest active one' },
        ...open.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      allowDeselect={false}
      {...field}
    />
  )
}
