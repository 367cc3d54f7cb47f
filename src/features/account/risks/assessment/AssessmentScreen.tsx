import { useQuery } from '@tanstack/react-query'
import { queryFor } from '#api/query.ts'
import { queryRiskQuestionnaire, queryRiskResult } from '#api/calls/risk.ts'
import type { risksPaths } from '#paths/risks.ts'
import type { PathInput } from '#paths/path.ts'
import { afterOthers } from '#templates/combine-queries.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { useShell } from '#templates/shell-context.ts'
import type { Questionnaire } from '#domain/questionnaire/answers.ts'
import { VerifiedOnly } from '#shared/person/VerifiedOnly.tsx'
import { QuestionSteps } from '#shared/questionnaire/QuestionSteps.tsx'
import type { QuestionnaireWords } from '#shared/questionnaire/questionnaire-words.ts'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { useAssessment } from './use-assessment.ts'
import type { ReturnAddress } from '../parts/way-back.ts'

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
  const shell = useShell()
  const questionnaire = useQuery({ ...queryFor(queryRiskQuestionnaire, {}), staleTime: 0 })
  // The earlier answers are offered above the questions.
  const latest = useQuery(queryFor(queryRiskResult, {}))
  return (
    <Loaded
      query={afterOthers(questionnaire, [latest])}
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
