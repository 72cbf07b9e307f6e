import { Button } from '@mantine/core'
import { addGuest, importFeed, screens, uploadGuests } from '../app/paths.ts'
import { useSettings } from '../app/settings.queries.ts'
import { Link } from '../routing/routing.tsx'
import classes from './today.module.css'

/** The first visit: three steps to the first introduction. */
export function FirstSteps() {
  const described = Boolean(useSettings().data)
  return (
    <ol className={classes.first} aria-label="First steps">
      <li data-done={described || undefined}>
        <h2>Describe your show</h2>
        <p>What it is about and how it should sound. Every text is written from this.</p>
        <div className={classes.pair}>
          <Button component={Link} to={screens.showSettings.path} variant={described ? 'default' : 'filled'}>
            {described ? 'Change the settings' : 'Describe your show'}
          </Button>
          <Button component={Link} to={importFeed} variant="default">
            Paste its feed
          </Button>
        </div>
      </li>
      <li>
        <h2>Bring your guests</h2>
        <p>Upload the spreadsheet you have, or add the first guest by hand.</p>
        <div className={classes.pair}>
          <Button component={Link} to={uploadGuests} variant={described ? 'filled' : 'default'}>
            Upload Excel
          </Button>
          <Button component={Link} to={addGuest} variant="default">
            Add Guest
          </Button>
        </div>
      </li>
      <li>
        <h2>Send the questions</h2>
        <p>Share a questionnaire link. What guests answer becomes their introduction and questions.</p>
        <Button component={Link} to={screens.questionnaires.path} variant="default">
          Build a questionnaire
        </Button>
      </li>
    </ol>
  )
}
