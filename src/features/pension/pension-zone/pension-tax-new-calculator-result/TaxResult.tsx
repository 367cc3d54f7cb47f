import { Navigate } from 'react-router-dom'
import { formatAmount } from '#domain/money/format-figures.ts'
import { subtract } from '#domain/money/money.ts'
import type { PaymentResult } from '#domain/pension/pension-saving.ts'
import { RISK_LINES } from '#domain/publicity/risk-lines.ts'
import { CalculatorResultTemplate } from '#templates/CalculatorResultTemplate.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { NoTaxTable } from '#shared/engines/pension/NoTaxTable.tsx'
import {
  foreseenLines,
  sourceLine,
  type PensionYear,
} from '#shared/engines/pension/pension-year.ts'
import { useReplace } from '#templates/ways/use-replace.ts'

interface Props {
  readonly law: PensionYear
  readonly complete: boolean
  /** Null while it cannot be computed; `before` is the tax of the year without the payment. */
  readonly result: (PaymentResult & { readonly before: string }) | null
  /** The place where the entries are. */
  readonly start: string
  readonly warnings: readonly string[]
  readonly assumptions: readonly string[]
}

const VERDICTS: Readonly<Record<PaymentResult['verdict'], string>> = {
  none: '没有可抵的税，领取时仍缴 3%',
  same: '现在省 3%，领取缴 3%，没有差别',
  costs: '现在少缴的税比领取时要缴的少',
  saves: '缴存后当年少缴个人所得税',
}

/** Returns how a refund of the saving is claimed, and until when one may pay in. */
const nextSteps = ({ year, isOver }: PensionYear) => [
  isOver
    ? `只能扣除 ${year} 年 12 月 31 日前已到账的缴存额，以开户银行到账为准`
    : `${year} 年 12 月 31 日前缴存到账，以开户银行到账为准`,
  '向开户银行取得缴费凭证，在个人所得税 App 里扫码录入',
  isOver
    ? `在 ${year + 1} 年 3 月至 6 月汇算时扣除`
    : `可以按月扣除，也可以在 ${year + 1} 年 3 月至 6 月汇算时扣除`,
]

/** Shows what a payment saves now, how, and what it costs later. */
export function TaxResult({ law, complete, result, start, warnings, assumptions }: Props) {
  const replace = useReplace()
  const { year, table, terms } = law
  const again = () => replace(start)
  if (!complete) return <Navigate to={start} replace />
  if (table === null || result === null) {
    return <NoTaxTable year={year} onAgain={again} />
  }
  const { saved, slices, paid, later, net, useful, verdict, before } = result
  return (
    <CalculatorResultTemplate
      title={law.isOver ? `${year} 年可少缴` : '今年可少缴'}
      figure={formatAmount(saved)}
      verdict={VERDICTS[verdict]}
      rows={[
        { label: '缴存', value: `${formatAmount(paid)} 元` },
        ...slices.map(({ rate, amount, tax }) => ({
          label: `${formatAmount(amount)} 元按 ${rate}%`,
          value: `${formatAmount(tax)} 元`,
        })),
        { label: '缴存前全年税额', value: `${formatAmount(before)} 元` },
        { label: '缴存后全年税额', value: `${formatAmount(subtract(before, saved))} 元` },
        { label: `领取时缴 ${terms.payoutTax}%`, value: `${formatAmount(later)} 元` },
        { label: '减去领取税后净省', value: `${formatAmount(net)} 元` },
        { label: '超过此金额不再省税', value: `${formatAmount(useful)} 元` },
      ]}
      assumptions={[
        '领取时的税按缴存额计算，账户里的收益领取时同样缴 3%',
        ...assumptions,
        sourceLine(table.source),
        ...terms.sources.map(sourceLine),
        ...foreseenLines(law),
      ]}
      onAgain={again}
      footNote={<p>{RISK_LINES.calculator}</p>}
    >
      {warnings.map((text) => (
        <Banner key={text} tone="warning">
          {text}
        </Banner>
      ))}
      <Card title="怎么享受">
        <BulletList items={nextSteps(law)} />
      </Card>
    </CalculatorResultTemplate>
  )
}
