import * as v from 'valibot'
import {
  emptyDraft,
  resumableDraft,
  validAnswers,
  withAnswer,
  type Answers,
  type AnswersDraft,
  type Questionnaire,
} from '#domain/questionnaire/answers.ts'
import { dropDraft, useDraft } from '#session/draft.ts'
import { sessionStore } from '#platform/stores/session-store.ts'

const storedAnswers = v.object({
  questionnaireId: v.string(),
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  answers: v.array(v.object({ questionId: v.string(), optionIds: v.array(v.string()) })),
  declared: v.boolean(),
})

/** The answers to a questionnaire: a draft of this tab that a reload resumes. */
export function useQuestionnaire(key: string, questionnaire: Questionnaire) {
  const initial: AnswersDraft = emptyDraft(questionnaire.questionnaireId)
  const [stored, update] = useDraft(key, storedAnswers, initial)
  const draft = resumableDraft(questionnaire, stored)
  return {
    draft,
    update,
    answer: (questionId: string, optionIds: readonly string[]) =>
      update({
        ...draft,
        answers: withAnswer(draft.answers, questionId, optionIds),
        declared: false,
      }),
    /** Copies earlier answers into the draft, to review and change. */
    takeOver: (answers: Answers) => {
      const known = validAnswers(questionnaire, answers)
      update({ ...initial, answers: known, at: questionnaire.questions.length })
    },
    /** Begins again, as when the questions have been replaced. */
    empty: () => update(initial),
    /** Removes the draft once the answers have been handed in. */
    drop: () => dropDraft(sessionStore, key),
  }
}

export type Filling = ReturnType<typeof useQuestionnaire>
