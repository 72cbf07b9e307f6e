import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { platformChoices, platforms } from '@cueroom/core/marketing/platforms.ts'
import {
  hashtagTypeChoices,
  hashtagTypes,
  maxPosts,
  postToneChoices,
  socialDefaults,
} from '@cueroom/core/marketing/post-choices.ts'
import type { SocialRequest } from '@cueroom/core/marketing/requests.ts'
import { Checkbox, Input, NumberInput, SegmentedControl, SimpleGrid, Switch, TextInput } from '@mantine/core'
import type * as z from 'zod'
import { IconShare2 } from '../icons/index.ts'
import { checkBy } from './checked-request.ts'
import { ChoiceSelect } from '../ui/choice-select.tsx'
import { Generator } from './generator.tsx'
import { PostsResult } from './posts-result.tsx'
import { useGuestChoice, WithGuests } from './show-guests.tsx'
import { type DraftForm, refilled, useDraftForm, valuesOf } from './use-draft-form.ts'
import { useMarketing } from './use-marketing.ts'
import { GuestField } from './shared-fields.tsx'

const empty = {
  guestId: '',
  platforms: [] as string[],
  useEmojis: socialDefaults.useEmojis as boolean,
  tone: socialDefaults.tone as string,
  hashtagType: socialDefaults.hashtagType as string,
  customHashtags: '',
  postCount: socialDefaults.postCount as number | string,
}
type Values = typeof empty
type Body = z.input<typeof SocialRequest>

const toBody = ({ customHashtags, guestId, ...values }: Values) =>
  ({
    ...values,
    guestId: Number(guestId) || 1,
    ...(values.hashtagType === 'user-defined' && { customHashtags }),
  }) as Body

const check = checkBy('SocialRequest', toBody)
const validate = async (values: Values) => {
  const { postCount, ...errors } = await check(values)
  return { ...errors, ...(postCount && { postCount: `Choose 1 to ${maxPosts} posts` }) }
}

/** Generates posts about a guest for each platform. */
export const PostsPanel = () => (
  <WithGuests feature="socialMediaGeneration" what="Posts are written about one of your guests.">
    {(first) => <Posts first={first} />}
  </WithGuests>
)

function Posts({ first }: { first: GuestCard }) {
  const form = useDraftForm('posts', empty, validate)
  const guest = useGuestChoice(first, form.values.guestId)
  const making = useMarketing({
    type: 'social_media',
    call: (api, body: Body, signal) => api.marketing.socialMedia({ body, signal }),
    success: { title: 'Posts generated' },
    failure: () => ({
      title: 'Generation failed',
      message: 'Failed to generate the posts. Please try again.',
    }),
  })
  const request = async () =>
    !guest || (await form.validate()).hasErrors
      ? undefined
      : toBody({ ...form.getValues(), guestId: String(guest.id) })
  return (
    <Generator
      type="social_media"
      feature="socialMediaGeneration"
      making={making}
      action="Generate posts"
      request={request}
      fields={
        <>
          <GuestField form={form} guest={guest} disabled={making.generating} />
          <Fields form={form} />
        </>
      }
      refill={(entries) => refilled(form, valuesOf(empty, entries))}
      resultTab="Posts"
      renderResult={(result, again) => <PostsResult result={result} onClear={making.clear} onAgain={again} />}
      empty={{
        icon: IconShare2,
        title: 'No posts yet',
        description:
          "Choose your platforms. Each post appears here with its length and the platform's limit.",
      }}
    />
  )
}

function Fields({ form }: { form: DraftForm<Values> }) {
  const hashtagOptions = hashtagTypes.map((value) => ({ value, label: hashtagTypeChoices[value].label }))
  const { hashtagType } = form.values
  return (
    <>
      <Checkbox.Group label="Platforms" required {...form.getInputProps('platforms')}>
        <SimpleGrid cols={2} spacing="xs" verticalSpacing={10} mt={6} mb={4}>
          {platforms.map((platform) => (
            <Checkbox key={platform} value={platform} label={platformChoices[platform].label} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
      <ChoiceSelect
        label="Tone"
        required
        clearable
        choices={postToneChoices}
        {...form.getInputProps('tone')}
      />
      <Input.Wrapper
        label="Hashtag strategy"
        labelElement="div"
        description={hashtagTypeChoices[hashtagType as keyof typeof hashtagTypeChoices]?.about}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      >
        <SegmentedControl
          fullWidth
          mb={4}
          aria-label="Hashtag strategy"
          data={hashtagOptions}
          {...form.getInputProps('hashtagType')}
        />
      </Input.Wrapper>
      {hashtagType === 'user-defined' && (
        <TextInput
          label="Custom hashtags"
          description="Separated by spaces, each with its #"
          placeholder="#diving #reefs"
          maxLength={1_000}
          {...form.getInputProps('customHashtags')}
        />
      )}
      <NumberInput
        label="Number of posts"
        description="For each platform, 1 to 10"
        min={1}
        max={maxPosts}
        allowNegative={false}
        {...form.getInputProps('postCount')}
      />
      <Switch label="Use emojis" {...form.getInputProps('useEmojis', { type: 'checkbox' })} />
    </>
  )
}
