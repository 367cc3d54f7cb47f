import { CALCULATOR_NAMES } from '#domain/pension/calculator-names.ts'
import { useNavigate } from 'react-router-dom'
import { pensionZonePaths } from '#paths/pension/pension-zone.ts'
import { CalculatorTemplate } from '#templates/CalculatorTemplate.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { usePilotTax } from '../parts/use-pilot-tax.ts'

/** Shows what the insurance of 2018 saves, for who has one. */
export default function PensionTaxCalculatorScreen() {
  const navigate = useNavigate()
  const { fields, entries, change } = usePilotTax()
  return (
    <CalculatorTemplate
      fields={fields}
      entries={entries}
      onChange={change}
      text="计算"
      onCompute={() => void navigate(pensionZonePaths.pensionTaxCalculatorResult.to())}
    >
      <Banner
        tone="warning"
        action={{
          text: CALCULATOR_NAMES.year,
          onClick: () => void navigate(pensionZonePaths.pensionTaxNewCalculatorHome.to()),
        }}
      >
        税延养老保险试点已停止新投保，以下只适用于已有的保单
      </Banner>
    </CalculatorTemplate>
  )
}
