import { snowCalculatorPaths } from '#paths/pension/snow-calculator.ts'
import { CALCULATOR_NAMES } from '#domain/pension/calculator-names.ts'
import { useNavigate } from 'react-router-dom'
import { pensionZonePaths } from '#paths/pension/pension-zone.ts'
import { CalculatorTemplate } from '#templates/CalculatorTemplate.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { useQuickTax } from '../parts/use-quick-tax.ts'

/** Shows how much tax a payment of this year saves, from the taxable income. */
export default function PensionTaxNewCalculatorHomeScreen() {
  const navigate = useNavigate()
  const { fields, entries, change } = useQuickTax()
  const toResult = pensionZonePaths.pensionTaxNewCalculatorResult.to({ by: 'quick' })
  return (
    <CalculatorTemplate
      fields={fields}
      entries={entries}
      onChange={change}
      text="计算"
      onCompute={() => void navigate(toResult)}
      below={
        <RowCard label="其他计算">
          <Row
            title="精确计算"
            note="从工资、社保和专项附加扣除算起，约 2 分钟"
            href={pensionZonePaths.pensionTaxNewCalculatorWelcome.to()}
          />
          <Row
            title={CALCULATOR_NAMES.years}
            note="缴存多年能省多少税"
            href={snowCalculatorPaths.snowCalculator.to()}
          />
          <Row
            title={CALCULATOR_NAMES.pilot}
            note="2018 年试点的规则，已停止新投保"
            href={pensionZonePaths.pensionTaxCalculator.to()}
          />
        </RowCard>
      }
    />
  )
}
