import type { Call } from '#api/client.ts'
import { queryRiskQuestionnaire, queryRiskResult, submitRiskAnswers } from '#api/calls/risk.ts'
import { okPayload } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

const ASSESSMENTS_A_DAY = 5

/** Hands in the first answer to every question; the first one asks for the age. */
async function handIn(call: Call, questionnaireId?: string, age = 1) {
  const asked = okPayload(await call(queryRiskQuestionnaire, {}))
  return call(submitRiskAnswers, {
    questionnaireId: questionnaireId ?? asked.questionnaireId,
    answers: asked.questions.map(({ questionId, options }, index) => ({
      questionId,
      optionIds: [options[index === 0 ? age : 0]?.optionId ?? ''],
    })),
  })
}

export const risk: readonly Scenario[] = [
  scenario(queryRiskQuestionnaire, async (p) => (await p.as('new'))(queryRiskQuestionnaire, {})),
  scenario(submitRiskAnswers, async (p) => handIn(await p.as('new')), {
    notFound: async (p) => handIn(await p.as('new'), 'Q1999-1'),
    answersConflict: async (p) => handIn(await p.as('new'), undefined, 3),
    tooOften: async (p) => {
      const call = await p.as('new')
      for (let taken = 0; taken < ASSESSMENTS_A_DAY; taken += 1) okPayload(await handIn(call))
      return handIn(call)
    },
  }),
  scenario(queryRiskResult, async (p) => (await p.as('zhang'))(queryRiskResult, {})),
]
