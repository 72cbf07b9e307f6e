import { settingFields } from '@cueroom/core/show/setting-fields.ts'
import { Text } from '@mantine/core'
import { PublicPage } from '../sponsorship/public-page.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { AreaField, TagsField, TextField } from './fields.tsx'
import classes from './fields.module.css'
import { PackagesField } from './packages-field.tsx'

const contact = settingFields['sponsorshipSettings.marketingContact']

export const SponsorshipSection = () => (
  <div className={classes.grid}>
    <PublicPage className={classes.whole} />
    <PackagesField />
    <TextField path="sponsorshipSettings.audienceMetrics.monthlyDownloads" maxLength={100} />
    <TextField path="sponsorshipSettings.audienceMetrics.growthRate" maxLength={100} />
    <TextField path="sponsorshipSettings.audienceMetrics.primaryAgeRange" maxLength={100} />
    <TextField path="sponsorshipSettings.audienceMetrics.geographicFocus" maxLength={200} />
    <TagsField path="sponsorshipSettings.preferredSponsorTypes" className={classes.whole} />
    <AreaField path="sponsorshipSettings.sponsorshipGoal" maxLength={1_000} />
    <AreaField path="sponsorshipSettings.sponsorshipApproach" maxLength={1_000} />
    <section className={`${classes.whole} ${classes.group}`} aria-label={contact.label}>
      <Text fw={600}>{contact.label}</Text>
      <Dimmed mb="md">{contact.about}</Dimmed>
      <div className={classes.grid}>
        <TextField path="sponsorshipSettings.marketingContact.name" maxLength={200} />
        <TextField path="sponsorshipSettings.marketingContact.title" maxLength={200} />
        <TextField path="sponsorshipSettings.marketingContact.email" type="email" maxLength={254} />
        <TextField path="sponsorshipSettings.marketingContact.phone" type="tel" maxLength={60} />
      </div>
    </section>
  </div>
)
