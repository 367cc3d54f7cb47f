import { chargePaths } from '#paths/charge.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: chargePaths.serviceCharge,
    title: '费用估算',
    needs: [],
    skeleton: 'form',
    load: () => import('./service-charge/ServiceChargeScreen.tsx'),
  }),
  screen({
    path: chargePaths.shiftRule,
    title: '交易规则',
    needs: [],
    skeleton: 'rules',
    load: () => import('./shift-rule/ShiftRuleScreen.tsx'),
  }),
]

export const chargeModule: ModuleRow = {
  group: 'trading',
  segment: 'charge',
  share: 'own',
  defaultChild: chargePaths.serviceCharge.pattern,
  screens,
}
