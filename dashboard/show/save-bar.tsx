import { Button, Group, Text } from '@mantine/core'
import classes from './save-bar.module.css'

interface Props {
  /** Titles of the sections that changed. */
  sections: string[]
  /** Nothing was saved for this show yet. */
  isNew: boolean
  /** Fields that cannot be saved as they are. */
  problems: number
  saving: boolean
  onDiscard: () => void
}

function state({ sections, isNew, problems }: Props) {
  if (problems > 0) return problems === 1 ? 'One field needs a look' : `${problems} fields need a look`
  if (sections.length > 0) return `Not saved: ${sections.join(', ')}`
  return isNew ? 'These are the defaults. Save them to make them yours.' : ''
}

/** Stays in view while there is something to save. */
export function SaveBar(props: Props) {
  const { sections, problems, saving, onDiscard } = props
  return (
    <div className={classes.bar} role="region" aria-label="Unsaved changes">
      <Text size="sm" className={classes.state} data-problem={problems > 0 || undefined} role="status">
        {state(props)}
      </Text>
      <Group gap="xs" wrap="nowrap">
        {sections.length > 0 && (
          <Button variant="default" onClick={onDiscard} disabled={saving}>
            Discard
          </Button>
        )}
        <Button type="submit" loading={saving}>
          Save Settings
        </Button>
      </Group>
    </div>
  )
}
