import type { PathInput } from '#paths/path.ts'
import { pensionZonePaths } from '#paths/pension/pension-zone.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import type { YearLaw } from '#domain/tax/tax-rules.ts'
import { sourceLine, wholeYuan } from '#shared/engines/pension/pension-year.ts'
import { useExactTax } from '../parts/use-exact-tax.ts'
import { useQuickTax } from '../parts/use-quick-tax.ts'
import { TaxResult } from './TaxResult.tsx'

interface Props {
  readonly input: PathInput<typeof pensionZonePaths.pensionTaxNewCalculatorResult>
}

/** Shows what this year's payment saves now, and costs later. */
export default function PensionTaxNewCalculatorResultScreen({ input: { by = 'exact' } }: Props) {
  return by === 'quick' ? <Quick /> : <Exact />
}

/** The relief of a sole trader, or that one does not apply. */
const reliefLines = ({ relief }: Pick<YearLaw, 'relief'>): readonly string[] =>
  relief === null
    ? []
    : [
        `年应纳税所得额不超过 ${wholeYuan(relief.upTo)} 元的部分，税额按 ${relief.due}% 计算，只适用于个体工商户`,
        sourceLine(relief.source),
      ]

function Quick() {
  const { result, complete, law, assumptions } = useQuickTax()
  return (
    <TaxResult
      law={law}
      complete={complete}
      result={result}
      start={pensionZonePaths.pensionTaxNewCalculatorHome.to()}
      warnings={[]}
      assumptions={[...assumptions, ...reliefLines(law)]}
    />
  )
}

function Exact() {
  const { result, complete, law, salaryLaw, own } = useExactTax()
  const bonus = salaryLaw?.bonus ?? null
  const edge = result?.edge ?? null
  return (
    <TaxResult
      law={law}
      complete={complete}
      result={result}
      start={pensionZonePaths.pensionTaxNewCalculator.to({ step: '1' })}
      warnings={
        edge === null
          ? []
          : [
              `奖金略超过 ${formatAmount(edge)} 元，单独计税时多缴的税比超过的部分还多，请与单位核对`,
            ]
      }
      assumptions={[
        bonus === null
          ? '全年工资每月相同，奖金并入综合所得：单独计税的规定已到期'
          : '全年工资每月相同，奖金取单独计税与并入综合所得中税额较低的方式',
        ...(salaryLaw === null ? [] : [sourceLine(salaryLaw.deductions.source)]),
        ...(bonus === null ? [] : [sourceLine(bonus.source)]),
        ...(own === null
          ? []
          : ['缴存额在工资和经营所得中省税较多的一处扣除', ...reliefLines(own)]),
        ...(own?.table ? [sourceLine(own.table.source)] : []),
      ]}
    />
  )
}
