import { answerTo, isAnswered } from '@cueroom/core/questionnaires/answers.ts'
import { readableAnswer } from '@cueroom/core/questionnaires/check-answers.ts'
import { isAnswerable } from '@cueroom/core/questionnaires/question-types.ts'
import type { Answers, Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import { useSpeech } from '../shared/speech.tsx'

interface Props {
  title: string
  /** The questions that were shown. */
  questions: Question[]
  answers: Answers
}

/** Saves a copy of the answers on the guest's device. */
export const AnswersCopy = ({ title, questions, answers }: Props) => (
  <button type="button" part="button" onClick={() => download(title, answersAsText(questions, answers))}>
    {useSpeech().questionnaire.copyAnswers}
  </button>
)

const answersAsText = (questions: Question[], answers: Answers) =>
  questions
    .filter(({ id, type }) => isAnswerable(type) && type !== 'photo' && isAnswered(answerTo(answers, id)))
    .map((question) => `${question.question}\n${readableAnswer(question, answerTo(answers, question.id)!)}\n`)
    .join('\n')

function download(title: string, text: string) {
  const url = URL.createObjectURL(new Blob([`${title}\n\n${text}`], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${title.replace(/[^\p{L}\p{N} -]/gu, '').trim() || 'answers'}.txt`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url))
}
