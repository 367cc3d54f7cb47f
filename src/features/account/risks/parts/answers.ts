import * as v from 'valibot'
import type { queryRiskQuestionnaire } from '#api/calls/risk.ts'

export type Questionnaire = v.InferOutput<typeof queryRiskQuestionnaire.payload>
export type Question = Questionnaire['questions'][number]

export const ASSESSMENT_KEY = 'assessment'

/** Answers that have not been handed in: they outlast a trip to another screen and a reload. */
export const assessmentDraft = v.object({
  questionnaireId: v.string(),
  /**
   * The question in view, from 0; as many as there are questions while all answers are gone over.
   */
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  answers: v.array(v.object({ questionId: v.string(), optionIds: v.array(v.string()) })),
  /** That the answers are one's own and true. */
  declared: v.boolean(),
})
export type AssessmentDraft = v.InferOutput<typeof assessmentDraft>
export type Answers = AssessmentDraft['answers']

export const emptyDraft = (questionnaireId: string): AssessmentDraft => ({
  questionnaireId,
  at: 0,
  answers: [],
  declared: false,
})

/** The options taken of one question. */
export function taken(answers: Answers, questionId: string): readonly string[] {
  return answers.find((it) => it.questionId === questionId)?.optionIds ?? []
}

/** The answers with one question answered anew. */
export function answered(answers: Answers, questionId: string, optionIds: readonly string[]) {
  const others = answers.filter((it) => it.questionId !== questionId)
  return [...others, { questionId, optionIds: [...optionIds] }]
}

/** The first question without an answer; as many as there are when all have one. */
export function firstOpen(questions: readonly Question[], answers: Answers): number {
  const open = questions.findIndex(({ questionId }) => taken(answers, questionId).length === 0)
  return open === -1 ? questions.length : open
}

/** Where "next" leads: back to going over the answers once all are there. */
export function nextPlace(questions: readonly Question[], answers: Answers, at: number): number {
  const open = firstOpen(questions, answers)
  return open === questions.length ? open : Math.min(at + 1, open)
}

/**
 * Answers in the order of the questions, without what is not offered (any more): of an earlier
 * draft, or of an earlier assessment.
 */
export function fitting({ questions }: Questionnaire, answers: Answers): Answers {
  return questions.flatMap(({ questionId, multiple, options }) => {
    const known = taken(answers, questionId)
    const optionIds = options.map((it) => it.optionId).filter((id) => known.includes(id))
    return optionIds.length === 0 || (!multiple && optionIds.length > 1)
      ? []
      : [{ questionId, optionIds }]
  })
}

/** A draft as it may be gone on with: of this questionnaire, and nowhere past an open question. */
export function fittingDraft(questionnaire: Questionnaire, draft: AssessmentDraft) {
  const { questionnaireId, questions } = questionnaire
  if (draft.questionnaireId !== questionnaireId) return emptyDraft(questionnaireId)
  const answers = fitting(questionnaire, draft.answers)
  return { ...draft, answers, at: Math.min(draft.at, firstOpen(questions, answers)) }
}

/** What was answered to a question, in words. */
export function answerText({ questionId, options }: Question, answers: Answers): string {
  const ids = taken(answers, questionId)
  return options
    .filter(({ optionId }) => ids.includes(optionId))
    .map((it) => it.optionTxt)
    .join('；')
}
