import { useScrollSpy } from '@mantine/hooks'
import classes from './contents.module.css'
import { settingsSections } from './sections.tsx'

interface Props {
  /** Sections with unsaved changes. */
  changed: string[]
  onOpen: (id: string) => void
}

/** The table of contents next to the sections; it follows scrolling. */
export function Contents({ changed, onOpen }: Props) {
  const { active } = useScrollSpy({ selector: '[data-section]', getDepth: () => 1, offset: 120 })
  return (
    <nav aria-label="Sections" className={classes.contents}>
      {settingsSections.map(({ id, title }, index) => (
        <a
          key={id}
          href={`#${id}`}
          className={classes.link}
          aria-current={index === active ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault()
            onOpen(id)
          }}
        >
          {title}
          {changed.includes(id) && <span className={classes.changed} role="img" aria-label="changed" />}
        </a>
      ))}
    </nav>
  )
}
