import { useQuery } from '@tanstack/react-query'
import { queryFor } from '#api/query.ts'
import { queryRiskQuestionnaire, queryRiskResult } from '#api/calls/risk.ts'
import type { risksPaths } from '#paths/risks.ts'
import type { PathInput } from '#paths/path.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { useShell } from '#templates/shell-context.ts'
import { VerifiedOnly } from '#shared/person/VerifiedOnly.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { StepTop } from './StepTop.tsx'
import type { Questionnaire } from '../parts/answers.ts'
import { QuestionStep } from './QuestionStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { useAssessment } from './use-assessment.ts'
import type { ReturnAddress } from '../parts/way-back.ts'

type Input = PathInput<typeof risksPaths.assessment>

/** The risk assessment, for users with a verified name (rules.md#tasks-and-rewards). */
export default function AssessmentScreen({ input }: { readonly input: Input }) {
  return <VerifiedOnly purpose="风险测评">{() => <LoadedAssessment way={input} />}</VerifiedOnly>
}

function LoadedAssessment({ way }: { readonly way: ReturnAddress }) {
  const shell = useShell()
  const questionnaire = useQuery({ ...queryFor(queryRiskQuestionnaire, {}), staleTime: 0 })
  return (
    <Loaded
      query={questionnaire}
      skeleton={<Skeleton shape="rows" lines={5} />}
      isEmpty={({ questions }) => questions.length === 0}
      empty={
        <EmptyState
          kind="empty"
          title="测评问卷正在更新"
          note="请稍后再来，您已有的测评结果不受影响"
          actionText="返回上一页"
          onAction={shell.back}
        />
      }
    >
      {(data) => <Assessment questionnaire={data} way={way} />}
    </Loaded>
  )
}

interface Props {
  readonly questionnaire: Questionnaire
  readonly way: ReturnAddress
}

function Assessment({ questionnaire, way }: Props) {
  const { questionnaireId, questions } = questionnaire
  const assessing = useAssessment(questionnaire, way)
  const latest = useQuery(queryFor(queryRiskResult, {}))
  const { at, answers } = assessing.draft
  const result = latest.data?.result ?? null
  const earlier = result?.questionnaireId === questionnaireId && answers.length === 0
  const question = questions[at]
  return (
    <StepTop step={at}>
      {question === undefined ? (
        <ReviewStep questions={questions} assessing={assessing} />
      ) : (
        <QuestionStep
          questions={questions}
          question={question}
          assessing={assessing}
          earlier={earlier ? result.answers : null}
        />
      )}
    </StepTop>
  )
}
