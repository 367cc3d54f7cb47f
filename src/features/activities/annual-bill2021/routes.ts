import { annualBill2021Paths } from '#paths/activities/annual-bill2021.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: annualBill2021Paths.billHome,
    title: '2021 年度账单',
    needs: [],
    share: { title: '2021 年度账单', to: () => annualBill2021Paths.billHome.to() },
    skeleton: 'figures',
    load: () => import('./bill-home/BillHomeScreen.tsx'),
  }),
]

export const annualBill2021Module: ModuleRow = {
  group: 'activities',
  segment: 'annualBill2021',
  defaultChild: annualBill2021Paths.billHome.pattern,
  screens,
}
