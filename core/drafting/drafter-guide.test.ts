import { expect, test } from 'vitest'
import type { ContentType } from '../content/content.ts'
import { contentTypeLabels } from '../content/content-labels.ts'
import { wordCount } from '../text/word-count.ts'
import type { Show } from '../show/show-settings.ts'
import { sampleBrief, sampleGuest, sampleShow } from '../testing/samples.ts'
import { draftOffline } from './offline-drafter.ts'

interface Example {
  guest: string
  type: ContentType
  styles: Partial<Show['contentStyles']>
  method: Partial<Show['showMethodology']>
}

const examples: Example[] = [
  {
    guest: 'soren-ostergaard',
    type: 'introduction',
    styles: {
      introductionStyle: 'storytelling',
      introductionTemplate: 'balanced_narrative',
      tone: 'friendly',
      introLength: 'standard',
      biographicalDepth: 'moderate',
      storytellingStyle: 'narrative',
      personalDetailsLevel: 'balanced',
      approach: 'balanced',
    },
    method: {},
  },
  {
    guest: 'tendai-moyo',
    type: 'questions',
    styles: { questionStyle: 'investigative', approach: 'challenging' },
    method: {
      questioningStyle: 'analytical-framework',
      depthApproach: 'balanced',
      vulnerabilityLevel: 'medium',
      showType: 'tech-innovation',
    },
  },
  {
    guest: 'lakshmi-venkataraman',
    type: 'show_notes',
    styles: { showNotesStyle: 'narrative' },
    method: {},
  },
]

function exampleText({ guest, type, styles, method }: Example): string {
  const show: Show = {
    ...sampleShow,
    contentStyles: { ...sampleShow.contentStyles, ...styles },
    showMethodology: { ...sampleShow.showMethodology, ...method },
  }
  const sample = sampleGuest(guest)
  const { content, note } = draftOffline(sampleBrief(sample, type, show))
  const settings = Object.entries({ ...styles, ...method }).map(
    ([key, value]) => `${key} \`${String(value)}\``,
  )
  return [
    `## ${contentTypeLabels[type]}: ${sample.guest.name}`,
    `Settings: ${settings.join(', ')}. ${wordCount(content)} words.`,
    content
      .split('\n')
      .map((line) => `> ${line}`.trimEnd())
      .join('\n'),
    ...(note ? [`Note to the host: ${note}`] : []),
  ].join('\n\n')
}

const guide = `# The template drafter

Without a language model, Cueroom writes introductions, interview questions and show notes itself, from the guest's answers, what
the host entered and the show settings. It adds no facts. The same guest, settings and earlier texts always give the same text.

- Each line is the one that the show's last 30 texts of that type used least. Across thirty guests of one show, no sentence of an
  introduction appears more than three times and no question more than twice, not counting names and anything the guest or host
  wrote, however much or little they answered. A line that would appear more often is left out (\`core/drafting/variety.test.ts\`).
  Texts of a show are written one after the other, also in a batch and by several processes, so each knows those before it
  (\`api/batches/variety.test.ts\`).
- Answers are quoted in whole sentences, as written, and never paraphrased, because the point of a story is at its end and
  "I" means the guest. An answer that makes no sense without its question (a fragment, a list, four words, "Put it in some") is
  used only for interview questions (\`core/drafting/quotable.ts\`).
- Before a guest's sentence is quoted, it must pass one check (\`core/drafting/airworthy.ts\`): it is complete, can be read aloud,
  has at most one word that isn't English (SCOWL's list, \`core/text/english-words.ts\`), and isn't addressed to the host.
  Addresses, labels, time codes, shorthand ("ppl"), letters of a trade, half sentences and English as a second language stay with
  the questions. Typos are corrected ("realy"), text in all capitals becomes lower case, and an aside in brackets is set off by
  dashes.
- What the guest does is said before anything else, by the plainest source: a biography, also one that the guest wrote in the third
  person, the guest’s own introduction from the sentence that says it ("My job is yield."), the title, or a company whose name says it
  ("from Gold Shoe Repair"). Where nothing does, no story or advice is quoted, and the note says what to ask for.
- Of a biography, a book that comes third or fourth is said as well. Notes to the host ("sorry, Lords", "before that Quickmark") are not,
  "2019–21" behind a post is "from 2019 to 2021", and what the guest counts today ("it’s 31 beavers now") replaces an older number
  (\`core/drafting/corrected.ts\`). How a guest is reached ("call her") is in the note.
- A sentence of a biography is used only if its subject is clearly the guest and it has a verb (\`core/drafting/tellable.ts\`).
  Everything else is left out.
- Where a question can’t be said, an answer that is a story, or says who speaks, is quoted without it, in a short text (\`core/drafting/passages.ts\`).
- Such an answer is quoted from its beginning, or from a sentence that begins with a time: a punch line is nothing without what comes before it.
- Each quotation gets a risk score (\`core/drafting/risk.ts\`), which rises if the guest hasn't been introduced, the question
  isn't read, the quotation is very short, mentions something or somebody unexplained, or is in learner's English. Quotations with
  the lowest risk come first. Risk 1 is used only in texts of up to 110 words, risk 2 up to 80 and risk 3 up to 60; higher risks
  are never used.
- If advice in answer to the built-in question becomes unclear towards the end, only its clear beginning is quoted, at least 15
  words (\`core/drafting/certain-start.ts\`). A story in answer to the built-in question is quoted whole or not at all.
- Where a form asks only for the name ("Name, club"), what the guest writes about their work with it is quoted as their own
  introduction (\`core/drafting/purposes.ts\`).
- Show notes include up to eight answers to the host's own questions, each under its question.
- What guests ask of the host ("Please introduce my interpreter too.", "Don’t mention …", the answer to "Anything you’d rather not talk about?") comes first in the note, as “Ana asks: …”, and
  stays there after an edit (\`core/questionnaires/known-answers.ts\`). "Introduce me as a tenant", or
  "Ana Gold, tenant" where the form asks how, is the title, and the name as it is written there; "Justice Gold will do" is what the host calls her. That opinions are
  the guest’s own, and who interprets, is said. What somebody doesn’t want to speak of ("Please don’t ask about my brother.") is in no sentence and no answer that is
  said (\`core/drafting/refused.ts\`), and numbers that a guest declines to give are never quoted
  (\`core/drafting/asked-of-host.ts\`).
- A job that is over ("baker / ex-banker") is said behind the one that isn't, and of a biography the sentence about the past that a story needs. No story
  begins "When I got out", no short answer has a person nobody knows ("Ron makes it"), and what people get wrong is asked about the
  subject that the answer names ("about picture books").
- What somebody retired from isn’t given as what they do, a founder is one of a company, "Sr." stays with the name, and emoji, hashtags and ages are not read out.
- "Since 2014 she gives" is the guest’s English and never the host’s.
- A title with words from other languages is said where English has taken it over: "head sommelier", "maître d’"
  (\`core/drafting/loan-titles.ts\`). Of "dishwasher, then critic" the last is what the guest is, and the first what they were.
- Guests are never introduced with fragments of a form: if the title contains a year, a level or a slash, or reads like "president
  of cooperative", only the name is used (\`core/drafting/role.ts\`).
- The name by which guests speak of themselves ("I am Annie, I am 52"), or that the host notes ("Goes by Annie."), is said throughout, and the note isn't.
- A note behind a phrase ("repairs clocks, over 30 years") is cut off, and "your town", "the church hall" or "his team" are said once something has named the place or whose it is (\`core/drafting/references.ts\`).
- Remarks about the form, or about typing it, are recognized in one place (\`core/drafting/form-remarks.ts\`), for answers and
  biographies alike.
- An answer with "Don’t tell my customers." is for nobody else: it isn't quoted, and the note says what the guest asks.
- A question for the host alone ("What should we not leave out?") is never quoted from.
- If an answer mentions a death, an illness or a disaster, the greeting and welcome are plain, whatever the show's tone, and no
  cheerful line leads into it; what few people know and a tip come before it, never behind it (\`core/drafting/sorrows.ts\`).
- A host's own question is said as one says what one asked (“I asked what she is stuck on”; \`core/drafting/asked-indirectly.ts\`), and where its grammar
  isn’t certain as the host wrote it, without brackets and remarks ("Your most unpopular opinion?", "I said: “Tell us about a day that
  went sideways.”"; \`core/drafting/asked-aloud.ts\`): the guest wrote the answer behind it, so listeners follow the answer there. Notes and half sentences are how one answers.
- They are quoted in the order of the questionnaire, as a later answer may mean what an earlier one has said, and the first says most of who the guest is.
- Of a long answer the beginning is quoted, up to 80 words (40 of a guest who learns English), as far as each of its sentences can be said
  (\`startHeard\` in \`core/drafting/certain-start.ts\`). The end of a story is left to the guest: "I’ll let her tell you the rest."
- An answer that takes the question back ("We don't have one.") or means somebody or something nobody has named ("The ducks game is free.", "I can't see them."; \`core/drafting/definite.ts\`, \`core/drafting/stands-alone.ts\`) is left out.
- A guest is introduced once (\`core/drafting/introduced-once.ts\`): of two biographies one is told, no "I'm a teacher" follows where the host has said so, and the guest's own words come before any answer.
- Two guests are asked questions together, and the text says who answers; answers where "I" could mean either of them are left
  out. Questions about something one of them did are addressed to that person. A group is referred to in the plural, by its full
  name.
- If two people answered with their names in front, the longest passage by one of them is quoted with that name. If a guest writes
  "first name only", no surname is used.
- A guest’s fields, which are a line of a form, are read out only where nothing else is known of the guest. Nobody says hey to a judge or a nun.
- Each quotation has a lead-in that says who is speaking and what was asked, and that fits any answer.
- Questions take up persons and times of the guest's story ("What would you like to ask your grandmother today?").
- Of an answer to the host's own question the first sentence is read back to the guest, 20 words at most; a longer one is asked for again. Of a guest who has not answered, the subjects are asked about.
- A signature at the start that welcomes listeners to the show is the welcome: no other follows it.

- Who the guest is comes from the biography, sentence by sentence as written: none that means something left out, is true only
  this month, or says what no host would ("visionary", "we", a list of degrees). A first-person one is turned ("I have delivered 3,000
  babies" becomes "She has …") only where that is certain: plain sentences, a known verb, and a pronoun that is stated ("she/her") or
  plain from the biography. What guests answer about themselves is quoted.
- What the guest is comes once: from the biography where it says all of it, in its own sentences and order, else from the title. Where a guest learns English it is the title; a
  guest’s longer words about themselves are quoted from their beginning, if they begin with “I”. The
  company is named where it is plain that it pays for the title, and what it is: not of "runner and midwife" at "Team GB / Barts"; one is "at" a museum and "with" a fire service. Where it isn’t plain, nobody says it.
- What the guest’s own words say first ("I manage the Slow Kiln Pantry") or the biography next ("She has fostered 87 children"), the host doesn’t say before.
  Of lines that bring in a quotation one says "told me", one "wrote", and two "I asked".
- "Sister" among the callings of somebody from a priory comes before the name, and Beth Ann is Beth only where the guest’s own texts say so.
- Titles and ranks are written the way people say them: "Lt Col (Retd)" as "Lieutenant Colonel", "OTR driver, 19 yrs" as "a
  driver", "Bäckermeister (master baker)" as "a master baker". Where no pronoun is known, the biography's beginning comes with the
  name ("Ana Gold, a midwife in Leeds").
- No line refers to something that hasn't been mentioned: "the first chapter" without a book, "the firm" of somebody without one,
  "them" in advice, a company as if everybody knew it (\`core/drafting/references.ts\`). What is to be remembered has to do with
  the guest.
- If there are two guests, the text names the one who is speaking.
- An introduction opens with a story only where its first sentence means nothing that wasn't said ("A judge asked my client …", not "The
  cardinal sent his back."); who told it is named after it, with "my guest". Any other story comes right after the biography, and none that
  begins with something nobody mentioned.
- Subjects to talk about are at most three plain phrases that can be said after "about" as they are: "patience" and "night shifts", not
  "voice" or "emptier churches", and only those that something else the guest said has to do with (\`core/drafting/subjects.ts\`).
  An introduction announces them, two at least, only where it has nothing else to say, or where the host wishes it.
- Once the guest has been introduced, lines use the pronoun; the name never appears in three lines in a row.
- Questions say to the guest what the guest wrote ("You launched with an app that nobody opened.") and then ask, in the
  show's manner. What the questionnaire could not find out is asked in person. What the guest gave is asked about first, also
  subjects and what is coming up ("Your second book comes out on January 20."); what anybody could be asked fills up the rest.
- Common instructions are followed: shorter, longer, under 80 words, seven questions, more or less formal, in the third person, no jokes,
  call her Sister Ana, mention, start with and don't mention something. Several may be in one line, with full stops, commas or "and"
  between them. They are also understood in Spanish, French, Portuguese and German (\`core/content/foreign-wishes.ts\`). "No oysters" leaves out what the guest says in that word. Others are named while they are typed, and in the note, and so
  is one that changes nothing (\`core/drafting/in-vain.ts\`). In a batch of several guests, "call her Sister Ana" is for the guest of that name.
- Of an instruction in other words than the guest's ("the launch on January 20"), the answer with most of its words is taken, and the note
  says which words.
- "Start with the bus story" means the answer with these words, or else the one story the guest gave, also if it isn't quoted
  otherwise (\`core/drafting/meant.ts\`). "Mention her new book" is said in those words where it belongs, and costs no other quotation.
  Why something isn't followed comes first in the note (\`core/drafting/unfollowed.ts\`).
- The host's own note about the guest is shown with every text, unfolded, with posts, in the run of show and on the teleprompter's screen;
  no file and no shared page has it, so the command line prints it next to an export. That is the safeguard: a ban is recognised by its words
  (\`core/content/bans.ts\`), so one in words that aren't in that list is neither left out nor kept from a model. What a recognised ban forbids ("Don’t bring up the divorce") is left out, also
  of what a model is given: from the sentence that says it, an answer is left out with all that follows, and with what leads up to it
  (\`core/drafting/cut-away.ts\`). A note in one language is matched with an answer in another by names, by words that look alike and by a
  list of about 180 meanings in English, French, Spanish and Portuguese (relatives in German, too), from the Intercontinental Dictionary
  Series (CC BY 4.0; \`core/drafting/meanings.ts\`). A note that names a private matter in any of these five languages means all that people
  say of it: "rehab" is also "clean for two years". The matters are love, death, addiction, illness, pregnancy, the law, migration, lost work, debt, violence,
  sexuality, politics, faith and money (\`core/content/private-matters.ts\`), but never what a guest works on. Of a note in another language with words that nothing
  explains, private matters but the last three are left out as well. The line next to the text says which of these happened, or that nothing was left out
  and the note may be about this text (\`core/drafting/heeded-note.ts\`). Where a host has to check the text, lists say so
  (\`core/content/note-check.ts\`), also where the note names a private matter (but politics, faith and money) without a ban or a wish that is recognised: nothing is left out for that.
- The show's own texts decide between British and American spelling (\`core/drafting/spelling.ts\`).
- Jokes that guests make about themselves are quoted, never told by the host, and a guest has one name throughout a text.
- Where no pronoun is known, the last answer but a story is said to the guest behind the welcome ("Ana, thanks for coming on. The advice you give most often is this:"), unless
  something sad was said, and a line behind one with the name goes on without it ("And then there’s this story:").
- What people get wrong in the fixed question follows it, asked of the guest by name ("I asked Ana what people get wrong about her work. Her answer:"),
  and only where the answer fits it: a half sentence ("That wasps are pointless.") or "Everyone thinks …". What is so is brought in as that, if it
  names its subject ("COBOL isn’t the problem.", not "It’s not a jigsaw."); what may be so, and what a guest with two callings answers is left out (\`core/drafting/misconception.ts\`).
- Introductions the host wrote, up to five under Content Refinements, teach by example: length, whether the host says "I", greeting,
  sign-off and recurring lines are taken from them where at least two of them agree, also where only the guest's name differs, and said at
  the same place. What may be true only of those guests isn't, and the note says so (\`core/drafting/house-style.ts\`). The command line sets them with
  \`cueroom settings set 'contentStyles.ownIntroductions=["…"]'\`.
- An introduction quotes the guest once, more often only where it would be too short: three times at most (four next to a biography,
  two where it is brief, without a limit where it is comprehensive).
- What the guest or host gave and the text doesn't say (a title that names no person, an answer that can't be quoted) is named in the note.
- Its texts are in English. Answers, biographies, subjects and titles in another language are left out, and the note of each text names them. Of an
  answer that is partly in another language nothing is said, as the other half may turn its meaning (\`core/drafting/understood.ts\`);
  a show whose description is in another language reads that in the note as well (\`core/drafting/other-language.ts\`).
- A text that is shorter than its length asks for says which answers are missing or short, and where to send the questionnaire.
- Show notes end with what the show's own description asks of listeners. Without such a sentence there is no call to
  action, and the note says so.
- An introduction has the chosen length if the guest gave enough material. Otherwise the note says how many
  it has, and which questions are still unanswered.
- Every sentence lists its sources: answers, fields or settings. A sentence that only connects others has none.

## As an editor reads it

Editors read introductions of guests the drafter had never seen, forty at a time, knowing the texts alone; each time other guests and a
fresh editor. They marked what nobody would say on air, and what is weak. The figures depend on the editor's strictness as much as
on the text: in the first rounds, by other editors, they ranged from 11 to 127 marks. The rounds below use one standard, in
chronological order:

| forty texts | marks | of them what nobody would say | texts without any |
| --- | ---: | ---: | ---: |
| before introductions were built only from sentences that make sense on their own | 77 | 15 | 8 |
| after that | 77 | 7 | 6 |
| with other lead-ins | 38 | 7 | 16 |
| the same, other guests | 37 | 5 | 13 |
| the same, with one lead-in that failed 13 times | 61 | 6 | 6 |
| without that lead-in | 38 | 5 | 13 |
| subjects only where nothing else is said; a title only if it names a person | 23 | 5 | 23 |
| the same, guests with the oddest names and titles so far | 27 | 13 | 21 |
| those names and titles mended | 23 | 3 | 20 |
| the same, guests written by somebody who didn't know the drafter | 26 | 6 | 19 |
| the same, another forty of theirs, with five causes mended | 26 | 9 | 21 |
| the same, guests written as forms are filled in, by two others | 48 | 13 | 12 |
| another forty of those | 35 | 13 | 19 |
| those forms mended, another forty guests | 30 | 4 | 23 |
| the causes of those mended, another forty | 26 | 6 | 21 |
| the same, guests by others again, every question in their hosts’ own words | 82 | 36 | 6 |
| the causes of those mended, another forty | 64 | 28 | 8 |
| the causes of those mended, another forty | 46 | 8 | 10 |
| forty guests with four questionnaires nobody had seen, every question another | 79 | 26 | 2 |
| the same, another forty | 117 | 40 | 0 |
| the causes of both mended, another forty | 97 | 22 | 1 |
| one gate for each sentence, questions reported in general forms; guests by others, four unseen questionnaires | – | 44* | – |
| the causes of those mended, another forty with four other questionnaires | – | 27* | – |
| the causes of those mended, another forty with four questionnaires nobody had seen, read by a fresh editor | 39 | 16 | 9 |
| guests introduced once, groups, questions read out; another forty, another fresh editor | 47 | 11 | 9 |
| the causes of those mended, another forty, another fresh editor | 38 | 14 | 10 |
| the causes of those mended, another forty with six other shows, another fresh editor | 86 | 33 | 2 |
| a biography told only where a sentence has the guest and a verb; another forty with six other shows, another fresh editor | 64 | 23 | 8 |
| what nobody has named left out of answers; another forty with six other shows, another fresh editor | 54 | 18 | 6 |
| the causes of those mended, another forty with six other shows, an editor who hadn’t written them | 46 | 8 | 13 |
| no punch line without its set-up, doubtful quotations last; another forty with ten other shows, by another hand | 50 | 22 | 10 |
| the causes of those mended, another forty by yet another hand | 71 | 16 | 4 |
| each quotation with a risk by its form, the most certain first; another forty with eight other shows, another fresh editor | 69 | 26 | 5 |
| wishes followed, titles said more often; another forty (M) with eight other shows, a stricter editor | 67 | 22 | 2 |

\\* Not read by an editor: counted strictly by the author of the drafter, who marked only what nobody would say. Of the
first, 25 were of three causes in texts of one show each (the host's "RN", "The guest chooses the place.", "what everybody rounds his way believe"); of the
second, 8 were one question reported wrongly ("how a tunes gets made"). All of these are mended. Words on average, as printed: 171 and 139; with four answers of eight words or more, 3 of 37 and 5 of 36 guests have fewer than 60.

Our target is at most four sentences that nobody would say on air in forty texts. The last fourteen readings were of guests
written without knowing the drafter: licences and slogans in the title, lists with numbers, English as a second language, answers
such as "I'd rather not". Each was read by one editor, once. The last ten had questionnaires nobody had seen, too. The marks of
the first of those were ranks and stage names as first names ("Welcome, PC"), questions read out as the form has them, lines that
fit only the fixed questions ("often gives this advice"), and shorthand. These are mended since: such an answer is left out, a
reworded question gets lines that claim nothing, and what the guest is comes from their first words where the title is not
English. Those of the second were placeholders, estates, firms and bands greeted as persons ("Hi, tbc"), a role said twice ("DJ
Ana, a DJ"), labels of speakers, and "works since 2012". Such names get a greeting and a note; a question like "What are you
working on?" is reported, and advice says for whom it was asked. In the third such answers are left out: forty texts have 62 words
on average, where the version before the first had 82, and their notes say what isn't quoted. Its marks were quotations that need
the guest's trade or the question, a job that loses a word ("acting"), and shorthand ("0xMarguerite, a F500 lawyer"). Since then a
host's own questions are read by what they ask. The fourth and the fifth reading, printed before anything was mended for them,
found the form read aloud: "Can you provide a short bio?", "I put this question to Ruth: …" three times running, an answer to "Is
there anything you'd rather not discuss?"; and introductions that name a trade, but not the firm, the town or the one fact that
the story needs. A question is reported now ("Ruth told me what she keeps running:") or its answer is left out, guests are brought
in with their company and with what they say of themselves, pairs with what they are to each other, and texts say more. The sixth,
forty guests printed before anybody had looked at them, still has 22: "what Ruth does when they bake", a second language read out
word for word (six), who of two speaks, a band called by its first word. These causes are mended; nobody has read the texts since.
Introductions of the three forties have 133, 110 and 111 words on average; of 102 guests with four answers or more 14 have fewer
than 60. The reading of 39 marks is of the version with one gate for every sentence, printed before anybody had looked at its
guests: of the 16 marks four were what should be plugged read out as news ("Your local public library's summer reading program."),
two an answer that declines, two one that needs its question, two a band or a baronet's title cut wrongly, two the guest brought
in twice, and two learners' English. All are mended since: the forty have 136 words on average, and of 34 guests with four answers
of eight words or more 4 have fewer than 60. The reading of 47 marks is of the version after that, again printed before anybody
had looked at its guests. Of its 11 marks of the first kind five were names and biographies put together wrongly ("sisters and
sisters", "He and Baldev", "born in Białystok 1979"), three one question reported as another ("advice" for advice that the guest
has stopped giving), two an answer that declines or sends the host to somebody else, and one meant a name nobody had said. These
are mended since, and nobody has read the texts again. They had 98 words on average, as a question with "us" in it, or a sentence
in front, wasn't read out; now they have 117. The last reading, of 38 marks, has 14 of the first kind, which is more than before:
seven names, titles and biographies put together wrongly ("a her", "CW4 Angela Ruiz", "/ Born in Chéticamp", "His drummed for",
"Ghost, welcome."), four learners' English or laughter, two notes to the host, and one list that breaks off. These are mended
since; nobody has read the texts again. The forty have 97 words on average, and of 36 guests with four answers of eight words or
more 8 have fewer than 60: learners, and answers typed as in a chat. The aim of four marks was not reached. The last forty,
printed before the plain form of a sentence was asked for, have 86 marks, 33 of the first kind: nine for two hosts who said “I’m
Ana and Eva”, seven for what a show says of its hosts, nine for something nobody had named. They have 86 words on average since
these are mended, and of 34 guests with four answers of eight words or more 10 have fewer than 60. The forty after them, printed
before anybody had looked at its guests, have 64 marks, 23 of the first kind in 15 texts: twelve for a title, a rank or a bracket
taken for a name ("Surgeon, welcome.", "(Mr.) Gold", "I’m, welcome."), six for something nobody had named, three for lines of a
form or a list read out. The names and the lists are mended since, and nobody has read the texts again. They have 105 words on
average since then, and 5 of 34 guests with four answers have fewer than 60. The last forty, printed with the first part of that,
have 54 marks, 18 of the first kind in 16 texts: seven for a title that isn’t one ("an i'm a passenger", "apprentice →
journeyman"), five for a trade, a former job or an animal nobody had named, four for a title or half a name as a name. Fourteen of
the 18 are mended since. They have 145 words on average, and one of 34 guests with four answers has fewer than 60. The aim of four
marks is still missed. The last forty, printed with that mended, have 50 marks, 22 of the first kind in 13 texts: eight for a
form's words in a question or a strap-line read out ("the case or the subject", "How firms keep customers."), five for learners'
English, three for asides to the host, three for titles. Those causes are mended since; nobody has read the texts again. They have
116 words on average, and two of 37 guests with four answers have fewer than 60. Forty more, printed after that, have 71 marks, 16
of the first kind in 14 texts: six for answers that mean nothing without their question, four for learners' English, three for
roles ("a manager of … since 2018"), three for a cheerful word next to a death. Those are mended since, most by leaving out what
is doubtful; nobody has read the texts again. They have 125 words on average, and 9 of 38 guests with four answers have fewer than
60. The last forty, printed since each quotation has a risk, have 69 marks, 26 of the first kind in 22 texts: eight for guests
whom the text doesn't introduce ("founder and sole shepherd": of what?), five for quotations without their question, or a quip
announced as a story, five for a wish of the guest's that the text doesn't follow, four for learners' English said by the host.
About twenty of the 26 are mended since, by the author's count, and wishes are shown to the host with the text; nobody has read
the texts again. They have 92 words on average, and 6 of 36 guests with four answers have fewer than 60. Since then wishes are
followed, the title is said wherever the biography says less, and what a show says of itself is said only in a form that is
certain. By the author's own reading of the last three forties, all seen by then, two marks of the first kind are left, of nine
before; 14 of 111 guests with four answers have fewer than 60 words, of 17 before. Nobody else has read the texts. The forty
called M, unseen and printed after that, had 22 marks of the first kind in 20 texts and 45 weak ones before the next steps: six
for a title, a company or a note cut or joined wrongly ("SVP of chief information security officer", "owner of Lotus Nails and."),
six for a wish or a private remark that the text doesn't follow, five for guests whom the text doesn't introduce, four for
quotations without their question, one for a former rower said to be one. By the author's own reading 17 of the 22 are mended
since: not the four quotations, nor the rower. Nobody else has read the texts again; they have 111 words on average, as before
114, and 6 of 35 guests with four answers have fewer than 60, as before 5. What editors miss most is a good answer left out for
fear that listeners couldn't follow it. Since then the host's questions are read out as they were typed and answers quoted from
their first sentence. The forty called N, unseen and printed with that, have 26 marks of the first kind in 23 texts, 40 weak ones
and 5 texts without any: six for a name or title other than the guest asked for, seven for notes of a form in the wrong mouth,
five for guests whom the text doesn't introduce, three for quotations without context. So the longer quotations didn't lower the
number of marks, and the aim of four is missed as before. They have 116 words on average, and one of 29 guests with four full answers has
fewer than 60, within the limit of one in ten for the first time. By the author's count 20 of the 26 are mended since, with
112 words on average; nobody else has read the texts again.

Then editors read what listeners get: forty texts and nothing else, of guests as they would turn up, with short answers, notes and
typos as in life. The forty called O and P, unseen, have 11 and 17 marks of the first kind in 11 and 14 texts, 37 and 18 weak ones,
and 10 and 16 texts without any; a producer who had the guests' data as well was embarrassed by 15 texts of O. Most were for guests
of whom the text doesn't say what they do, a firm hung on a trade ("of Gold Bakery, a baker"), lead-ins that nobody says ("What do few
people know about her?", "There was some advice as well"), and notes read out. With those patterns gone, the forty called Q have 12 in 12
texts, 38 weak ones and 9 without: for another place of the firm ("the novelist Ana Gold, of Hotel …"), "this kind of work" of
two jobs, and quotations cut off behind "Co.". With those gone, R has 7 in 7 texts, 22 weak ones and 16 without: for the name a
guest goes by, notes joined to sentences, and places nobody had named. With those gone, S has 11 in 10 texts, 20 weak ones and 16 without:
four quotations that lean on a fact left out, four notes or fragments, two lead-ins to a misconception, a topic list. Each set was
unseen when it was read, and R and S were printed with nothing changed for them. With the patterns of S gone, T has 7 in 6 texts, 26 weak
ones and 19 without; U, after some of T's, 8 in 8, 24 and 16; V, after some of U's, 5 in 5, 36 and 11: quotations that lean on a fact left
out, labels and notes joined to sentences, and lead-ins such as "Here's how X puts it", which are gone since. W, with nothing changed
but that, has 10 in 10, 28 and 10: roles and biographies made of a form's notes, guests left unexplained after something was cut, and questions
about "the work" of somebody who has none. With those patterns gone, X has 6 in 6 texts, 20 weak ones and 18 without, and Y, after half of
X's, 6 in 6, 18 and 19: titles as they were typed ("MD and founder", which lost its first half), a question before the guest was introduced, a
story whose subject nobody had named. Z, after some of Y's, has 4 in 4 texts, 25 weak ones and 17 without: a story before one knew who told
it, a learner's slip, "a principal", and guests who were named twice. AA, with those gone and the rules on other languages and on hosts'
notes new, has 6 in 6, 24 and 17: "the" before a hospital, "a graduate", a note on what somebody wants to talk about, a question that hangs
on what only its form says, and "my guest … about Aaliyah's work"; all but the question and a learner's "that exam" are gone since. So marks
of the first kind fell from about 14 in forty to about five and weak ones from 40 to 25; the aim of four is met in one set and missed by two
in the next. BB, with nothing changed since, has 4 in 4, 21 and 17: a job that says nothing ("an overnight listener"), an umbrella behind a
death, a bank of tiles nobody had named, and a learner's English. With its patterns gone ("my guest" for who was named, questions that need
their quotation marks, light items behind a loss), CC has 9 in 7, 23 and 18: answers by somebody else or to the form ("I suppose the Orkney
pilot."), half a rank as a name, a grave story the rule didn't know, and labels without a person ("Some advice:"), which had come in place of
"my guest". Most of these are gone since; nobody has read the texts again. The aim is met in BB and missed by five in CC. DD, printed with
nothing changed but that, has 5 in 5, 21 and 20: quotations of nobody's ("Let me pass on some advice:"), "the choir" and "the patrol" of
places nobody had named, and "at Parish of". After a first answer to that, with the guest's name in each lead-in, EE has 11 in 10, 25 and 16 (with
the version before it 10 in 7, 23 and 18, read by another editor): names in each line, and quotations whose subject was never told. After a second,
with the last words said to the guest ("You hope …") and two hosts greeting as "we", FF has 7 in 7, 26 and 14: three of the first kind and
fourteen weak ones for just these two forms, which are gone again: only advice is said to the guest, and one host says "I" and names the
others. Nobody has read the texts since, and the aim of four is missed by one, seven and three.

## With a language model

- Structured replies (emails, posts, sponsors, fields, questionnaires) are requested with \`response_format\` and a JSON schema.
  If a server rejects that, Cueroom requests JSON in the prompt from then on; the log says so once, and \`cueroom doctor\` shows
  which is used. The reader takes JSON out of any text.
- A model gets the guest by the name they ask for. A name that a guest refuses isn't in any prompt for a text, a post or an email
  to a sponsor.
- A prompt fits the model's context less 2,500 tokens: \`OPENAI_CONTEXT_TOKENS\`, else 16,000, or what a server names when it
  refuses one. Long answers keep the sentences about the guest's subjects and the host's instructions; \`[…]\` shows each gap.
- A text that breaks off is continued once where it stopped. A text in another language than the show, of the wrong length,
  or with facts nobody gave is repaired once, with the reason; of the two attempts the one with fewer faults is kept.
- A reasoning model's thoughts are dropped, whether they come in a field or between markers. "The language model didn't respond"
  is shown only when nothing arrived; otherwise, the host sees what happened.
- Streams and refusals in the shapes of OpenAI, Azure, Ollama, llama.cpp, vLLM and reasoning models are in
  \`api/testing/model-answers\`, written after their documentation; the tests send each through a real connection.
- Names, numbers, dates, titles and quotations that appear in no source are marked. In 60 texts written as models write, before
  the check was run on them (\`core/testing/model-outputs\`), the first run marked 68 of 71 planted inventions (95.8%) and 6 of
  277 true sentences (2.2%); after names in other scripts and "your book" were added, 69 (97.2%) and 2 (0.7%). It is a check of
  words: a wrong sentence made of known words passes, and so does a single capitalized name that begins a sentence.

## On air, and elsewhere

- The reading view measures how fast the host reads; times are at that pace from then on. The pronunciation, as the host
  typed it or else from whichever question asked for it, follows the name where it is first said. Each text can be saved as plain text, Markdown, for a teleprompter or in Word, also by
  \`cueroom content export --format\`.
- Invitations and emails to sponsors say what the show's last twelve said least, and come with other subject lines and a follow-up
  for the same thread. Posts come with alt text; a post too long for X is a numbered thread.

The three texts below are of the sample show and are written again by \`core/drafting/drafter-guide.test.ts\`
(\`vitest run core/drafting/drafter-guide.test.ts -u\`).

${examples.map(exampleText).join('\n\n')}
`

test('the guide to the drafter shows what it writes today', async () => {
  await expect(guide).toMatchFileSnapshot('../../docs/drafter.md')
})
