import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { queryFor } from '#api/query.ts'
import { queryRiskQuestionnaire, queryRiskResult, submitRiskAnswers } from '#api/calls/risk.ts'
import { risksPaths } from '#paths/risks.ts'
import { dropDraft, useDraft } from '#session/draft.ts'
import { useWayBack } from '#shared/person/use-way-back.ts'
import { useTaskReport } from '#shared/reward/use-task-report.ts'
import { GENERAL, submissionCall } from '#shared/submission/submission-call.ts'
import { useSubmission } from '#shared/submission/use-submission.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import {
  ASSESSMENT_KEY,
  assessmentDraft,
  conflictAt,
  emptyDraft,
  validAnswers,
  resumableDraft,
  type Answers,
  type Questionnaire,
} from '../parts/answers.ts'
import type { ReturnAddress } from '../parts/way-back.ts'

const HAND_IN = submissionCall(submitRiskAnswers, {
  answersConflict: { at: 'dialog', next: 'conflict' },
  notFound: { at: 'dialog', next: 'replaced' },
  tooOften: GENERAL,
})

/** The draft of an assessment, and its submission. */
export function useAssessment(questionnaire: Questionnaire, { from }: ReturnAddress) {
  const { questionnaireId } = questionnaire
  const navigate = useNavigate()
  const queries = useQueryClient()
  const wayBack = useWayBack(from)
  const report = useTaskReport()
  const initial = emptyDraft(questionnaireId)
  const [stored, update] = useDraft(ASSESSMENT_KEY, assessmentDraft, initial)
  const draft = resumableDraft(questionnaire, stored)
  const toResult = () => void navigate(risksPaths.assessResult.to({ from }), { replace: true })

  /** Copies the answers of the latest assessment into the draft, to review and change. */
  const takeOver = (answers: Answers) => {
    const known = validAnswers(questionnaire, answers)
    update({ ...initial, answers: known, at: questionnaire.questions.length })
  }

  const { answers } = draft
  const handing = useSubmission({
    call: () => HAND_IN({ questionnaireId, answers }),
    onDone(payload) {
      // The result screen opens with this answer; all other data that may depend on the class is
      // fetched again.
      const result = payload && { ...payload, expired: false, questionnaireId, answers }
      if (result) queries.setQueryData(queryFor(queryRiskResult, {}).queryKey, { result })
      wayBack.changed()
      report('risk_assessment')
      dropDraft(sessionStore, ASSESSMENT_KEY)
      toResult()
    },
    does: {
      // Answered again, and declared again: what was declared was not true.
      conflict({ payload }) {
        const at = conflictAt(questionnaire, payload)
        update({ declared: false, ...(at === null ? {} : { at }) })
      },
      // The questionnaire has been replaced, so these answers no longer apply.
      async replaced() {
        update(initial)
        await queries.invalidateQueries({ queryKey: [queryRiskQuestionnaire.name] })
      },
    },
  })

  return {
    draft,
    update,
    takeOver,
    handIn: () => handing.start(),
    unknown: handing.unknown,
    toResult,
  }
}

export type Assessing = ReturnType<typeof useAssessment>
