import type { Question } from './questionnaire.ts'

const ask = (
  id: string,
  question: string,
  type: Question['type'] = 'textarea',
  required = false,
): Question => ({
  id,
  question,
  type,
  required,
  options: id === 'consent' ? ['Yes, you may record and publish our conversation'] : [],
})

/**
 * The questionnaire every new show starts with. Its ids never change: exports use them to label answers whose
 * questionnaire no longer exists.
 */
export const defaultQuestions: Question[] = [
  ask('bio', 'How would you introduce yourself to our listeners?', 'textarea', true),
  ask('expertise', 'Which subjects do you know best? Please put each on its own line.'),
  ask('topics', 'What would you most like to talk about?'),
  ask('story', 'Which moment changed your path?'),
  ask('misconception', 'What do most people get wrong about your field?'),
  ask('advice', 'What advice do you find yourself giving most often?'),
  ask('audience-takeaway', 'What should listeners take away from our conversation?'),
  ask('fun-fact', 'What is something people rarely know about you?'),
  ask('pronunciation', 'How is your name pronounced?', 'text'),
  ask('links', 'Where can listeners find you? Please put each link on its own line.'),
  ask('promote', 'Is there anything you would like to promote?'),
  ask('photo', 'A photo of you for the show page', 'photo'),
  ask('consent', 'May we record and publish the conversation?', 'checkbox', true),
]

export const fixedIds: ReadonlySet<string> = new Set(defaultQuestions.map(({ id }) => id))

const labels = new Map(defaultQuestions.map(({ id, question }) => [id, question]))

type AskedQuestions = Pick<Question, 'id' | 'question'>[]

/** The question as asked, else from the fixed list; null if unknown. */
export const questionText = (id: string, asked: AskedQuestions = []) =>
  asked.find((question) => question.id === id)?.question ?? labels.get(id) ?? null

/** The label of an answer: its question, else "Question {n}" (n from 1). */
export const questionLabel = (id: string, n: number, asked: AskedQuestions = []) =>
  questionText(id, asked) ?? `Question ${n}`
