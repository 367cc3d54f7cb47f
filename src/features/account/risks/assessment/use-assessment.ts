import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { send } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { queryFor } from '#api/query.ts'
import { queryRiskQuestionnaire, queryRiskResult, submitRiskAnswers } from '#api/calls/risk.ts'
import { risksPaths } from '#paths/risks.ts'
import { dropDraft, useDraft } from '#session/draft.ts'
import { useWayBack } from '#shared/person/use-way-back.ts'
import { useTaskReport } from '#shared/reward/use-task-report.ts'
import { dialog } from '#ui/overlays/dialog.ts'
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
  /** The submission got no answer: the assessment may have been recorded. */
  const [unknown, setUnknown] = useState(false)
  const toResult = () => void navigate(risksPaths.assessResult.to({ from }), { replace: true })

  /** Copies the answers of the latest assessment into the draft, to review and change. */
  const takeOver = (answers: Answers) => {
    const known = validAnswers(questionnaire, answers)
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
      // The result screen opens with this answer; all other data that may depend on the class is
      // fetched again.
      const result = { ...answer.payload, expired: false, questionnaireId, answers }
      queries.setQueryData(queryFor(queryRiskResult, {}).queryKey, { result })
      wayBack.changed()
      report('risk_assessment')
      dropDraft(sessionStore, ASSESSMENT_KEY)
      return toResult()
    }
    await dialog.alert({ content: answer.retMsg || '测评没有提交成功，请稍后再试' })
    if (answer.retCode === RET.answersConflict) {
      const at = conflictAt(questionnaire, answer.payload)
      // Answered again, and declared again: what was declared was not true.
      return update({ declared: false, ...(at === null ? {} : { at }) })
    }
    if (answer.retCode !== RET.notFound) return
    // The questionnaire has been replaced, so these answers no longer apply.
    update(initial)
    await queries.invalidateQueries({ queryKey: [queryRiskQuestionnaire.name] })
  }

  return { draft, update, takeOver, handIn, unknown, toResult }
}

export type Assessing = ReturnType<typeof useAssessment>
