import * as v from 'valibot'
import { conflictingAnswers } from '#api/calls/risk.ts'
import { questionAt, type Questionnaire } from '#domain/questionnaire/answers.ts'

/**
 * The index of the first question whose answer contradicts what the provider has of the user, by
 * the payload of its refusal; null where it names none.
 */
export function conflictAt(questionnaire: Questionnaire, payload: unknown): number | null {
  const named = v.safeParse(conflictingAnswers, payload)
  return named.success ? questionAt(questionnaire, named.output.questionIds) : null
}
