import {
  type EmailEnding,
  emailEndings,
  invitationDefaults,
  type InvitationStyle,
  invitationStyles,
} from '@cueroom/core/marketing/invitation-choices.ts'
import type { Cli, Define } from '../app/cli.ts'
import { readBio } from '../app/input.ts'
import { earlierRequest } from './earlier-request.ts'
import { present } from './present.ts'
import { contextHelp } from './context-help.ts'
import { printText } from './print-text.ts'

interface InviteFlags {
  name?: string
  topic?: string
  style?: InvitationStyle
  ending?: EmailEnding
  linkedin?: string
  website?: string
  bio?: string
  bioFile?: string
  context?: string
  customEnding?: string
  questionnaire?: string
  regenerate?: string
  output?: string
}

export const defineInvite: Define = (command, cli) =>
  command
    .option('--name <name>', 'the person to invite')
    .option('--topic <text>', 'the topic of the conversation')
    .choice('--style <style>', 'the style', invitationStyles)
    .choice('--ending <ending>', 'how it ends', emailEndings)
    .option('--linkedin <address>', 'their LinkedIn profile')
    .option('--website <address>', 'their website')
    .option('--bio <text>', 'their biography; without a language model, its beginning is printed')
    .option('--bio-file <file>', 'their biography from a text file; - for standard input')
    .option('--context <text>', contextHelp)
    .option('--custom-ending <text>', 'your own closing, for --ending custom')
    .option(
      '--questionnaire <id>',
      'the questionnaire to link, for --ending questionnaire (default: the newest)',
    )
    .option('--regenerate <note>', 'regenerate the last invitation with this note')
    .option('-o, --output <file>', 'output file; .html writes HTML')
    .summary('write an invitation to a guest')
    .description('Write an invitation to a potential guest.')
    .examples(
      'cueroom marketing invite --name "Ada Lovelace" --topic "The first program"',
      'cueroom marketing invite --name "Ada Lovelace" --topic Engines --style casual --ending questionnaire -o ada.html',
      'cueroom marketing invite --regenerate "Shorter, and mention the book"',
    )
    .action((flags: InviteFlags) => invite(cli, flags))

type Body = Parameters<Cli['api']['marketing']['guestInvite']>[0]['body']

async function invite(cli: Cli, flags: InviteFlags) {
  const { api, prompts, environment } = cli
  const biography = await readBio(environment, flags)
  const earlier = await earlierRequest(cli, 'guest_invitation', flags.regenerate)
  const fields: Partial<Body> = {
    ...(earlier?.request ?? invitationDefaults),
    ...present({
      guestName: flags.name,
      showTopic: flags.topic,
      invitationStyle: flags.style,
      emailEnding: flags.ending,
      linkedinUrl: flags.linkedin,
      websiteUrl: flags.website,
      biography,
      additionalContext: flags.context,
      customEnding: flags.customEnding,
      questionnaireId: flags.questionnaire,
    }),
    ...earlier?.again,
  }
  fields.guestName ??= await prompts.text('Guest to invite:', { flag: '--name' })
  fields.showTopic ??= await prompts.text('Topic:', { flag: '--topic' })
  const made = await api.marketing.guestInvite({ body: fields as Body, signal: environment.signal })
  await printText(cli, made, flags.output)
}
