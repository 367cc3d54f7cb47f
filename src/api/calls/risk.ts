/** The risk assessment (rules.md#assessment-validity). All assumed. */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { clientRiskLevel, date8, nothing, text, time14, total } from '#api/fields.ts'

export const queryRiskQuestionnaire = query({
  name: 'queryRiskQuestionnaire',
  about: 'Gives the questions of the risk assessment.',
  method: 'GET',
  path: '/api/risk/queryRiskQuestionnaire',
  source: 'assumed',
  request: nothing,
  payload: v.object({
    questionnaireId: v.string(),
    questions: v.array(
      v.object({
        questionId: v.string(),
        title: v.string(),
        multiple: v.boolean(),
        options: v.array(v.object({ optionId: v.string(), optionTxt: v.string() })),
      }),
    ),
  }),
})

/**
 * The result of an assessment. Scores of single answers stay with the provider, so that no user can
 * be coached.
 */
const riskResult = {
  clientRiskLevel,
  score: total,
  /** True if the answers make the user the lowest class (C0), who may buy R1 alone. */
  isLowest: v.boolean(),
  testTime: time14,
  /** Last day on which it counts: two years on. */
  validDate: date8,
}

/** Answers of one question: one option, or several where the question allows it. */
const answers = v.pipe(
  v.array(
    v.object({
      questionId: text(32),
      optionIds: v.pipe(v.array(text(32)), v.minLength(1), v.maxLength(20)),
    }),
  ),
  v.maxLength(60),
)

/** The questions that a refusal (`answersConflict`) is about. */
export const conflictingAnswers = v.object({ questionIds: v.array(v.string()) })

export const submitRiskAnswers = mutation({
  name: 'submitRiskAnswers',
  about: 'Hands in all answers and gives the class that they make.',
  method: 'POST',
  path: '/api/risk/submitRiskAnswers',
  encoding: 'json',
  effect: 'identity',
  idempotency: 'repeatable',
  errors: ['notFound', 'tooOften', 'answersConflict'],
  source: 'assumed',
  request: v.object({ questionnaireId: text(64), answers }),
  payload: v.object(riskResult),
})

export const queryRiskResult = query({
  name: 'queryRiskResult',
  about: 'Gives the latest assessment, with its answers to go over again.',
  method: 'GET',
  path: '/api/risk/queryRiskResult',
  source: 'assumed',
  request: nothing,
  payload: v.object({
    result: v.nullable(
      v.object({ ...riskResult, expired: v.boolean(), questionnaireId: v.string(), answers }),
    ),
  }),
})
