import { CALCULATOR_NAMES } from '#domain/pension/calculator-names.ts'
import { snowCalculatorPaths } from '#paths/pension/snow-calculator.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const TITLE = CALCULATOR_NAMES.years

const screens = [
  screen({
    path: snowCalculatorPaths.snowCalculator,
    title: TITLE,
    needs: [],
    skeleton: 'form',
    share: 'own',
    load: () => import('./snow-calculator/SnowCalculatorScreen.tsx'),
  }),
  screen({
    path: snowCalculatorPaths.snowCalculatorResult,
    title: `${TITLE}结果`,
    needs: [],
    // Whoever opens what was shared computes with figures of their own.
    share: { title: TITLE, to: () => snowCalculatorPaths.snowCalculator.to() },
    load: () => import('./snow-calculator-result/SnowCalculatorResultScreen.tsx'),
  }),
]

export const snowCalculatorModule: ModuleRow = {
  group: 'pension',
  segment: 'snowCalculator',
  defaultChild: snowCalculatorPaths.snowCalculator.pattern,
  screens,
}
