import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type * as v from 'valibot'
import { queryAdviceOrder } from '#api/calls/advice/advice-order.ts'
import { currentFor } from '#api/use-current.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { configAdvisePaths } from '#paths/config-advise.ts'
import type { PathInput } from '#paths/path.ts'
import { expectedText } from '#shared/parts/dates/planned-day.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { AdviceRiskLine } from '#shared/views/portfolio/AdviceRiskLine.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { ResultTemplate, type ResultTone } from '#templates/ResultTemplate.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'

const { strategyTrans, strategyDetails, solutionDetails } = configAdvisePaths

type Order = v.InferOutput<typeof queryAdviceOrder.payload>
type Kind = PathInput<typeof strategyTrans>['kind']

interface Props {
  readonly applyNo: string
  readonly portfolioCode: string
  readonly kind: Kind
}

const NAMES: Readonly<Record<Order['kind'], string>> = {
  in: '转入',
  out: '转出',
  stop: '终止服务',
  adjust: '调仓',
  fee: '投顾服务费',
}

const STATES: Readonly<Record<Order['state'], readonly [ResultTone, string, string]>> = {
  underWay: ['waiting', '已受理', '各基金确认后更新，可以随时回来查看'],
  done: ['done', '已完成', '全部基金都已确认'],
  partlyFailed: ['failed', '部分失败', '没有成交的钱留在组合现金，到下次调仓时使用'],
  failed: ['failed', '没有成功', '银行没有扣款，可以重新提交'],
}

const STATUS: Readonly<Record<string, string>> = {
  1: '已确认',
  2: '确认失败',
  3: '待确认',
  4: '失败',
  5: '确认中',
  6: '已撤单',
  7: '失败',
}

/** Shows the outcome of an order, part by part; without an answer it is not known. */
export function OrderResult({ applyNo, portfolioCode, kind }: Props) {
  const navigate = useNavigate()
  const query = useQuery(currentFor(queryAdviceOrder, { applyNo }))
  const again = () => void query.refetch()
  const mine = () => void navigate(solutionDetails.to(), { replace: true })
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonScreen shape="steps" />}
      refused={whenUnknown(portfolioCode, kind, again)}
    >
      {(order) => {
        const [tone, word, note] = STATES[order.state]
        const isKept = order.kind === 'stop' && order.kept
        const isEnd = order.kind === 'stop' && order.state === 'done'
        return (
          <ResultTemplate
            tone={tone}
            title={`${NAMES[order.kind]}${word}`}
            note={isKept ? '基金已转为普通持有，在资产中查看' : note}
            {...(isKept ? {} : { amount: formatAmount(order.total) })}
            subject={order.portfolioName}
            primary={
              isEnd
                ? { text: '我的方案', onClick: mine }
                : {
                    text: '查看组合',
                    onClick: () =>
                      void navigate(strategyDetails.to({ portfolioCode: order.portfolioCode }), {
                        replace: true,
                      }),
                  }
            }
            secondary={{ text: '刷新结果', onClick: again }}
            footNote={<AdviceRiskLine />}
          >
            {order.parts.length === 0 ? null : <Parts order={order} />}
          </ResultTemplate>
        )
      }}
    </Loaded>
  )
}

interface UnknownProps extends Pick<Props, 'portfolioCode' | 'kind'> {
  readonly onAgain: () => void
}

function Unknown({ portfolioCode, kind, onAgain }: UnknownProps) {
  const navigate = useNavigate()
  return (
    <ResultTemplate
      tone="waiting"
      title="处理结果未知"
      note="没有查到这笔申请，可能没有提交成功，也可能还在处理。请先刷新结果，不要重复提交"
      primary={{ text: '刷新结果', onClick: onAgain }}
      secondary={{
        text: '返回重新提交',
        onClick: () => void navigate(strategyTrans.to({ portfolioCode, kind }), { replace: true }),
      }}
      footNote={<AdviceRiskLine />}
    />
  )
}

const whenUnknown = (portfolioCode: string, kind: Kind, onAgain: () => void) => () => (
  <Unknown portfolioCode={portfolioCode} kind={kind} onAgain={onAgain} />
)

function Parts({ order }: { readonly order: Order }) {
  return (
    <RowCard title="各基金">
      {order.parts.map((it) => (
        <Row
          key={it.applyNo}
          title={it.fundName}
          note={
            it.error !== ''
              ? it.error
              : it.arrivalDate === null
                ? `${expectedText(it.confirmDate, 'full')} 确认`
                : `${expectedText(it.arrivalDate, 'full')} 到账`
          }
          value={it.amount === '0.00' ? '待确认' : `${formatAmount(it.amount)} 元`}
          valueNote={STATUS[it.status] ?? '状态未知'}
          href={transactionPaths.transactionDetail.to({ applyNo: it.applyNo })}
        />
      ))}
    </RowCard>
  )
}
