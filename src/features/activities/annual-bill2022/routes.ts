import { annualBill2022Paths } from '#paths/activities/annual-bill2022.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: annualBill2022Paths.billHome,
    title: '2022 年度账单',
    needs: [],
    share: { title: '2022 年度账单', to: () => annualBill2022Paths.billHome.to() },
    skeleton: 'figures',
    load: () => import('./bill-home/BillHomeScreen.tsx'),
  }),
]

export const annualBill2022Module: ModuleRow = {
  group: 'activities',
  segment: 'annualBill2022',
  defaultChild: annualBill2022Paths.billHome.pattern,
  screens,
}
