import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { queryFor } from '#api/query.ts'
import { queryRiskQuestionnaire, queryRiskResult, submitRiskAnswers } from '#api/calls/risk.ts'
import type { Questionnaire } from '#domain/questionnaire/answers.ts'
import { risksPaths } from '#paths/risks.ts'
import { useWayBack } from '#shared/person/use-way-back.ts'
import { useQuestionnaire } from '#shared/questionnaire/use-questionnaire.ts'
import { useTaskReport } from '#shared/reward/use-task-report.ts'
import { GENERAL, submissionCall } from '#shared/submission/submission-call.ts'
import { useSubmission } from '#shared/submission/use-submission.ts'
import { conflictAt } from './conflict-at.ts'
import type { ReturnAddress } from '../parts/way-back.ts'

const HAND_IN = submissionCall(submitRiskAnswers, {
  answersConflict: { at: 'dialog', next: 'conflict' },
  notFound: { at: 'dialog', next: 'replaced' },
  tooOften: GENERAL,
})

/** The answers of an assessment, and their submission. */
export function useAssessment(questionnaire: Questionnaire, { from }: ReturnAddress) {
  const { questionnaireId } = questionnaire
  const navigate = useNavigate()
  const queries = useQueryClient()
  const wayBack = useWayBack(from)
  const report = useTaskReport()
  const filling = useQuestionnaire('assessment', questionnaire)
  const toResult = () => void navigate(risksPaths.assessResult.to({ from }), { replace: true })

  const { answers } = filling.draft
  const handing = useSubmission({
    call: () => HAND_IN({ questionnaireId, answers }),
    onDone(payload) {
      // The result screen opens with this answer; all other data that may depend on the class is
      // fetched again.
      const result = payload && { ...payload, expired: false, questionnaireId, answers }
      if (result) queries.setQueryData(queryFor(queryRiskResult, {}).queryKey, { result })
      wayBack.changed()
      report('risk_assessment')
      filling.drop()
      toResult()
    },
    does: {
      // Answered again, and declared again: what was declared was not true.
      conflict({ payload }) {
        const at = conflictAt(questionnaire, payload)
        filling.update({ declared: false, ...(at === null ? {} : { at }) })
      },
      // The questionnaire has been replaced, so these answers no longer apply.
      async replaced() {
        filling.empty()
        await queries.invalidateQueries({ queryKey: [queryRiskQuestionnaire.name] })
      },
    },
  })

  return { filling, handIn: () => handing.start(), unknown: handing.unknown, toResult }
}
