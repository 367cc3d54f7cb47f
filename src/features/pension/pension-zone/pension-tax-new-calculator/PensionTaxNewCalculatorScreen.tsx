import { useNavigate } from 'react-router-dom'
import type { PathInput } from '#paths/path.ts'
import { pensionZonePaths } from '#paths/pension/pension-zone.ts'
import { CalculatorTemplate } from '#templates/CalculatorTemplate.tsx'
import { STEPS, useExactTax } from '../parts/use-exact-tax.ts'

interface Props {
  readonly input: PathInput<typeof pensionZonePaths.pensionTaxNewCalculator>
}

const NUMBERS = ['1', '2', '3', '4', '5'] as const

/** One step of the exact way; the way back leads through the steps before. */
export default function PensionTaxNewCalculatorScreen({ input: { step = '1' } }: Props) {
  const navigate = useNavigate()
  const { steps, entries, change } = useExactTax()
  const current = NUMBERS.indexOf(step)
  const next = NUMBERS[current + 1]
  const to =
    next === undefined
      ? pensionZonePaths.pensionTaxNewCalculatorResult.to({})
      : pensionZonePaths.pensionTaxNewCalculator.to({ step: next })
  return (
    <CalculatorTemplate
      key={step}
      steps={{ names: STEPS, current }}
      fields={steps[current] ?? []}
      entries={entries}
      onChange={change}
      text={next === undefined ? '计算' : '下一步'}
      onCompute={() => void navigate(to)}
    />
  )
}
