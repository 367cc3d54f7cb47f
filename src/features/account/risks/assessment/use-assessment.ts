import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { processGoldCoinsTask } from '#api/calls/activity.ts'
import { send } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { queryFor } from '#api/query.ts'
import { queryRiskQuestionnaire, queryRiskResult, submitRiskAnswers } from '#api/calls/risk.ts'
import { risksPaths } from '#paths/risks.ts'
import { dropDraft, useDraft } from '#session/draft.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import {
  ASSESSMENT_KEY,
  assessmentDraft,
  emptyDraft,
  fitting,
  fittingDraft,
  type Answers,
  type Questionnaire,
} from '../parts/answers.ts'
import type { WayBack } from '../parts/way-back.ts'

/** The answers as a draft, and handing them in. */
export function useAssessment(questionnaire: Questionnaire, { from }: WayBack) {
  const { questionnaireId } = questionnaire
  const navigate = useNavigate()
  const queries = useQueryClient()
  const initial = emptyDraft(questionnaireId)
  const [kept, update] = useDraft(ASSESSMENT_KEY, assessmentDraft, initial)
  const draft = fittingDraft(questionnaire, kept)
  /** An answer was lost: the assessment may have been recorded. */
  const [unknown, setUnknown] = useState(false)
  const toResult = () => void navigate(risksPaths.assessResult.to({ from }), { replace: true })

  /** Begins with the answers of the latest assessment, to go over and change. */
  const takeOver = (answers: Answers) => {
    const known = fitting(questionnaire, answers)
    update({ ...initial, answers: known, at: questionnaire.questions.length })
  }

  async function handIn() {
    setUnknown(false)
    const { answers } = draft
    let answer
    try {
      answer = await send(submitRiskAnswers, { questionnaireId, answers })
    } catch {
      return setUnknown(true)
    }
    if (answer.ok) {
      // The result screen opens with it; whatever else depends on the class is asked for anew.
      const result = { ...answer.payload, expired: false, questionnaireId, answers }
      queries.setQueryData(queryFor(queryRiskResult, {}).queryKey, { result })
      void queries.invalidateQueries()
      // Reported in passing: the class counts whether the report arrives or not.
      send(processGoldCoinsTask, { taskBizId: 'risk_assessment' }).catch(() => {})
      dropDraft(sessionStorage, ASSESSMENT_KEY)
      return toResult()
    }
    await dialog.alert({ content: answer.retMsg || '测评没有提交成功，请稍后再试' })
    if (answer.retCode !== RET.notFound) return
    // Another questionnaire is in force: these answers are to other questions.
    update(initial)
    await queries.invalidateQueries({ queryKey: [queryRiskQuestionnaire.name] })
  }

  return { draft, update, takeOver, handIn, unknown, toResult }
}

export type Assessing = ReturnType<typeof useAssessment>
