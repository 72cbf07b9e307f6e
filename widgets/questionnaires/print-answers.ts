import type { Answers, Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import { answerTo } from '@cueroom/core/questionnaires/answers.ts'
import { readableAnswer } from '@cueroom/core/questionnaires/check-answers.ts'
import { isAnswerable } from '@cueroom/core/questionnaires/question-types.ts'

const css = `
body { font: 11pt/1.5 system-ui, sans-serif; color: #111; margin: 0 }
h1 { font-size: 18pt; margin: 0 0 4pt }
p { margin: 0 0 14pt; white-space: pre-wrap; overflow-wrap: anywhere }
h2 { font-size: 11pt; margin: 0 0 2pt; break-after: avoid }
img { max-width: 60mm; max-height: 60mm }
.none { color: #666 }
@page { margin: 18mm }
`
/** Milliseconds after which the copy goes even if the browser never says that it has printed. */
const longest = 10 * 60_000

interface Printed {
  title: string
  description: string | null
  /** The questions that are shown. */
  questions: Question[]
  answers: Answers
  /** Shown below a question without an answer. */
  notAnswered: string
}

/**
 * Prints only the form with its answers, not the rest of the page. The copy consists of nodes with their own
 * style sheet, which works on pages whose policy forbids inline styles and frames.
 */
export async function printAnswers({ title, description, questions, answers, notAnswered }: Printed) {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0;visibility:hidden'
  document.body.append(frame)
  const paper = frame.contentWindow as (Window & typeof globalThis) | null
  if (!paper) return frame.remove()
  const sheet = new paper.CSSStyleSheet()
  sheet.replaceSync(css)
  paper.document.adoptedStyleSheets = [sheet]
  paper.document.title = title
  const write = writer(paper.document)
  write('h1', title)
  if (description) write('p', description)
  for (const question of questions) {
    write('h2', question.question)
    if (question.details) write('p', question.details)
    if (isAnswerable(question.type))
      await writeAnswer(write, question, answerTo(answers, question.id), notAnswered)
  }
  paper.addEventListener('afterprint', () => frame.remove())
  setTimeout(() => frame.remove(), longest)
  paper.focus()
  paper.print()
}

type Write = ReturnType<typeof writer>

const writer = (page: Document) => (name: 'h1' | 'h2' | 'p' | 'img', text: string) => {
  const element = page.createElement(name)
  if (name !== 'img') element.textContent = text
  page.body.append(element)
  return element
}

async function writeAnswer(
  write: Write,
  question: Question,
  answer: Answers[string] | undefined,
  notAnswered: string,
) {
  const text = answer === undefined ? '' : readableAnswer(question, answer)
  if (!text) {
    write('p', notAnswered).className = 'none'
  } else if (question.type === 'photo') {
    const image = write('img', '') as HTMLImageElement
    image.src = text
    await image.decode().catch(() => {})
  } else write('p', text)
}
