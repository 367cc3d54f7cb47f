import { useLocation, useNavigate } from 'react-router-dom'
import { useState } from 'react'
import { dealPaths, type DealType } from '#paths/deal.ts'
import type { PathInput } from '#paths/path.ts'
import { homePaths } from '#paths/home.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { HelpRow } from '#shared/help/HelpRow.tsx'
import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import { orderFigure } from '#shared/order/order-figure.ts'
import { orderSteps, stepsTitle, type TransactionRecord } from '#shared/order/order-steps.ts'
import { useShell } from '#templates/shell-context.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Timeline, type Step } from '#ui/lists/Timeline.tsx'
import { orderOutcome } from './deal-outcome.ts'
import { loadSent } from '#shared/order/sent-order.ts'
import { useDealResult } from './use-deal-result.ts'
import { LOST_ANSWER } from '#shared/order/use-money-order.ts'

type Input = PathInput<typeof dealPaths.dealResult>

/** The address of the order's form, whose draft still has the input and the application number. */
const FORMS: { readonly [T in DealType]: (fundCode: string) => string } = {
  purchase: (fundCode) => dealPaths.purchase.to({ fundCode }),
  deposit: (fundCode) => dealPaths.deposit.to({ fundCode }),
  redeem: (fundCode) => dealPaths.redeem.to({ fundCode, tab: 'redeem' }),
  convert: (fundCode) => dealPaths.redeem.to({ fundCode, tab: 'convert' }),
  withdraw: (fundCode) => dealPaths.withdraw.to({ fundCode }),
}

/**
 * The figure in the unit of the form: a withdrawal is in yuan, because a money-market fund's share
 * is one yuan.
 */
function resultFigure(type: DealType, record: TransactionRecord) {
  const { value, unit } = orderFigure(record)
  return { amount: value, unit: type === 'withdraw' ? '元' : unit } as const
}

function orderSubject({ fundName, targetFundName }: TransactionRecord): string {
  return targetFundName === '' ? fundName : `${fundName} 转换为 ${targetFundName}`
}

/**
 * The outcome of an order, fetched from the provider by its application number. An unknown outcome
 * is shown as unknown.
 */
export default function DealResultScreen({ input }: { readonly input: Input }) {
  const { type, applyNo, fundCode } = input
  const shell = useShell()
  const navigate = useNavigate()
  const lost = useLocation().state === LOST_ANSWER
  const { state, record, now, checking, check } = useDealResult(type, applyNo, fundCode)
  // What was sent, shown until the provider has a record of it.
  const [sent] = useState(() => loadSent(applyNo))
  const outcome = orderOutcome(state, record, type, now)
  const replace = (to: string) => void navigate(to, { replace: true })
  const actions = {
    detail: {
      text: '查看订单',
      onClick: () => replace(transactionPaths.transactionDetail.to({ applyNo })),
    },
    check: { text: '刷新结果', onClick: check },
    again: { text: '返回重新提交', onClick: () => replace(FORMS[type](fundCode)) },
    home: { text: '回到首页', onClick: () => shell.backTo('home', homePaths.home.to()) },
  } as const

  return (
    <ResultTemplate
      tone={outcome.tone}
      title={outcome.title}
      note={outcome.note}
      busy={checking && !lost}
      {...(record === null
        ? sent
        : { ...resultFigure(type, record), subject: orderSubject(record) })}
      primary={actions[outcome.primary]}
      secondary={actions[outcome.secondary]}
    >
      {record === null ? (
        <>
          <Card>
            <KeyValue items={[{ label: '申请编号', value: applyNo }]} />
          </Card>
          <Card flush>
            <HelpRow source="交易结果" />
          </Card>
        </>
      ) : (
        <Progress steps={orderSteps(record, now.slice(0, 8))} />
      )}
    </ResultTemplate>
  )
}

const Progress = ({ steps }: { readonly steps: readonly Step[] }) => (
  <Card title={stepsTitle(steps)}>
    <Timeline steps={steps} />
  </Card>
)
