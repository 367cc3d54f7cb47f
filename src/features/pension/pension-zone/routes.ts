import { CALCULATOR_NAMES } from '#domain/pension/calculator-names.ts'
import { pensionZonePaths } from '#paths/pension/pension-zone.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const { year: TITLE, pilot: PILOT_TITLE } = CALCULATOR_NAMES
/** Whoever opens what was shared computes with figures of their own. */
const share = { title: TITLE, to: () => pensionZonePaths.pensionTaxNewCalculatorHome.to() }

const screens = [
  screen({
    path: pensionZonePaths.pensionZone,
    title: '养老专区',
    needs: [],
    skeleton: 'list',
    keepAlive: true,
    share: 'own',
    load: () => import('./pension-zone/PensionZoneScreen.tsx'),
  }),
  screen({
    path: pensionZonePaths.pensionTaxNewCalculatorHome,
    title: TITLE,
    needs: [],
    skeleton: 'form',
    load: () => import('./pension-tax-new-calculator-home/PensionTaxNewCalculatorHomeScreen.tsx'),
  }),
  screen({
    path: pensionZonePaths.pensionTaxNewCalculatorWelcome,
    title: '精确计算',
    needs: [],
    load: () =>
      import('./pension-tax-new-calculator-welcome/PensionTaxNewCalculatorWelcomeScreen.tsx'),
  }),
  screen({
    path: pensionZonePaths.pensionTaxNewCalculator,
    title: '精确计算',
    needs: [],
    skeleton: 'form',
    share,
    load: () => import('./pension-tax-new-calculator/PensionTaxNewCalculatorScreen.tsx'),
  }),
  screen({
    path: pensionZonePaths.pensionTaxNewCalculatorResult,
    title: `${TITLE}结果`,
    needs: [],
    share,
    load: () =>
      import('./pension-tax-new-calculator-result/PensionTaxNewCalculatorResultScreen.tsx'),
  }),
  screen({
    path: pensionZonePaths.pensionTaxCalculator,
    title: PILOT_TITLE,
    needs: [],
    skeleton: 'form',
    load: () => import('./pension-tax-calculator/PensionTaxCalculatorScreen.tsx'),
  }),
  screen({
    path: pensionZonePaths.pensionTaxCalculatorResult,
    title: `${PILOT_TITLE}结果`,
    needs: [],
    share: { title: PILOT_TITLE, to: () => pensionZonePaths.pensionTaxCalculator.to() },
    load: () => import('./pension-tax-calculator-result/PensionTaxCalculatorResultScreen.tsx'),
  }),
]

export const pensionZoneModule: ModuleRow = {
  group: 'pension',
  segment: 'pensionZone',
  share: 'own',
  defaultChild: pensionZonePaths.pensionZone.pattern,
  screens,
}
