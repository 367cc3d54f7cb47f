import type { PathInput } from '#paths/path.ts'
import { pensionZonePaths } from '#paths/pension/pension-zone.ts'
import { BONUS_SOURCE, DEDUCTION_SOURCE } from '#domain/tax/salary-income.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { sourceLine } from '#shared/pension/pension-year.ts'
import { useExactTax } from '../parts/use-exact-tax.ts'
import { useQuickTax } from '../parts/use-quick-tax.ts'
import { TaxResult } from './TaxResult.tsx'

interface Props {
  readonly input: PathInput<typeof pensionZonePaths.pensionTaxNewCalculatorResult>
}

/** What this year's payment saves now, and costs later. */
export default function PensionTaxNewCalculatorResultScreen({ input: { by = 'exact' } }: Props) {
  return by === 'quick' ? <Quick /> : <Exact />
}

function Quick() {
  const { result, complete, law } = useQuickTax()
  return (
    <TaxResult
      law={law}
      complete={complete}
      result={result}
      start={pensionZonePaths.pensionTaxNewCalculatorHome.to()}
      warnings={[]}
      assumptions={[]}
    />
  )
}

function Exact() {
  const { result, complete, law } = useExactTax()
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
        '全年工资每月相同，奖金取单独计税与并入综合所得中税额较低的方式',
        sourceLine(DEDUCTION_SOURCE),
        sourceLine(BONUS_SOURCE),
      ]}
    />
  )
}
