import type { ShowSettings } from '@cueroom/core/show/show-settings.ts'
import { Accordion, Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { Screen } from '../app/screen.tsx'
import { useUnsavedChanges } from '../app/unsaved-changes.tsx'
import { IconPlayerPlay } from '../icons/index.ts'
import { useLocation } from '../routing/routing.tsx'
import { lazyDialog } from '../ui/lazy.tsx'
import { Contents } from './contents.tsx'
import { SaveBar } from './save-bar.tsx'
import { SectionFields } from './section-fields.tsx'
import { sectionsOf, settingsSections } from './sections.tsx'
import { settingsOf } from './settings-values.ts'
import classes from './show-settings-screen.module.css'
import { useSettingsEditor } from './use-settings-editor.ts'

const SettingsConflict = lazyDialog(async () => (await import('./settings-conflict.tsx')).SettingsConflict)
const PreviewDialog = lazyDialog(async () => (await import('./preview-dialog.tsx')).PreviewDialog)

interface Props {
  /** Null before the first save. */
  settings: ShowSettings | null
  showName: string
}

const everySection = settingsSections.map(({ id }) => id)

/** All sections as one form; nothing is sent before Save Settings. */
export function SettingsEditor({ settings, showName }: Props) {
  const [opened, setOpened] = useState(everySection)
  const [previewing, setPreviewing] = useState(false)
  const page = useRef<HTMLFormElement>(null)
  const open = (ids: string[]) => setOpened((before) => [...new Set([...before, ...ids])])
  const editor = useSettingsEditor(settings, showName, (refused) =>
    open(sectionsOf(refused).map(({ id }) => id)),
  )
  const { form, changed, conflict } = editor
  const changedSections = sectionsOf(changed)
  useUnsavedChanges(changed.length > 0)
  const save = () => changed.length > 0 && !editor.saving && page.current?.requestSubmit()
  useHotkeys([['mod+S', save]], [])
  const { hash } = useLocation()
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' }), [hash])
  const goTo = (id: string) => {
    open([id])
    document.getElementById(id)?.scrollIntoView({ block: 'start' })
  }

  return (
    <Screen
      actions={
        <Button leftSection={<IconPlayerPlay size={16} />} onClick={() => setPreviewing(true)}>
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
      {previewing && (
        <PreviewDialog
          tried={settingsOf(form.values)}
          changed={changed.length > 0}
          onClose={() => setPreviewing(false)}
        />
      )}
      {conflict && <SettingsConflict saving={editor.saving} {...conflict} />}
    </Screen>
  )
}
