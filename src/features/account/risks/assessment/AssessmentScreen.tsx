import { StoppedFlow } from '#templates/frozen/StoppedFlow.tsx'
import { useCurrent } from '#api/use-current.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queryFor } from '#api/query.ts'
import { queryRiskQuestionnaire, queryRiskResult, submitRiskAnswers } from '#api/calls/risk.ts'
import { risksPaths } from '#paths/risks.ts'
import type { PathInput } from '#paths/path.ts'
import { afterOthers } from '#templates/combine-queries.ts'
import { Loaded } from '#templates/Loaded.tsx'
import type { Questionnaire } from '#domain/questionnaire/answers.ts'
import { VerifiedOnly } from '#shared/engines/person/VerifiedOnly.tsx'
import { QuestionSteps } from '#shared/engines/questionnaire/QuestionSteps.tsx'
import type { QuestionnaireWords } from '#shared/engines/questionnaire/questionnaire-words.ts'
import { StateWithBack } from '#templates/ways/StateWithBack.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import type { ReturnAddress } from '#paths/order-address.ts'
import { useWayBack } from '#shared/engines/person/use-way-back.ts'
import { useQuestionnaire } from '#shared/engines/questionnaire/use-questionnaire.ts'
import { useTaskReport } from '#shared/engines/reward/use-task-report.ts'
import { GENERAL, submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { conflictAt } from './conflict-at.ts'

type Input = PathInput<typeof risksPaths.assessment>

const WORDS: QuestionnaireWords = {
  steps: ['作答', '核对', '结果'],
  purpose: '请按实际情况作答，结果决定您可以购买哪些基金',
  finish: '提交测评',
  terms: '每日最多测评 5 次，结果两年内有效',
  declaration: {
    text: '以上由本人如实填写，愿意承担填写不实的后果',
    missing: '请先核对并勾选本人如实填写的声明',
  },
}

/** The risk assessment, for users with a verified name (rules.md#tasks-and-rewards). */
export default function AssessmentScreen({ input }: { readonly input: Input }) {
  return <VerifiedOnly purpose="风险测评">{() => <LoadedAssessment way={input} />}</VerifiedOnly>
}

function LoadedAssessment({ way }: { readonly way: ReturnAddress }) {
  const questionnaire = useCurrent(queryRiskQuestionnaire, {})
  // The earlier answers are offered above the questions.
  const latest = useQuery(queryFor(queryRiskResult, {}))
  return (
    <Loaded
      query={afterOthers(questionnaire, [latest])}
      skeleton={<Skeleton shape="rows" lines={5} />}
      isEmpty={({ questions }) => questions.length === 0}
      empty={
        <StateWithBack
          kind="empty"
          title="测评问卷正在更新"
          note="请稍后再来，您已有的测评结果不受影响"
        />
      }
    >
      {(data) => (
        <StoppedFlow sends="submitRiskAnswers">
          <Assessment questionnaire={data} way={way} />
        </StoppedFlow>
      )}
    </Loaded>
  )
}

interface Props {
  readonly questionnaire: Questionnaire
  readonly way: ReturnAddress
}

function Assessment({ questionnaire, way }: Props) {
  const { filling, handIn, unknown, toResult } = useAssessment(questionnaire, way)
  const latest = useQuery(queryFor(queryRiskResult, {}))
  const result = latest.data?.result ?? null
  return (
    <QuestionSteps
      questionnaire={questionnaire}
      filling={filling}
      words={WORDS}
      earlier={result?.questionnaireId === questionnaire.questionnaireId ? result.answers : null}
      notice={
        unknown ? (
          <Banner tone="warning" action={{ text: '查看结果', onClick: toResult }}>
            没有收到测评结果，可能已经提交。可以先查看结果，或再次提交
          </Banner>
        ) : undefined
      }
      onFinish={() => void handIn()}
    />
  )
}

const HAND_IN = submissionCall(submitRiskAnswers, {
  answersConflict: { at: 'dialog', action: 'conflict' },
  notFound: { at: 'dialog', action: 'replaced' },
  tooOften: GENERAL,
})

/** The answers of an assessment, and their submission. */
function useAssessment(questionnaire: Questionnaire, { from }: ReturnAddress) {
  const { questionnaireId } = questionnaire
  const replace = useReplace()
  const queries = useQueryClient()
  const wayBack = useWayBack(from)
  const report = useTaskReport()
  const filling = useQuestionnaire('assessment', questionnaire)
  const toResult = () => replace(risksPaths.assessResult.to({ from }))

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
    actions: {
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
