import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import questions from './questions.json' with { type: 'json' }

const question = v.object({
  id: v.pipe(v.string(), v.regex(/^q\d{2}-\d$/)),
  unit: v.number(),
  level: v.number(),
  question: v.string(),
  right: v.string(),
  wrong: v.pipe(v.array(v.string()), v.length(2)),
  explanation: v.string(),
  source: v.string(),
})
export type BankQuestion = v.InferOutput<typeof question>

/** The questions of quizzes and checks, by level: data that people review, not code. */
export const QUESTIONS: readonly BankQuestion[] = v.parse(v.array(question), questions)

const BY_ID = new Map(QUESTIONS.map((it) => [it.id, it]))

export function questionById(id: string): BankQuestion {
  const found = BY_ID.get(id)
  if (!found) throw new Error(`no question ${id}`)
  return found
}

/** In an order of chance. */
export function shuffled<It>(all: readonly It[]): readonly It[] {
  const rest = [...all]
  return all.flatMap(() => rest.splice(randomInt(rest.length), 1))
}

/** The choices of a question, in an order of chance that says nothing of the right one. */
export const choicesOf = ({ right, wrong }: BankQuestion): readonly string[] =>
  shuffled([right, ...wrong])

/** A question with its answer, once that may be known. */
export function review(id: string, choices: readonly string[], choice: number | null) {
  const it = questionById(id)
  return {
    questionId: id,
    question: it.question,
    choices: [...choices],
    choice,
    key: choices.indexOf(it.right),
    explanation: it.explanation,
    source: it.source,
  }
}
