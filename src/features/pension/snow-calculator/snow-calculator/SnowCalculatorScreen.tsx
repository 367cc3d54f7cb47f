import { useNavigate } from 'react-router-dom'
import { snowCalculatorPaths } from '#paths/pension/snow-calculator.ts'
import { CalculatorTemplate } from '#templates/CalculatorTemplate.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { useSnowCalculator } from '../parts/use-snow-calculator.ts'

/** Shows what paying into a pension account each year comes to until the pension age. */
export default function SnowCalculatorScreen() {
  const navigate = useNavigate()
  const { fields, entries, change } = useSnowCalculator()
  return (
    <CalculatorTemplate
      fields={fields}
      entries={entries}
      onChange={change}
      text="计算"
      onCompute={() => void navigate(snowCalculatorPaths.snowCalculatorResult.to())}
    >
      <Banner tone="info">把每年缴存个人养老金，与同样的净支出放在账户外比一比</Banner>
    </CalculatorTemplate>
  )
}
