import { embedCode, frameCode } from '@cueroom/core/embed/embed-code.ts'
import { type Theme, themes } from '@cueroom/core/embed/themes.ts'
import type { Questionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { readableOn } from '@cueroom/core/show/accent.ts'
import { Alert, Code, ColorInput, NativeSelect, Stack, Switch, Title } from '@mantine/core'
import { useState } from 'react'
import { CopyButton } from '../ui/copy-button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { readable } from '../ui/text.ts'
import classes from './embed-dialog.module.css'
import { useCurrentLoader } from './embed.queries.ts'
import { PagePreview } from './page-preview.tsx'
import { SiteNotes } from './site-notes.tsx'

interface Choices {
  theme: Theme
  /** As #rrggbb; empty takes the colour of the theme or of the show. */
  accent: string
  corners: keyof typeof corners
  autosave: boolean
  /** Whether the page keeps the version of today. */
  pinned: boolean
}

const corners = { theme: 'As the theme', '0': 'Square', '16px': 'Round' }
const isColour = /^#[\da-f]{6}$/i

/** What the choices make of the element; what is as it would be anyway is left out. */
function lookOf({ theme, accent, corners: radius, autosave }: Choices) {
  const colour = isColour.test(accent) ? accent : undefined
  return {
    attributes: {
      theme: theme === 'light' ? undefined : theme,
      autosave: autosave ? undefined : 'off',
    },
    properties: {
      '--cueroom-accent': colour,
      '--cueroom-accent-text': colour && readableOn(colour),
      '--cueroom-radius': radius === 'theme' ? undefined : radius,
    },
  }
}

interface Props {
  questionnaire: Questionnaire
  podcastName: string
  onClose: () => void
}

/** The code that puts a questionnaire on a host's own site, with the look it will have there. */
export function EmbedDialog({ questionnaire, podcastName, onClose }: Props) {
  const [choices, setChoices] = useState<Choices>({
    theme: 'light',
    accent: '',
    corners: 'theme',
    autosave: true,
    pinned: false,
  })
  const look = lookOf(choices)
  const current = useCurrentLoader()
  const embedding = { origin: location.origin, questionnaireId: questionnaire.id, ...look }
  const code = embedCode({ ...embedding, pinned: choices.pinned ? current : undefined })
  return (
    <Dialog onClose={onClose} title={`Embed “${questionnaire.title}”`} size={1080}>
      <div className={classes.columns}>
        <Stack>
          {!questionnaire.isActive && (
            <Alert color="yellow" title="It is inactive">
              Your page will say “Questionnaire Not Found” until you switch it on.
            </Alert>
          )}
          <Look
            choices={choices}
            mayPin={current !== undefined}
            onChange={(changed) => setChoices({ ...choices, ...changed })}
          />
          <div>
            <Title order={3} size="h5" mb={6}>
              Put this where it shall stand
            </Title>
            <Code block className={classes.code} tabIndex={0} role="group" aria-label="Code for your page">
              {code}
            </Code>
            <CopyButton text={code} label="Copy code" mt="sm" variant="filled" />
          </div>
          <SiteNotes
            link={`${location.origin}/q/${questionnaire.id}`}
            frame={frameCode(embedding, questionnaire.title)}
          />
        </Stack>
        <PagePreview questionnaire={questionnaire} podcastName={podcastName} look={look} />
      </div>
    </Dialog>
  )
}

interface LookProps {
  choices: Choices
  mayPin: boolean
  onChange: (changed: Partial<Choices>) => void
}

function Look({ choices, mayPin, onChange }: LookProps) {
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
        description="The text on it is chosen to be readable"
        placeholder="As the theme"
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
      <Switch
        label="Save answers while guests type"
        description="In the guest's own browser, until they are submitted"
        checked={choices.autosave}
        onChange={(event) => onChange({ autosave: event.currentTarget.checked })}
      />
      <Switch
        label="Keep this version"
        description="Your page checks the script's hash; updates wait until you copy the code anew"
        disabled={!mayPin}
        checked={choices.pinned}
        onChange={(event) => onChange({ pinned: event.currentTarget.checked })}
      />
    </div>
  )
}
