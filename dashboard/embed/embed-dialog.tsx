import { embedCode, frameCode } from '@cueroom/core/embed/embed-code.ts'
import { type Theme, themes } from '@cueroom/core/embed/themes.ts'
import type { WidgetName } from '@cueroom/core/embed/widgets.ts'
import { readableOn } from '@cueroom/core/show/accent.ts'
import { Code, ColorInput, NativeSelect, Stack, Switch, TextInput, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { CopyButton } from '../ui/copy-button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { LocalLinkNotice } from '../ui/local-link-notice.tsx'
import { readable } from '../ui/text.ts'
import classes from './embed-dialog.module.css'
import { useCurrentLoader } from './embed.queries.ts'
import { type Fill, PagePreview } from './page-preview.tsx'
import { SiteNotes } from './site-notes.tsx'

interface Choices {
  theme: Theme
  /** As #rrggbb; empty uses the theme's or the show's colour. */
  accent: string
  corners: keyof typeof corners
  /** Of a questionnaire. */
  autosave: boolean
  /** Of a sponsorship page; empty uses the default. */
  heading: string
  mode: keyof typeof modes
  /** Of the button that opens it; empty uses the default. */
  buttonLabel: string
  /** Whether the page stays on the current version. */
  pinned: boolean
}

const corners = { theme: 'Theme default', '0': 'Square', '16px': 'Round' }
const modes = {
  inline: 'In the page',
  popup: 'Button that opens a dialog',
  'slide-in': 'Button that opens a side panel',
  'side-tab': 'Tab at the edge of the window',
}
const isColour = /^#[\da-f]{6}$/i

/** The attributes of the element; defaults are omitted. */
function lookOf({ theme, accent, corners: radius, autosave, heading, mode, buttonLabel }: Choices) {
  const colour = isColour.test(accent) ? accent : undefined
  return {
    attributes: {
      theme: theme === 'light' ? undefined : theme,
      autosave: autosave ? undefined : 'off',
      heading: heading.trim() || undefined,
      mode: mode === 'inline' ? undefined : mode,
      'button-label': mode === 'inline' ? undefined : buttonLabel.trim() || undefined,
    },
    properties: {
      '--cueroom-accent': colour,
      '--cueroom-accent-text': colour && readableOn(colour),
      '--cueroom-radius': radius === 'theme' ? undefined : radius,
    },
  }
}

/** What is embedded. */
export interface Embedded {
  widget: WidgetName
  id: string
  title: string
  /** Its page on this server, for sites that don't allow code. */
  link: string
  /** A note shown above the code. */
  notice?: ReactNode
  /** Height it takes on a page, in pixels. */
  room?: number
  /** Fills the preview element. Without it the element shows the saved data and is read-only. */
  fill?: Fill
}

/** The embed code of a widget, with a preview. */
export function EmbedDialog({ onClose, ...embedded }: Embedded & { onClose: () => void }) {
  const { widget, id, title, link, notice, room, fill } = embedded
  const [choices, setChoices] = useState<Choices>({
    theme: 'light',
    accent: '',
    corners: 'theme',
    autosave: true,
    heading: '',
    mode: 'inline',
    buttonLabel: '',
    pinned: false,
  })
  const look = lookOf(choices)
  const current = useCurrentLoader()
  const embedding = { origin: location.origin, widget, id, ...look }
  const code = embedCode({ ...embedding, room, pinned: choices.pinned ? current : undefined })
  return (
    <Dialog onClose={onClose} title={`Embed “${title}”`} size={1080}>
      <div className={classes.columns}>
        <Stack>
          {notice}
          <LocalLinkNotice link={location.origin} />
          <Look
            widget={widget}
            choices={choices}
            mayPin={current !== undefined}
            onChange={(changed) => setChoices({ ...choices, ...changed })}
          />
          <div>
            <Title order={3} size="h5" mb={6}>
              Paste this where you want it on your page
            </Title>
            <Code block className={classes.code} tabIndex={0} role="group" aria-label="Code for your page">
              {code}
            </Code>
            <CopyButton text={code} label="Copy code" mt="sm" variant="filled" />
          </div>
        </Stack>
        <PagePreview widget={widget} id={id} fill={fill} look={look} />
        <SiteNotes widget={widget} id={id} link={link} frame={frameCode(embedding, title)} />
      </div>
    </Dialog>
  )
}

interface LookProps {
  widget: WidgetName
  choices: Choices
  mayPin: boolean
  onChange: (changed: Partial<Choices>) => void
}

function Look({ widget, choices, mayPin, onChange }: LookProps) {
  return (
    <div className={classes.choices}>
      <NativeSelect
        label="Theme"
        description={themes[choices.theme]}
        data={(Object.keys(themes) as Theme[]).map((value) => ({ value, label: readable(value) }))}
        value={choices.theme}
        onChange={(event) => onChange({ theme: event.currentTarget.value as Theme })}
      />
      <ColorInput
        label="Button colour"
        description="We keep the text on it readable"
        placeholder="Theme default"
        eyeDropperButtonProps={{ 'aria-label': 'Pick a colour from the screen' }}
        value={choices.accent}
        onChange={(accent) => onChange({ accent })}
      />
      <NativeSelect
        label="Corners"
        data={Object.entries(corners).map(([value, label]) => ({ value, label }))}
        value={choices.corners}
        onChange={(event) => onChange({ corners: event.currentTarget.value as Choices['corners'] })}
      />
      <NativeSelect
        label="Placement"
        data={Object.entries(modes).map(([value, label]) => ({ value, label }))}
        value={choices.mode}
        onChange={(event) => onChange({ mode: event.currentTarget.value as Choices['mode'] })}
      />
      {choices.mode !== 'inline' && (
        <TextInput
          label="Button text"
          placeholder={widget === 'questionnaire' ? 'Be a guest' : 'Sponsor us'}
          maxLength={60}
          value={choices.buttonLabel}
          onChange={(event) => onChange({ buttonLabel: event.currentTarget.value })}
        />
      )}
      {widget === 'questionnaire' ? (
        <Switch
          label="Save answers while guests type"
          description="In the guest's browser, until they submit"
          checked={choices.autosave}
          onChange={(event) => onChange({ autosave: event.currentTarget.checked })}
        />
      ) : (
        <TextInput
          label="Heading"
          placeholder="Sponsorship Packages"
          maxLength={100}
          value={choices.heading}
          onChange={(event) => onChange({ heading: event.currentTarget.value })}
        />
      )}
      <Switch
        className={classes.whole}
        label="Keep this version"
        description="Your page checks the script's hash. You won't get updates until you copy the new code."
        disabled={!mayPin}
        checked={choices.pinned}
        onChange={(event) => onChange({ pinned: event.currentTarget.checked })}
      />
    </div>
  )
}
