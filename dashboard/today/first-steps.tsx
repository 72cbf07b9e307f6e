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
        <p>What it's about and how it should sound. Every text is based on this.</p>
        <div className={classes.pair}>
          <Button component={Link} to={screens.showSettings.path} variant={described ? 'default' : 'filled'}>
            {described ? 'Change the settings' : 'Describe your show'}
          </Button>
          <Button component={Link} to={importFeed}>
            Import from its feed
          </Button>
        </div>
      </li>
      <li>
        <h2>Add your guests</h2>
        <p>Upload a spreadsheet, or add your first guest by hand.</p>
        <div className={classes.pair}>
          <Button component={Link} to={uploadGuests} variant={described ? 'filled' : 'default'}>
            Upload Excel
          </Button>
          <Button component={Link} to={addGuest}>
            Add Guest
          </Button>
        </div>
      </li>
      <li>
        <h2>Send the questions</h2>
        <p>Share a questionnaire link. The answers become the guest's introduction and questions.</p>
        <Button component={Link} to={screens.questionnaires.path}>
          Build a questionnaire
        </Button>
      </li>
    </ol>
  )
}
