import { isPlaceholder } from '../read/cell-text.ts'
import type { Sheet } from '../read/sheet.ts'
import { isNo } from '../recognize/attendance.ts'
import { findHeaderRow } from '../recognize/header-row.ts'
import { normalize } from '../recognize/normalize.ts'
import { isHeeded } from '../recognize/note-columns.ts'
import { hasStart, listOfWords } from '../recognize/word-starts.ts'

/** Beginnings of words for questions, and for what is answered. */
const questionStarts = listOfWords(`
  question, frage, pregunta, pergunta, domanda, vraag, fråga, spørsm, spørgs, kysym, pytani, otázk, kérdés, întreb, soru, вопрос, питан, запитан, въпрос, ερώτ, pitanj, vpraš,
  klausim, jautāj, küsim, pertanyaan, câu hỏi, 質問, 问题, 問題, 질문, سؤال, שאלה, प्रश्न, सवाल, คำถาม
`)
const answerStarts = listOfWords(`
  answer, response, reply, antwort, réponse, respuesta, resposta, risposta, antwoord, svar, vastau, odpowied, odpověd, odpoved, válasz, răspuns, cevap, yanıt, ответ, відповід,
  отговор, απάντ, odgovor, atsakym, atbild, vastus, jawaban, trả lời, 回答, 答え, 答案, 답변, إجابة, جواب, תשובה, उत्तर, जवाब, คำตอบ
`)

const mostQuestions = 40

interface Pair {
  question: number
  answer: number
}

/**
 * "Question 1" and "Response 1", as booking programs write them: each question that is asked becomes the header of a column
 * with its answers. "No" under "Anything off limits?" says nothing.
 */
export function openQuestions(sheet: Sheet): Sheet {
  const header = findHeaderRow(sheet)
  const pairs = header === null ? [] : pairsOf(sheet.rows[header]!)
  if (header === null || pairs.length === 0) return sheet
  const columns = columnsOf(sheet, header, pairs)
  const paired = new Set(pairs.flatMap(({ question, answer }) => [question, answer]))
  if (columns.size > mostQuestions) return sheet
  const rows = sheet.rows.map((row, at) => {
    if (at < header) return row
    const cells = row.map((cell, column) => (paired.has(column) ? '' : cell))
    const add = (column: number, text: string) => {
      while (cells.length < column) cells.push('')
      cells[column] = text
    }
    if (at === header) for (const [text, column] of columns) add(column, text)
    else for (const { text, answer } of answersIn(row, pairs)) add(columns.get(text)!, answer)
    return cells
  })
  return { ...sheet, rows, asked: [...columns.values()] }
}

/** Where the answers to each question go: in the place of the first ones, or behind all columns. */
function columnsOf({ rows }: Sheet, header: number, pairs: Pair[]): Map<string, number> {
  const columns = new Map<string, number>()
  let width = Math.max(...rows.map((row) => row.length))
  for (const row of rows.slice(header + 1))
    for (const { text, column } of answersIn(row, pairs))
      if (!columns.has(text)) columns.set(text, [...columns.values()].includes(column) ? width++ : column)
  return columns
}

const answersIn = (row: string[], pairs: Pair[]) =>
  pairs.flatMap(({ question, answer: column }) => {
    const text = row[question] ?? ''
    const answer = row[column] ?? ''
    const isNone = answer === '' || isPlaceholder(answer) || (isHeeded(text) && isNo(answer))
    return isNone || text === '' ? [] : [{ text, answer, column }]
  })

/** Columns with the same number, or none, of which one is called a question and the other an answer. */
function pairsOf(headers: string[]): Pair[] {
  const kinds = headers.map((header) => {
    const [number = '', ...others] = header.match(/\d{1,3}/g) ?? []
    const text = normalize(header.replace(/[\d_]/g, ' '))
    const isAnswer = text === 'a' || hasStart(text, answerStarts)
    const isQuestion = !isAnswer && (text === 'q' || hasStart(text, questionStarts))
    return {
      number,
      isAnswer: isAnswer && others.length === 0,
      isQuestion: isQuestion && others.length === 0,
    }
  })
  return kinds.flatMap(({ number, isQuestion }, question) => {
    const answers = kinds.flatMap((kind, at) => (kind.isAnswer && kind.number === number ? [at] : []))
    const isOne = kinds.filter((kind) => kind.isQuestion && kind.number === number).length === 1
    return isQuestion && isOne && answers.length === 1 ? [{ question, answer: answers[0]! }] : []
  })
}
