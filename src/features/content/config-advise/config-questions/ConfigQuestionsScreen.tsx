import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type * as v from 'valibot'
import {
  queryAdviceQuestions,
  queryAdviceSolution,
  submitAdviceAnswers,
} from '#api/calls/advice/advice.ts'
import { queryRiskResult } from '#api/calls/risk.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import { useCurrent } from '#api/use-current.ts'
import { chosenOptions, type Answers, type Questionnaire } from '#domain/questionnaire/answers.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { multiply, roundTo } from '#domain/money/money.ts'
import { configAdvisePaths } from '#paths/config-advise.ts'
import { useLeaveFor } from '#shared/engines/person/use-way-back.ts'
import { VerifiedOnly } from '#shared/engines/person/VerifiedOnly.tsx'
import { QuestionSteps } from '#shared/engines/questionnaire/QuestionSteps.tsx'
import type { QuestionnaireWords } from '#shared/engines/questionnaire/questionnaire-words.ts'
import { useQuestionnaire } from '#shared/engines/questionnaire/use-questionnaire.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { afterOthers } from '#templates/combine-queries.ts'
import { Loaded } from '#templates/Loaded.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { StateWithBack } from '#templates/ways/StateWithBack.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Banner } from '#ui/text/Banner.tsx'

const WORDS: QuestionnaireWords = {
  steps: ['作答', '核对', '匹配'],
  purpose: '请按实际情况作答，结果决定匹配到哪一档组合',
  finish: '提交并匹配',
  terms: '匹配结果 12 个月内有效，风险等级下降时提前失效，可以随时重做',
  declaration: {
    text: '以上由本人如实填写，愿意承担填写不实的后果',
    missing: '请先核对并勾选本人如实填写的声明',
  },
}

export const prefetch: Prefetch<object> = () => [prefetchCall(queryAdviceQuestions, {})]

/** The questionnaire on what the money is for; it needs a class from the risk test. */
export default function ConfigQuestionsScreen() {
  return <VerifiedOnly purpose="投资需求问卷">{() => <Assessed />}</VerifiedOnly>
}

function Assessed() {
  const leaveFor = useLeaveFor()
  const risk = useCurrent(queryRiskResult, {})
  const questions = useQuery(queryFor(queryAdviceQuestions, {}))
  return (
    <Loaded
      query={afterOthers(questions, [risk])}
      skeleton={<Skeleton shape="rows" lines={5} />}
      isEmpty={() => risk.data?.result == null || risk.data.result.expired}
      empty={
        <StateWithBack
          kind="forbidden"
          title="请先完成风险测评"
          note="匹配要以有效的风险等级为上限，约 2 分钟"
          actionText="去测评"
          onAction={() => leaveFor('assessment')}
        />
      }
    >
      {(data) => <Questions data={data} />}
    </Loaded>
  )
}

type Given = v.InferOutput<typeof queryAdviceQuestions.payload>

/** The questions with the loss in yuan of the amount that was chosen. */
function inYuan(given: Given, answers: Answers): Questionnaire {
  const [chosen] = chosenOptions(answers, 'amount')
  const amount = given.questions
    .find((it) => it.questionId === 'amount')
    ?.options.find((it) => it.optionId === chosen)?.number
  if (amount == null) return given
  const questions = given.questions.map(({ questionId, title, multiple, options }) => ({
    questionId,
    title,
    multiple,
    options: options.map(({ optionId, optionTxt, number }) => ({
      optionId,
      optionTxt:
        questionId !== 'loss' || number === null || number === '0'
          ? optionTxt
          : `亏损 ${formatAmount(roundTo(multiply(amount, multiply(number, '0.01')), 2))} 元（${number}%）`,
    })),
  }))
  return { questionnaireId: given.questionnaireId, questions }
}

const HAND_IN = submissionCall(submitAdviceAnswers, {
  notFound: { at: 'dialog', action: 'replaced' },
  riskMismatch: { at: 'dialog', action: 'assess' },
})

function Questions({ data }: { readonly data: Given }) {
  const replace = useReplace()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const leaveFor = useLeaveFor()
  const filling = useQuestionnaire('advice', data)
  const latest = useQuery(queryFor(queryAdviceSolution, {}))
  const { questionnaireId } = data
  const { answers } = filling.draft
  const handing = useSubmission({
    call: () => HAND_IN({ questionnaireId, answers }),
    onDone: (solution) => {
      filling.drop()
      void rereadAll(queries)
      replace(configAdvisePaths.solutionSelection.to({ solutionId: solution?.solutionId }))
    },
    actions: {
      replaced: () => filling.empty(),
      assess: () => leaveFor('assessment'),
    },
  })
  const before = latest.data?.questionnaireId === questionnaireId ? latest.data.answers : null
  return (
    <QuestionSteps
      questionnaire={inYuan(data, answers)}
      filling={filling}
      words={WORDS}
      earlier={before}
      notice={
        handing.unknown ? (
          <Banner
            tone="warning"
            action={{
              text: '查看方案',
              onClick: () => void navigate(configAdvisePaths.solutionSelection.to()),
            }}
          >
            没有收到匹配结果，可能已经提交。可以先查看方案，或再次提交
          </Banner>
        ) : undefined
      }
      onFinish={() => void handing.start()}
    />
  )
}
