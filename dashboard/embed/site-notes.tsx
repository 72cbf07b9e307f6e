import { loaderPath } from '@cueroom/core/embed/embed-code.ts'
import { type WidgetName, widgets } from '@cueroom/core/embed/widgets.ts'
import { Accordion, Anchor, Code, List, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { CopyButton } from '../ui/copy-button.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import classes from './embed-dialog.module.css'

/** Notes for site builders with fixed-size frames. */
const inFrames: Record<WidgetName, string[]> = {
  questionnaire: [
    'The frame keeps the size you give it. Make it tall: about 150 pixels per question.',
    "In a frame, some browsers don't save answers while guests type; the questionnaire says so. A button with the link is safer.",
  ],
  sponsorship: [
    'The frame keeps the size you give it. Make it tall: about 1,200 pixels for three packages and the form.',
  ],
}

interface Site {
  name: string
  steps: ReactNode[]
  inFrame?: true
}

/** How to add code in each site builder, and what it requires; from their own help pages. */
const sitesFor = (widget: WidgetName, id: string): Site[] => [
  {
    name: 'WordPress',
    steps: [
      'In the editor, add a “Custom HTML” block and paste the code into it.',
      'Your account must be allowed to post scripts: Administrator or Editor on a single site, Super Admin in a network. For other roles, WordPress removes the script when you save.',
      'On WordPress.com you need a plan that allows plug-ins and code (Business or higher).',
    ],
  },
  {
    name: 'Squarespace',
    steps: [
      'Add a “Code” block, choose HTML and paste the code.',
      "You need the Core plan or higher (on older plans, Business or Commerce). Basic and Personal don't allow scripts.",
      "Squarespace may block scripts while you're signed in. Check the page in a private window.",
    ],
  },
  {
    name: 'Webflow',
    steps: [
      'Drag a “Code Embed” element into place and paste the code.',
      'You need a paid site plan or workspace.',
      'The canvas shows a placeholder. Preview and the published site show the widget.',
    ],
  },
  {
    name: 'Wix',
    inFrame: true,
    steps: [
      <>
        With a Premium plan: Add Elements, Embed, Popular Embeds, “Custom Element” (in Wix Studio: Embed &amp;
        Social). For its source, choose Server URL and enter <Code>{location.origin + loaderPath}</Code>, as
        tag name <Code>{widgets[widget].tag}</Code>, and under Set Attributes{' '}
        <Code>{widgets[widget].attribute}</Code> with the value <Code>{id}</Code>.
      </>,
      'Without one: “Embed HTML”, with the code below. Wix runs it in a sandboxed frame.',
      ...inFrames[widget],
    ],
  },
  {
    name: 'Ghost',
    steps: [
      <>
        In the editor type <Code>/html</Code>, press Enter and paste the code into the HTML card.
      </>,
      "Newsletters can't run scripts. Show the card on the web only, and put the link in the email.",
    ],
  },
]

interface Props {
  widget: WidgetName
  id: string
  link: string
  frame: string
}

/** Notes for adding the code to a site builder. */
export const SiteNotes = ({ widget, id, link, frame }: Props) => (
  <div>
    <Title order={3} size="h5" mb={6}>
      Add it to your site
    </Title>
    <Accordion variant="contained">
      {sitesFor(widget, id).map(({ name, steps, inFrame }) => (
        <Accordion.Item key={name} value={name}>
          <Accordion.Control>{name}</Accordion.Control>
          <Accordion.Panel>
            <List size="sm" spacing={6}>
              {steps.map((step, place) => (
                <List.Item key={place}>{step}</List.Item>
              ))}
            </List>
            {inFrame && (
              <>
                <Code block mt="sm" className={classes.code}>
                  {frame}
                </Code>
                <CopyButton text={frame} label="Copy frame" mt="sm" />
              </>
            )}
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
    <Dimmed mt="sm">
      If your site doesn't allow scripts, link to{' '}
      <Anchor href={link} inherit>
        {link}
      </Anchor>{' '}
      instead. If nothing appears, <Code>cueroom embed check</Code> with your page's address shows what blocks
      it. You can also add the attribute <Code>debug</Code> to the element to see it on the page.
    </Dimmed>
  </div>
)
