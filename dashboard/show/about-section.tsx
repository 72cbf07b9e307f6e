import { Stack } from '@mantine/core'
import { AccentField } from './accent-field.tsx'
import { AreaField, TextField } from './fields.tsx'
import classes from './fields.module.css'
import { PictureField } from './picture-field.tsx'

export const AboutSection = () => (
  <div className={classes.grid}>
    <Stack gap="lg">
      <TextField path="podcastName" label="Podcast name *" aria-required maxLength={200} />
      <AccentField />
    </Stack>
    <PictureField path="showLogo" name="the show" shape="logo" />
    <AreaField path="podcastDescription" minRows={4} maxLength={20_000} className={classes.whole} />
  </div>
)
