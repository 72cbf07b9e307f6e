import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import { textFile, type TextForm, textFormLabels, textFormNames } from '@cueroom/core/exports/text-forms.ts'
import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useSettings } from '../app/settings.queries.ts'
import { useGuest } from '../guests/guests.queries.ts'
import { pronunciationOf } from '../guests/pronunciation.ts'
import { saveDownload } from '../ui/download.ts'

interface Props {
  content: GeneratedContent
  guestName: string
}

/** Saves the text as plain text, Markdown or for a teleprompter. */
export function DownloadMenu({ content, guestName }: Props) {
  const pronunciation = pronunciationOf(useGuest(content.guestId).data)
  const pace = useSettings().data?.contentStyles.wordsPerMinute
  const save = (form: TextForm) => {
    const { text, ...file } = textFile(form, [content], { guestName, pronunciation, pace })
    saveDownload({ ...file, bytes: new TextEncoder().encode(text) })
  }
  return (
    <Menu position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={17} aria-hidden />}>
          Download
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {textFormNames.map((form) => (
          <Menu.Item key={form} onClick={() => save(form)}>
            {textFormLabels[form]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
