import type { ShowSettings } from '@cueroom/core/show/show-settings.ts'
import { Accordion, Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Screen } from '../app/screen.tsx'
import { useUnsavedChanges } from '../app/unsaved-changes.tsx'
import { laterDialog } from '../ui/later.tsx'
import { Contents } from './contents.tsx'
import { SaveBar } from './save-bar.tsx'
import { SectionFields } from './section-fields.tsx'
import { sectionsOf, settingsSections } from './sections.tsx'
import { settingsOf } from './settings-values.ts'
import classes from './show-settings-screen.module.css'
import { useSettingsEditor } from './use-settings-editor.ts'

const ConflictDialog = laterDialog(async () => (await import('./conflict-dialog.tsx')).ConflictDialog)
const RehearsalDialog = laterDialog(async () => (await import('./rehearsal-dialog.tsx')).RehearsalDialog)

interface Props {
  /** Null before the first save. */
  settings: ShowSettings | null
  showName: string
}

const everySection = settingsSections.map(({ id }) => id)

/** All sections as one form; nothing is sent before Save Settings. */
export function SettingsEditor({ settings, showName }: Props) {
  const [opened, setOpened] = useState(everySection)
  const [rehearsing, setRehearsing] = useState(false)
  const page = useRef<HTMLFormElement>(null)
  const open = (ids: string[]) => setOpened((before) => [...new Set([...before, ...ids])])
  const editor = useSettingsEditor(settings, showName, (refused) => {
    open(sectionsOf(refused).map(({ id }) => id))
    // Sections open by default
    setTimeout(() => page.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  })
  const { form, changed, conflict } = editor
  const changedSections = sectionsOf(changed)
  useUnsavedChanges(changed.length > 0)
  useHotkeys([['mod+S', () => changed.length > 0 && editor.save()]], [])
  const goTo = (id: string) => {
    open([id])
    document.getElementById(id)?.scrollIntoView({ block: 'start' })
  }

  return (
    <Screen
      actions={
        <Button
          variant="default"
          leftSection={<IconPlayerPlay size={16} aria-hidden />}
          onClick={() => setRehearsing(true)}
        >
          Try it
        </Button>
      }
    >
      <form ref={page} noValidate className={classes.page} onSubmit={editor.submit}>
        <Accordion
          multiple
          value={opened}
          onChange={setOpened}
          variant="separated"
          radius="lg"
          order={2}
          className={classes.sections}
          classNames={{ item: classes.item, label: classes.label }}
        >
          {settingsSections.map((section) => (
            <Accordion.Item
              key={section.id}
              value={section.id}
              id={section.id}
              data-section={section.id}
              className={classes.section}
            >
              <Accordion.Control>{section.title}</Accordion.Control>
              <Accordion.Panel>
                <SectionFields section={section} form={form} />
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
        <Contents changed={changedSections.map(({ id }) => id)} onOpen={goTo} />
        {(changed.length > 0 || editor.isNew) && (
          <SaveBar
            sections={changedSections.map(({ title }) => title)}
            isNew={editor.isNew}
            problems={Object.keys(form.errors).length}
            saving={editor.saving}
            onDiscard={editor.discard}
          />
        )}
      </form>
      {rehearsing && (
        <RehearsalDialog
          tried={settingsOf(form.values)}
          changed={changed.length > 0}
          onClose={() => setRehearsing(false)}
        />
      )}
      {conflict && (
        <ConflictDialog
          {...conflict}
          saving={editor.saving}
          onKeepMine={editor.keepMine}
          onTakeTheirs={editor.takeTheirs}
          onClose={editor.closeConflict}
        />
      )}
    </Screen>
  )
}
