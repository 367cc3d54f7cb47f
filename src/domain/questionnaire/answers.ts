/** One question of a questionnaire, as a provider or a page gives it. */
export interface Question {
  readonly questionId: string
  readonly title: string
  readonly multiple: boolean
  readonly options: readonly { readonly optionId: string; readonly optionTxt: string }[]
}

/** The questions of one version; a changed set of questions has another id. */
export interface Questionnaire {
  readonly questionnaireId: string
  readonly questions: readonly Question[]
}

/** The options chosen, by question. */
export type Answers = { questionId: string; optionIds: string[] }[]

/** Answers before their submission. */
export interface AnswersDraft {
  questionnaireId: string
  /** The index of the question in view, from 0; the number of questions represents the review. */
  at: number
  answers: Answers
  /** True if the user has declared the answers true. */
  declared: boolean
}

export const emptyDraft = (questionnaireId: string): AnswersDraft => ({
  questionnaireId,
  at: 0,
  answers: [],
  declared: false,
})

/** The ids of the options chosen for one question. */
export function chosenOptions(answers: Answers, questionId: string): readonly string[] {
  return answers.find((it) => it.questionId === questionId)?.optionIds ?? []
}

/** The answers with the one to this question replaced. */
export function withAnswer(answers: Answers, questionId: string, optionIds: readonly string[]) {
  const others = answers.filter((it) => it.questionId !== questionId)
  return [...others, { questionId, optionIds: [...optionIds] }]
}

/**
 * The index of the first question without an answer; the number of questions when all have one.
 */
export function firstUnanswered(questions: readonly Question[], answers: Answers): number {
  const open = questions.findIndex(
    ({ questionId }) => chosenOptions(answers, questionId).length === 0,
  )
  return open === -1 ? questions.length : open
}

/** The index of the first question with one of these ids; null where there is none. */
export function questionAt({ questions }: Questionnaire, ids: readonly string[]): number | null {
  const at = questions.findIndex(({ questionId }) => ids.includes(questionId))
  return at === -1 ? null : at
}

/** The step that "next" leads to: the review once all questions are answered. */
export function nextStep(questions: readonly Question[], answers: Answers, at: number): number {
  const open = firstUnanswered(questions, answers)
  return open === questions.length ? open : Math.min(at + 1, open)
}

/**
 * Stored answers that are valid for this questionnaire, in the order of its questions. Options that
 * it does not offer are dropped.
 */
export function validAnswers({ questions }: Questionnaire, answers: Answers): Answers {
  return questions.flatMap(({ questionId, multiple, options }) => {
    const known = chosenOptions(answers, questionId)
    const optionIds = options.map((it) => it.optionId).filter((id) => known.includes(id))
    return optionIds.length === 0 || (!multiple && optionIds.length > 1)
      ? []
      : [{ questionId, optionIds }]
  })
}

/**
 * A stored draft made safe to resume: an empty one for another questionnaire, and no step past an
 * unanswered question.
 */
export function resumableDraft(questionnaire: Questionnaire, draft: AnswersDraft): AnswersDraft {
  const { questionnaireId, questions } = questionnaire
  if (draft.questionnaireId !== questionnaireId) return emptyDraft(questionnaireId)
  const answers = validAnswers(questionnaire, draft.answers)
  return { ...draft, answers, at: Math.min(draft.at, firstUnanswered(questions, answers)) }
}

/** The answer to a question, in words; empty without one. */
export function answerText({ questionId, options }: Question, answers: Answers): string {
  const ids = chosenOptions(answers, questionId)
  return options
    .filter(({ optionId }) => ids.includes(optionId))
    .map((it) => it.optionTxt)
    .join('；')
}
