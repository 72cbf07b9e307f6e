import { Skeleton, Stack } from '@mantine/core'
import { lazyPart } from '../ui/lazy.tsx'
import { DateFormatField } from './date-format-field.tsx'
import { AreaField, TextField } from './fields.tsx'
import classes from './fields.module.css'
import { PictureField } from './picture-field.tsx'

// Lazy: a field for colours weighs as much as the rest of the section
const AccentField = lazyPart(
  'accent colour',
  async () => (await import('./accent-field.tsx')).AccentField,
  () => <Skeleton h={84} />,
)
// Lazy: it includes all time zones
const TimeZoneField = lazyPart(
  'time zones',
  async () => (await import('./time-zone-field.tsx')).TimeZoneField,
  () => <Skeleton h={84} />,
)

export const AboutSection = () => (
  <div className={classes.grid}>
    <Stack gap="lg">
      <TextField path="podcastName" label="Podcast name *" aria-required maxLength={200} />
      <AccentField />
    </Stack>
    <PictureField path="showLogo" name="the show" shape="logo" />
    <AreaField path="podcastDescription" minRows={4} maxLength={20_000} className={classes.whole} />
    <TimeZoneField />
    <DateFormatField />
  </div>
)
