import type { WidgetName } from '@cueroom/core/embed/widgets.ts'
import { Accordion, Anchor, Code, List, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { CopyButton } from '../ui/copy-button.tsx'
import classes from './embed-dialog.module.css'

/** What is different in a frame whose size is drawn by hand. */
const inFrames: Record<WidgetName, string[]> = {
  questionnaire: [
    'Wix shows it in a frame with the size you draw: make it tall, about 150 pixels for each question.',
    'In that frame some browsers save nothing while guests type; the questionnaire says so to them. A button with the link is the safer way there.',
  ],
  sponsorship: [
    'Wix shows it in a frame with the size you draw: make it tall, about 1,200 pixels for three packages and the form.',
  ],
}

interface Site {
  name: string
  steps: ReactNode[]
  inFrame?: true
}

/** How each site builder takes code, and what it demands for that; sources are their own help pages. */
const sitesFor = (widget: WidgetName): Site[] => [
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
      'It needs a plan with code blocks for scripts: every one but Personal.',
      'While you are signed in, Squarespace may hold scripts back: look at the page in a private window.',
    ],
  },
  {
    name: 'Webflow',
    steps: [
      'Drag a “Code Embed” element to its place and paste the code.',
      'It needs a paid site plan or workspace.',
      'The canvas shows a placeholder. Publish the site to see the real thing.',
    ],
  },
  {
    name: 'Wix',
    inFrame: true,
    steps: [
      'Add “Embed Code”, then “Embed HTML”, and paste the code below, which is made for frames.',
      ...inFrames[widget],
    ],
  },
  {
    name: 'Ghost',
    steps: [
      <>
        In the editor type <Code>/html</Code>, press Enter and paste the code into the HTML card.
      </>,
      'Newsletters cannot run it: show the card on the web only, and put the link into the e-mail.',
    ],
  },
]

interface Props {
  widget: WidgetName
  link: string
  frame: string
}

/** What to know before the code goes into a site builder. */
export const SiteNotes = ({ widget, link, frame }: Props) => (
  <div>
    <Title order={3} size="h5" mb={6}>
      How your site takes it
    </Title>
    <Accordion variant="contained">
      {sitesFor(widget).map(({ name, steps, inFrame }) => (
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
      <Code>cueroom embed check</Code> with the address of your page says what is in the way
      {widget === 'questionnaire' && (
        <>
          ; so does the word <Code>debug</Code> in the element, on the page itself
        </>
      )}
      .
    </Text>
  </div>
)
