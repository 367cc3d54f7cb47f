import { useYuan } from '#shared/views/portfolio/use-yuan.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type * as v from 'valibot'
import {
  deleteAdviceSolution,
  queryAdviceQuestions,
  queryAdviceSolution,
  queryAdviceState,
} from '#api/calls/advice/advice.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import { useCurrent } from '#api/use-current.ts'
import { LADDER } from '#domain/advice/ladder.ts'
import { DRIFT_LIMIT } from '#domain/advice/parts.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { compare } from '#domain/money/money.ts'
import { configAdvisePaths } from '#paths/config-advise.ts'
import { AnswerList } from '#shared/engines/questionnaire/AnswerList.tsx'
import { sendAct } from '#shared/engines/submission/send-act.ts'
import { actCall } from '#shared/engines/submission/submission-call.ts'
import { AdviceRiskLine } from '#shared/views/portfolio/AdviceRiskLine.tsx'
import { ADJUSTMENT_WORDS } from '#shared/views/portfolio/portfolio.ts'
import { ActBar } from '#templates/acts/ActBar.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { StateWithBack } from '#templates/ways/StateWithBack.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { dialog } from '#ui/overlays/dialog.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { CAP_WORDS } from '../parts/advice-words.ts'
import { PotsCard } from '../parts/PotsCard.tsx'

const paths = configAdvisePaths

type State = v.InferOutput<typeof queryAdviceState.payload>

export const prefetch: Prefetch<object> = () => [prefetchCall(queryAdviceState, {})]

/** The own solution: what is signed, the answers and pots; redo it, or delete it. */
export default function SolutionDetailsScreen() {
  const navigate = useNavigate()
  const query = useCurrent(queryAdviceState, {})
  const redo = () => void navigate(paths.configQuestions.to())
  return (
    <DetailTemplate
      query={query}
      footNote={<AdviceRiskLine />}
      isEmpty={({ state }) => state === 'none'}
      empty={
        <StateWithBack
          kind="empty"
          title="还没有方案"
          note="完成 8 个问题，就能看到适合的配置和理由"
          actionText="开始问卷"
          onAction={redo}
        />
      }
      actions={bar}
    >
      {(state) => (
        <>
          {state.state === 'expired' ? (
            <Banner tone="warning">方案已失效，不能转入，可以转出；请重做问卷</Banner>
          ) : null}
          <SignedRows signed={state.signed} />
          <Solution state={state} />
          <RowCard label="更多">
            <Row title="配置诊断" note="看看现在持有的配置" href={paths.assetConfig.to()} />
            <Row title="配置观点" note="每月一封投顾月信" href={paths.viewpointList.to()} />
            <Row
              title="目标计算"
              note="养老、教育、购房等目标"
              href={paths.configCalculatorEntry.to()}
            />
          </RowCard>
        </>
      )}
    </DetailTemplate>
  )
}

const bar = ({ matched }: State) => (
  <ActBar
    acts={[
      { text: '重做问卷', kind: 'secondary', narrow: true, to: paths.configQuestions.to() },
      matched === null ? null : { text: '查看匹配方案', to: paths.solutionSelection.to() },
    ]}
  />
)

const noteOf = (it: State['signed'][number]): string => {
  if (it.ending) return '终止办理中'
  if (it.adjusting !== null) return `调仓中：${ADJUSTMENT_WORDS[it.adjusting]}`
  if (compare(it.drift, DRIFT_LIMIT) > 0) return `已偏离 ${it.drift} 个百分点`
  return it.date === null ? '等待确认' : `市值日期 ${formatDate(it.date)}`
}

function SignedRows({ signed }: { readonly signed: State['signed'] }) {
  const { yuan, signedYuan } = useYuan()
  if (signed.length === 0) return null
  return (
    <RowCard title="已签约的组合">
      {signed.map((it) => (
        <Row
          key={it.portfolioCode}
          title={it.portfolioName}
          note={noteOf(it)}
          value={yuan(it.value)}
          valueNote={`累计 ${signedYuan(it.profit)}`}
          href={paths.strategyDetails.to({ portfolioCode: it.portfolioCode })}
        />
      ))}
    </RowCard>
  )
}

const DELETE = actCall(deleteAdviceSolution)

function Solution({ state }: { readonly state: State }) {
  const queries = useQueryClient()
  const { yuan } = useYuan()
  const { data } = useQuery(queryFor(queryAdviceSolution, {}))
  const questions = useQuery(queryFor(queryAdviceQuestions, {}))
  if (data === undefined) return null
  async function remove(): Promise<void> {
    const yes = await dialog.confirmed({
      title: '删除方案',
      content: '问卷答案和匹配结果会一起删除，之后可以重新作答',
      confirmText: '删除',
    })
    if (!yes) return
    await sendAct({
      intent: 'delete advice solution',
      call: DELETE({}),
      onDone: async () => rereadAll(queries),
    })
  }
  return (
    <>
      <Card
        title={`匹配：${LADDER[data.rung].name}`}
        extra={`有效至 ${formatDate(data.validDate)}`}
      >
        <KeyValue
          items={[
            { label: '由哪一项决定', value: CAP_WORDS[data.boundBy] },
            { label: '计划投入', value: yuan(data.amount) },
          ]}
        />
      </Card>
      <PotsCard pots={data.pots} />
      {questions.data === undefined ? null : (
        <AnswerList questions={questions.data.questions} answers={data.answers} />
      )}
      {state.signed.length > 0 ? null : (
        <Button kind="text" block onClick={remove}>
          删除方案
        </Button>
      )}
    </>
  )
}
