import { useNavigate } from 'react-router-dom'
import { formatAmount } from '../../../domain/format-figures.ts'
import { paths } from '../../../paths.ts'
import { orderSteps } from '../../../templates/order-steps.ts'
import { ResultTemplate } from '../../../templates/ResultTemplate.tsx'
import { useShell } from '../../../templates/shell-context.ts'
import { Card } from '../../../ui/Card.tsx'
import { Steps } from '../../../ui/Steps.tsx'
import { outcomeOf } from './parts/deal-outcome.ts'
import { useDealResult } from './parts/use-deal-result.ts'

interface Input {
  readonly type: 'purchase' | 'deposit'
  readonly applyNo: string
  readonly fundCode: string
}

const VERBS = { purchase: '买入', deposit: '存入' } as const

/** What became of an order, asked from the provider by its number; unknown is said as unknown. */
export default function DealResultScreen({ input }: { readonly input: Input }) {
  const shell = useShell()
  const navigate = useNavigate()
  const { state, record, today, checking, check } = useDealResult(input.applyNo)
  const outcome = outcomeOf(state, record, VERBS[input.type])
  const home = () => shell.backTo('home', paths.home.to({}))
  // The form comes back with what was entered, and with the number that can make only one order.
  const form = input.type === 'deposit' ? paths.deposit : paths.purchase
  const again = () => void navigate(form.to({ fundCode: input.fundCode }), { replace: true })
  const actions = {
    detail: {
      text: '查看订单',
      onClick: () =>
        void navigate(paths.transactionDetail.to({ applyNo: input.applyNo }), { replace: true }),
    },
    check: { text: '刷新结果', onClick: check },
    again: { text: '返回重新提交', onClick: again },
    home: { text: '回到首页', onClick: home },
  } as const

  return (
    <ResultTemplate
      tone={outcome.tone}
      title={outcome.title}
      note={outcome.note}
      busy={checking}
      {...(record === null
        ? {}
        : { amount: formatAmount(record.applicationAmt), subject: record.fundName })}
      primary={actions[outcome.primary]}
      secondary={actions[outcome.secondary]}
    >
      {record === null ? null : (
        <Card title="接下来">
          <Steps steps={orderSteps(record, today)} />
        </Card>
      )}
    </ResultTemplate>
  )
}
