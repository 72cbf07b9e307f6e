import { counted } from '@cueroom/core/text/format.ts'
import { Button, Group, Text } from '@mantine/core'
import classes from './save-bar.module.css'

interface Props {
  /** Titles of the changed sections. */
  sections: string[]
  /** The show has no saved settings yet. */
  isNew: boolean
  /** Fields with validation errors. */
  problems: number
  saving: boolean
  onDiscard: () => void
}

function state({ sections, isNew, problems }: Props) {
  if (problems > 0) return `Check ${counted(problems, 'field')}`
  if (sections.length > 0) return `Not saved: ${sections.join(', ')}`
  return isNew ? 'These are the defaults. Save to keep them.' : ''
}

/** Sticky while there are changes to save. */
export function SaveBar(props: Props) {
  const { sections, problems, saving, onDiscard } = props
  return (
    <div className={classes.bar} data-sticky-bar="" role="region" aria-label="Unsaved changes">
      <Text size="sm" className={classes.state} data-problem={problems > 0 || undefined} role="status">
        {state(props)}
      </Text>
      <Group gap="xs" wrap="nowrap">
        {sections.length > 0 && (
          <Button onClick={onDiscard} disabled={saving}>
            Discard
          </Button>
        )}
        <Button variant="filled" type="submit" loading={saving}>
          Save Settings
        </Button>
      </Group>
    </div>
  )
}
