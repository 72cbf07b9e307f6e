import { trashDays } from '../deletions/trash.ts'
import { GuestCard } from '../guests/guest.ts'
import type { Tool } from './tool.ts'

const restoring = `Can be restored for ${trashDays} days: the reply has the arguments for restore_deleted.`

/** Those that change nothing. */
const reads: Omit<Tool, 'kind'>[] = [
  {
    name: 'list_guests',
    call: 'guests.list',
    title: 'List guests',
    description:
      'Lists the guests of the show as cards, newest first by default. Filter by status, answers or texts, or search by name. Page with after.',
    rows: 'guests',
    reply: GuestCard,
    query: { view: 'card' },
  },
  {
    name: 'get_guest',
    call: 'guests.get',
    title: 'Get a guest',
    description: 'Gets one guest with biography, notes and answers.',
  },
  {
    name: 'list_episodes',
    call: 'episodes.list',
    title: 'List episodes',
    description:
      'Lists the episodes with their dates and guests, newest first. Filter by stage, series or time.',
    rows: 'episodes',
  },
  {
    name: 'get_episode',
    call: 'episodes.get',
    title: 'Get an episode',
    description: 'Gets one episode with its dates, guests and notes.',
  },
  {
    name: 'get_recap',
    call: 'recaps.get',
    title: 'Get the recap of an episode',
    description:
      'Gets a short version of what was said in an episode: summary, quotes, chapters and links. Null without a transcript.',
    wrap: 'recap',
  },
  {
    name: 'search_transcripts',
    call: 'transcripts.search',
    title: 'Find what was said',
    description: 'Finds words in the transcripts of all episodes, with who said them and when.',
  },
  {
    name: 'list_patterns',
    call: 'patterns.list',
    title: 'List training patterns',
    description: 'Lists the rules and examples that new texts follow, in order.',
    wrap: 'patterns',
  },
  {
    name: 'list_questionnaires',
    call: 'questionnaires.list',
    title: 'List questionnaires',
    description: 'Lists the questionnaires with their questions.',
    rows: 'questionnaires',
  },
  {
    name: 'get_responses',
    call: 'questionnaires.responses',
    title: 'Get answers',
    description: 'Lists the answers that guests gave to a questionnaire, newest first.',
    rows: 'responses',
  },
  {
    name: 'list_content',
    call: 'content.recent',
    title: 'List texts',
    description: 'Lists introductions, interview questions and show notes, newest first.',
    rows: 'content',
  },
  {
    name: 'get_content_versions',
    call: 'content.versions',
    title: 'Get versions of a text',
    description: 'Gets every version of a text.',
  },
  {
    name: 'get_show_settings',
    call: 'show.settings',
    title: 'Get the show settings',
    description: 'Gets the show settings: name, style, audience, methodology and sponsorship.',
    wrap: 'settings',
  },
  {
    name: 'list_inbox',
    call: 'inbox.list',
    title: 'List the inbox',
    description: 'Lists recent events: new answers, inquiries, finished batches.',
    rows: 'items',
  },
  {
    name: 'list_sponsors',
    call: 'sponsors.list',
    title: 'List saved sponsors',
    description: 'Lists the sponsors that the show saved.',
    rows: 'sponsors',
  },
  {
    name: 'list_drafts',
    call: 'marketing.results',
    title: 'List marketing drafts',
    description: 'Lists drafted invitations, sponsor emails and social posts.',
    rows: 'drafts',
  },
  {
    name: 'get_batch',
    call: 'batches.get',
    title: 'Get the progress of a batch',
    description: 'Gets how many texts of a batch are written, failed and left.',
  },
  {
    name: 'list_deleted',
    call: 'guests.deletions',
    title: 'List what can be restored',
    description: `Lists what was deleted in the last ${trashDays} days.`,
    rows: 'deletions',
  },
]

/** Every tool, in the order in which they are listed. Each is one call of the API. */
export const tools: readonly Tool[] = [
  ...reads.map((tool) => ({ ...tool, kind: 'read' as const })),
  {
    name: 'create_guest',
    call: 'guests.create',
    title: 'Add a guest',
    description: 'Adds a guest.',
    kind: 'add',
  },
  {
    name: 'import_guests',
    call: 'imports.create',
    title: 'Import guests',
    description: 'Adds up to 1,000 guests in one import, which the host can undo.',
    kind: 'add',
    only: ['guests', 'fileName'],
  },
  {
    name: 'update_guest',
    call: 'guests.update',
    title: 'Change a guest',
    description: 'Changes fields of a guest. Omitted fields stay unchanged; null clears a field.',
    kind: 'change',
  },
  {
    name: 'reword_answer',
    call: 'guests.setWording',
    title: 'Word an answer differently',
    description:
      "Stores the host's wording of a guest's written answer, such as a translation. Texts use it; the guest's words are kept.",
    kind: 'change',
  },
  {
    name: 'set_guest_status',
    call: 'guests.setStatus',
    title: "Set a guest's status",
    description: 'Sets the episode status of a guest.',
    kind: 'change',
  },
  {
    name: 'set_interview_date',
    call: 'guests.setInterviewDate',
    title: 'Set an interview date',
    description: 'Sets or clears the interview date of a guest.',
    kind: 'change',
  },
  {
    name: 'generate_content',
    call: 'content.generate',
    title: 'Write a text',
    description:
      'Writes and saves an introduction, interview questions or show notes for one guest. Earlier versions are kept; a text that someone edited or checked is replaced only with replaceEdited.',
    kind: 'add',
  },
  {
    name: 'generate_for_many',
    call: 'batches.create',
    title: 'Write texts for many guests',
    description:
      'Starts a batch that writes texts in the background. Texts that someone edited or checked are kept. Track it with get_batch.',
    kind: 'add',
  },
  {
    name: 'update_content',
    call: 'content.update',
    title: 'Edit a text',
    description: 'Replaces the words of a saved text. Earlier versions are kept.',
    kind: 'change',
  },
  {
    name: 'draft_invitation',
    call: 'marketing.guestInvite',
    title: 'Draft an invitation',
    description: 'Drafts an email that invites a guest. Nothing is sent.',
    kind: 'add',
  },
  {
    name: 'draft_outreach',
    call: 'marketing.sponsorOutreach',
    title: 'Draft a sponsor email',
    description: 'Drafts an email to a possible sponsor. Nothing is sent.',
    kind: 'add',
  },
  {
    name: 'draft_social_posts',
    call: 'marketing.socialMedia',
    title: 'Draft social posts',
    description: 'Drafts posts about an episode. Nothing is published.',
    kind: 'add',
  },
  {
    name: 'delete_guest',
    call: 'guests.remove',
    title: 'Delete a guest',
    description: `Deletes a guest with answers and texts. ${restoring}`,
    kind: 'delete',
  },
  {
    name: 'restore_deleted',
    call: 'guests.restore',
    title: 'Restore what was deleted',
    description: 'Restores what a deletion removed.',
    kind: 'add',
  },
]
