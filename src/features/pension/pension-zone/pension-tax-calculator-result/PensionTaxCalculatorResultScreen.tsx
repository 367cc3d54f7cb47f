import { Navigate } from 'react-router-dom'
import { formatAmount, formatSignedAmount } from '#domain/money/format-figures.ts'
import { compare } from '#domain/money/money.ts'
import { RISK_LINES } from '#domain/publicity/risk-lines.ts'
import { pensionZonePaths } from '#paths/pension/pension-zone.ts'
import { CalculatorResultTemplate } from '#templates/CalculatorResultTemplate.tsx'
import { NoTaxTable } from '#shared/engines/pension/NoTaxTable.tsx'
import { foreseenLines, sourceLine } from '#shared/engines/pension/pension-year.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { usePilotTax } from '../parts/use-pilot-tax.ts'

/** Shows what the insurance of 2018 saves a year, and costs later. */
export default function PensionTaxCalculatorResultScreen() {
  const replace = useReplace()
  const { result, complete, law } = usePilotTax()
  const again = () => replace(pensionZonePaths.pensionTaxCalculator.to())
  if (!complete) return <Navigate to={pensionZonePaths.pensionTaxCalculator.to()} replace />
  if (law.table === null || result === null) {
    return <NoTaxTable year={law.year} onAgain={again} />
  }
  const { cap, saved, later, net } = result
  return (
    <CalculatorResultTemplate
      title="每年可少缴"
      figure={formatAmount(saved)}
      verdict={
        compare(net, '0') > 0 ? '现在少缴的税比领取时要缴的多' : '领取时要缴的税不少于现在少缴的'
      }
      rows={[
        { label: '每月扣除上限', value: `${formatAmount(cap)} 元` },
        { label: '领取时缴 7.5%', value: `${formatAmount(later)} 元` },
        { label: '相差', value: `${formatSignedAmount(net)} 元` },
      ]}
      assumptions={[
        '每月扣除收入的 6% 与 1,000 元中较低的一个，每年 12 个月',
        '领取时四分之一免税，其余按 10% 计税，合计 7.5%',
        '试点自 2018-05-01 起，2023-09-01 起停止新投保',
        sourceLine(law.table.source),
        ...foreseenLines(law),
      ]}
      onAgain={again}
      footNote={<p>{RISK_LINES.calculator}</p>}
    />
  )
}
