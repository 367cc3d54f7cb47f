import { Navigate } from 'react-router-dom'
import { direction, formatAmount, formatSignedAmount } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import type { SavingResult } from '#domain/pension/saving-years.ts'
import { lastKnownYear } from '#domain/tax/tax-rules.ts'
import { RISK_LINES } from '#domain/publicity/risk-lines.ts'
import { snowCalculatorPaths } from '#paths/pension/snow-calculator.ts'
import { CalculatorResultTemplate } from '#templates/CalculatorResultTemplate.tsx'
import { NoTaxTable } from '#shared/engines/pension/NoTaxTable.tsx'
import { sourceLine } from '#shared/engines/pension/pension-year.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { useSnowCalculator } from '../parts/use-snow-calculator.ts'
import { SavingYears } from './SavingYears.tsx'

const VERDICTS: Readonly<Record<SavingResult['verdict'], string>> = {
  better: '按您填写的假设，缴存个人养老金更多',
  same: '按您填写的假设，两种方式基本持平',
  worse: '按您填写的假设，缴存个人养老金更少，领取时要缴的税多于现在少缴的税',
}

/** Shows what the account comes to, against the same net cost outside it. */
export default function SnowCalculatorResultScreen() {
  const replace = useReplace()
  const { complete, age, result, law, thisMonth, entry } = useSnowCalculator()
  const { year, table, terms } = law
  const again = () => replace(snowCalculatorPaths.snowCalculator.to())
  if (!complete || age === null) {
    return <Navigate to={snowCalculatorPaths.snowCalculator.to()} replace />
  }
  if (table === null) return <NoTaxTable year={year} onAgain={again} />
  if (result === null) {
    return (
      <EmptyState
        kind="empty"
        title={age.reached > thisMonth ? '今年达到领取年龄' : '已达领取年龄'}
        note="没有可以再缴存的整年，请核对出生年月"
        actionText="修改条件"
        onAction={again}
      />
    )
  }
  const { last, gain, payoutTax, verdict, rows } = result
  const months = age.months === 0 ? '' : ` ${age.months} 个月`
  return (
    <CalculatorResultTemplate
      title="到领取时相差"
      figure={formatSignedAmount(gain)}
      tone={direction(gain)}
      verdict={VERDICTS[verdict]}
      rows={[
        { label: '领取年龄', value: `${age.years} 岁${months}，${formatMonth(age.reached)}` },
        { label: '缴存年数', value: `${rows.length} 年` },
        { label: '累计缴存', value: `${formatAmount(last.paid)} 元` },
        { label: '累计少缴的税', value: `${formatAmount(last.saved)} 元` },
        { label: '账户内，领取前', value: `${formatAmount(last.account)} 元` },
        { label: `领取时缴 ${terms.payoutTax}%`, value: `${formatAmount(payoutTax)} 元` },
        { label: '账户内，领取后', value: `${formatAmount(last.net)} 元` },
        { label: '放在账户外', value: `${formatAmount(last.outside)} 元` },
      ]}
      assumptions={[
        `每年年初缴存 ${formatAmount(entry('paid'))} 元，年收益率按 ${entry('rate')}% 假设，不代表预期收益`,
        `年应纳税所得额从 ${formatAmount(entry('taxable'))} 元起，每年增长 ${entry('growth')}%`,
        '账户外每年投入缴存额减去当年少缴的税，收益率相同，个人投资基金的收益目前暂不征税',
        `税率按${table.source.title}，${formatDate(table.source.published)} 公布`,
        `${lastKnownYear(law.rules) + 1} 年起按 ${lastKnownYear(law.rules)} 年已知规定计算，假设以后各年不变`,
        ...terms.sources.map(sourceLine),
      ]}
      onAgain={again}
      footNote={<p>{RISK_LINES.calculator}</p>}
    >
      <SavingYears rows={rows} />
    </CalculatorResultTemplate>
  )
}

const formatMonth = (month: string) => `${month.slice(0, 4)} 年 ${Number(month.slice(4, 6))} 月`
