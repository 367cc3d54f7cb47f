import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { queryRiskQuestionnaire, queryRiskResult, submitRiskAnswers } from '#api/calls/risk.ts'
import { ageOn } from '#domain/identity/age.ts'
import { assess, latestAssessment } from '#test/sandbox/departments/identity/assessments.ts'
import { tooOften, untilMidnight } from '#test/sandbox/departments/identity/proofs.ts'
import {
  conflictsWithAge,
  QUESTIONNAIRE_ID,
  QUESTIONS,
  scoreAnswers,
} from '#test/sandbox/departments/identity/questionnaire.ts'
import { readIdentity } from '#test/sandbox/departments/identity/records.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { forUser } from '#test/sandbox/kernel/route.ts'

const ASSESSMENTS_A_DAY = 5

export const riskFamily = [
  forUser(queryRiskQuestionnaire, () => ({
    questionnaireId: QUESTIONNAIRE_ID,
    questions: QUESTIONS.map(({ questionId, title, multiple, options }) => ({
      questionId,
      title,
      multiple,
      options: options.map(({ optionId, optionTxt }) => ({ optionId, optionTxt })),
    })),
  })),

  forUser(submitRiskAnswers, ({ questionnaireId, answers }, { db, clock }, user) => {
    if (questionnaireId !== QUESTIONNAIRE_ID)
      throw new Refusal(RET.notFound, '问卷已更新，请重新进入')
    const scored = scoreAnswers(answers)
    if (!scored) throw new Refusal(RET.badRequest, '参数 answers 不正确：请完整作答')
    const now = clock.now()
    const { birth_date: birth } = readIdentity(db, user.user_id)
    const questionIds = conflictsWithAge(answers, ageOn(birth, now.slice(0, 8)))
    if (questionIds.length > 0) {
      const words = '您填写的年龄与身份证上的出生日期不一致，请修改后再提交'
      throw new Refusal(SHOWN_RET.answersConflict, words, { questionIds })
    }
    const today = db.get(
      v.object({ count: v.number() }),
      'SELECT count(*) AS count FROM assessments WHERE user_id = ? AND substr(test_time, 1, 8) = ?',
      user.user_id,
      now.slice(0, 8),
    )
    if (today && today.count >= ASSESSMENTS_A_DAY) {
      throw tooOften('今日测评次数已用完，请明日再试', untilMidnight(now))
    }
    assess(db, user.user_id, { ...scored, testTime: now, answers })
    const result = latestAssessment(db, user.user_id)
    if (!result) throw new Error('The assessment was not recorded')
    return result
  }),

  forUser(queryRiskResult, (_fields, { db, clock }, user) => {
    const result = latestAssessment(db, user.user_id)
    const expired = result !== null && result.validDate < clock.now().slice(0, 8)
    return { result: result && { ...result, expired, questionnaireId: QUESTIONNAIRE_ID } }
  }),
]
