import * as v from 'valibot'
import type { ClientRiskLevel } from '#domain/identity/risk.ts'
import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import data from './questionnaire.json' with { type: 'json' }

export const QUESTIONNAIRE_ID = 'Q2026-1'

/** Points stay with the provider. */
const option = v.strictObject({
  text: v.string(),
  points: v.number(),
  /** Choosing it makes C0 at any sum. */
  lowest: v.exactOptional(v.literal(true)),
  /** The full years that the option is true of; the second is null where there is no end. */
  ages: v.exactOptional(v.tuple([v.number(), v.nullable(v.number())])),
})

const questions = dataFile(
  'questionnaire.json',
  v.array(
    v.strictObject({
      title: v.string(),
      multiple: v.optional(v.boolean(), false),
      options: v.array(option),
    }),
  ),
  data,
)

/** Twelve questions, at most 100 points. Of several answers to one question the highest counts. */
export const QUESTIONS = questions.map(({ title, multiple, options }, number) => {
  const questionId = `q${number + 1}`
  return {
    questionId,
    title,
    multiple,
    options: options.map(({ text, ages, ...rest }, index) => ({
      optionId: `${questionId}-${String.fromCharCode(97 + index)}`,
      optionTxt: text,
      ...rest,
      ...(ages && { ages: [ages[0], ages[1] ?? Infinity] as const }),
    })),
  }
})

/** The least points of C2 to C5. */
const LEAST: readonly { level: ClientRiskLevel; points: number }[] = [
  { level: 5, points: 82 },
  { level: 4, points: 66 },
  { level: 3, points: 48 },
  { level: 2, points: 30 },
]

export interface Answer {
  questionId: string
  optionIds: string[]
}

/**
 * The class and the sum; null when a question is missing, unknown, answered twice or with what it
 * does not offer.
 */
export function scoreAnswers(
  answers: readonly Answer[],
): { level: ClientRiskLevel; score: number } | null {
  if (answers.length !== QUESTIONS.length) return null
  let score = 0
  let isLowest = false
  for (const { questionId, options, multiple } of QUESTIONS) {
    const chosen = answers.find((it) => it.questionId === questionId)?.optionIds ?? []
    const found = options.filter((it) => chosen.includes(it.optionId))
    if (found.length === 0 || found.length !== chosen.length) return null
    if (!multiple && found.length > 1) return null
    score += Math.max(...found.map((it) => it.points))
    isLowest ||= found.some((it) => it.lowest)
  }
  if (isLowest) return { level: 0, score }
  return { level: LEAST.find((it) => score >= it.points)?.level ?? 1, score }
}

/** Returns whether an age is one of those that an option is true of. */
export const isWithin = (age: number, [from, to]: readonly [number, number]): boolean =>
  age >= from && age <= to

/** The questions whose answers are untrue of somebody of this age; none where it is not known. */
export function conflictsWithAge(answers: readonly Answer[], age: number | null): string[] {
  if (age === null) return []
  return QUESTIONS.filter(({ questionId, options }) => {
    const chosen = answers.find((it) => it.questionId === questionId)?.optionIds ?? []
    return options.some(
      ({ optionId, ages }) =>
        ages !== undefined && chosen.includes(optionId) && !isWithin(age, ages),
    )
  }).map(({ questionId }) => questionId)
}
