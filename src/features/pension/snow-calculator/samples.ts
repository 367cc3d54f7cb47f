import { snowCalculatorPaths } from '#paths/pension/snow-calculator.ts'
import { as, type Samples } from '#templates/sample.ts'

const guest = as(null)

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [snowCalculatorPaths.snowCalculator.pattern]: [guest(snowCalculatorPaths.snowCalculator.to())],
  [snowCalculatorPaths.snowCalculatorResult.pattern]: [
    guest(snowCalculatorPaths.snowCalculatorResult.to()),
  ],
})
