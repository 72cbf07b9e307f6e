import type { ShowMethodology } from '../show/methodology.ts'
import type { Show } from '../show/show-settings.ts'
import type { Question } from './questionnaire.ts'
import { present } from '../text/present.ts'

/** A suggested question; it gets its id when saved. */
export type SuggestedQuestion = Omit<Question, 'id'>

type Settings = Pick<Show, 'podcastName' | 'podcastDescription' | 'showMethodology' | 'contentStyles'>

const ask = (
  question: string,
  type: Question['type'] = 'textarea',
  required = false,
  options: string[] = [],
): SuggestedQuestion => ({ question, type, required, options })

/** Questions by type of show. */
const ofShowType: Record<ShowMethodology['showType'], string> = {
  'business-transformation': 'Which decision changed your business most, and what did it cost?',
  'pregnancy-parenting': 'What do you wish someone had told you when you became a parent?',
  'comedy-creative': 'Which piece of your work makes you laugh or wince today, and why?',
  'sports-performance': 'Which training habit has helped you most?',
  'tech-innovation': 'What have you built that did not work, and what did it teach you?',
  'general-interview': 'What fills your days at the moment?',
  'true-crime': 'What is your part in the case, and what should we not talk about?',
  'news-politics': 'Which fact is missing from most reports on your subject?',
  'health-wellness': 'What does the evidence say, and where does your own experience differ?',
  'education-learning': 'What did you find hardest to learn yourself?',
  'religion-spirituality': 'What do you believe today that you did not believe ten years ago?',
  'finance-investing': 'Which money decision would you make differently today?',
  'arts-culture': 'Which of your works should we get to know before we talk?',
  'fiction-audio-drama': 'Where did the story begin, and which scene came first?',
  'hobbies-niche': 'How did you get into it, and how does it look from the outside?',
}

/** Questions by vulnerability level. */
const ofVulnerability: Record<ShowMethodology['vulnerabilityLevel'], SuggestedQuestion> = {
  high: ask('What is the hardest thing you would be willing to talk about with us?'),
  'medium-high': ask('Which failure or doubt would you share with our listeners?'),
  medium: ask('Is there something personal you would like to talk about, and something you would not?'),
  low: ask('Are there subjects we should leave out?'),
}

const ofQuestioning: Record<ShowMethodology['questioningStyle'], string> = {
  'chronological-deep': 'Which five or six dates would be on a timeline of your work?',
  'conversational-deep': 'What could you talk about for an hour without notes?',
  'rapid-insights': 'What are three insights you could each sum up in one sentence?',
  'story-driven': 'Which story do you tell when someone asks what you do?',
  'analytical-framework': 'Do you work with a particular model or method? Please describe it briefly.',
}

const ofDepth: Record<ShowMethodology['depthApproach'], SuggestedQuestion[]> = {
  surface: [],
  balanced: [ask('What do most people get wrong about your field?')],
  'deep-dive': [
    ask('What do most people get wrong about your field?'),
    ask('What question are you still trying to answer yourself?'),
  ],
}

const ofApproach: Record<Show['contentStyles']['approach'], SuggestedQuestion[]> = {
  balanced: [],
  'guest-led': [ask('Where would you like the conversation to begin?')],
  'host-led': [ask('Is there anything you want to prepare before we ask about it?')],
  challenging: [ask('Which objection to your work do you take most seriously?')],
  supportive: [ask('What would make you feel at ease during the recording?')],
}

const maxAreas = 3
const longestQuoted = 160
const quoted = (text: string) => {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length > longestQuoted ? `${line.slice(0, longestQuoted).trimEnd()}…` : line
}

/**
 * Questions for a show, written by templates from its settings. Pure: the same settings give the same
 * questions.
 */
export function suggestQuestions({
  podcastName,
  showMethodology,
  contentStyles,
}: Settings): SuggestedQuestion[] {
  const { coreExplorationAreas, topicFocusAreas, targetAudience, audienceExpectations, interviewPhilosophy } =
    showMethodology
  return present([
    ask('How should we announce your name?', 'text', true),
    ask(`How would you introduce yourself to the listeners of ${quoted(podcastName)}?`, 'textarea', true),
    ask(ofShowType[showMethodology.showType]),
    ...coreExplorationAreas
      .slice(0, maxAreas)
      .map((area) => ask(`Our show explores ${quoted(area)}. How does that relate to your work?`)),
    topicFocusAreas.length > 0 &&
      ask('Which of these would you like to talk about?', 'checkbox', false, [...new Set(topicFocusAreas)]),
    ask(ofQuestioning[showMethodology.questioningStyle]),
    ...ofDepth[showMethodology.depthApproach],
    ofVulnerability[showMethodology.vulnerabilityLevel],
    ...ofApproach[contentStyles.approach],
    ask(
      targetAudience
        ? `Our audience: ${quoted(targetAudience)} What should they take away from our conversation?`
        : 'What should listeners take away from our conversation?',
    ),
    audienceExpectations &&
      ask(
        `Our listeners expect this: ${quoted(audienceExpectations)} What could you share that they would value most?`,
      ),
    interviewPhilosophy &&
      ask(
        `This is how we interview: ${quoted(interviewPhilosophy)} What should we know to make this work well for you?`,
      ),
    ask('Where can listeners find you? Please put each link on its own line.'),
    ask('A photo of you for the show page', 'photo'),
  ])
}
