import { loaderPath } from '@cueroom/core/embed/embed-code.ts'
import { type WidgetName, widgets } from '@cueroom/core/embed/widgets.ts'
import { Accordion, Anchor, Code, List, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { CopyButton } from '../ui/copy-button.tsx'
import classes from './embed-dialog.module.css'

/** What is different in a frame whose size is drawn by hand. */
const inFrames: Record<WidgetName, string[]> = {
  questionnaire: [
    'The frame keeps the size you draw: make it tall, about 150 pixels for each question.',
    'In it some browsers save nothing while guests type; the questionnaire says so to them. A button with the link is the safer way there.',
  ],
  sponsorship: [
    'The frame keeps the size you draw: make it tall, about 1,200 pixels for three packages and the form.',
  ],
}

interface Site {
  name: string
  steps: ReactNode[]
  inFrame?: true
}

/** How each site builder takes code, and what it demands for that; sources are their own help pages. */
const sitesFor = (widget: WidgetName, id: string): Site[] => [
  {
    name: 'WordPress',
    steps: [
      'In the editor add a block “Custom HTML” and paste the code into it.',
      'Your account needs the right to post scripts: Administrator or Editor on a single site, Super Admin in a network. For others WordPress takes the script out when they save.',
      'On WordPress.com it needs a plan that takes plug-ins and code (Business or higher).',
    ],
  },
  {
    name: 'Squarespace',
    steps: [
      'Add a “Code” block, choose HTML and paste the code.',
      'It needs the plan Core or a higher one; of the older plans Business or Commerce. Basic and Personal take no scripts.',
      'While you are signed in, Squarespace may hold scripts back: look at the page in a private window.',
    ],
  },
  {
    name: 'Webflow',
    steps: [
      'Drag a “Code Embed” element to its place and paste the code.',
      'It needs a paid site plan or workspace.',
      'The canvas shows a placeholder. Preview and the published site show the real thing.',
    ],
  },
  {
    name: 'Wix',
    inFrame: true,
    steps: [
      <>
        With a Premium plan: Add Elements, Embed, Popular Embeds, “Custom Element” (in Wix Studio: Embed &amp;
        Social). As its source choose Server URL and enter <Code>{location.origin + loaderPath}</Code>, as tag
        name <Code>{widgets[widget].tag}</Code>, and under Set Attributes{' '}
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
      'Newsletters cannot run it: show the card on the web only, and put the link into the email.',
    ],
  },
]

interface Props {
  widget: WidgetName
  id: string
  link: string
  frame: string
}

/** What to know before the code goes into a site builder. */
export const SiteNotes = ({ widget, id, link, frame }: Props) => (
  <div>
    <Title order={3} size="h5" mb={6}>
      How your site takes it
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
    <Text size="sm" c="dimmed" mt="sm">
      Where no script is allowed, link to <Anchor href={link}>{link}</Anchor> instead. If nothing shows up,{' '}
      <Code>cueroom embed check</Code> with the address of your page says what is in the way; so does the word{' '}
      <Code>debug</Code> in the element, on the page itself.
    </Text>
  </div>
)
