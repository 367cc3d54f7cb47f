import { useNavigate } from 'react-router-dom'
import { formatAmount } from '#domain/money/format-figures.ts'
import { pensionAccountPaths } from '#paths/pension/pension-account.ts'
import type { PensionSummary } from '#shared/engines/pension/pension-summary.ts'
import { FormTemplate } from '#templates/FormTemplate.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'

interface Props {
  readonly summary: PensionSummary
  readonly bankName: string
  readonly onLeave: () => Promise<void>
}

/** Shows what to know before paying in: what is left of the year, and what cannot be undone. */
export function PayInForm({ summary, bankName, onLeave }: Props) {
  const navigate = useNavigate()
  const { veil } = useHiddenAmounts()
  const yuan = (value: string | null) =>
    value === null ? '未授权查询' : `${veil(formatAmount(value))} 元`
  const { year, left, contributed, contributions } = summary
  const waiting = contributions.filter(({ creditTime }) => creditTime === null)
  const isUsedUp = left === '0.00'
  const toAccount = () => void navigate(pensionAccountPaths.home.to())
  return (
    <FormTemplate
      action={
        isUsedUp
          ? { text: '查看养老金账户', missing: null, onClick: toAccount }
          : {
              text: `前往${bankName}缴存`,
              missing: null,
              sends: 'openPensionBankPage',
              onClick: onLeave,
            }
      }
    >
      {isUsedUp ? <Banner tone="info">今年的额度已用完，次年 1 月 1 日恢复</Banner> : null}
      {waiting.length === 0 ? null : (
        <Banner tone="info">{`有 ${waiting.length} 笔缴存银行还在处理，按到账的年度占用额度`}</Banner>
      )}
      <Card title={`${year} 年缴存额度`}>
        <KeyValue
          items={[
            { label: '已缴存', value: yuan(contributed) },
            { label: '还可缴存', value: yuan(left) },
          ]}
        />
      </Card>
      <Card title="缴存前请了解">
        <BulletList
          items={[
            '金额在银行页面填写，当年额度内可以分次缴存',
            '缴存后不能撤回，符合领取条件前不能支取',
            '额度按银行到账的自然年计算，年底请提前办理',
            '缴存的钱留在资金账户，买什么由您自己决定',
          ]}
        />
      </Card>
    </FormTemplate>
  )
}
