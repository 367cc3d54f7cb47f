import { annualBill2020Paths } from '#paths/activities/annual-bill2020.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: annualBill2020Paths.billHome,
    title: '2020 年度账单',
    needs: [],
    share: { title: '2020 年度账单', to: () => annualBill2020Paths.billHome.to() },
    skeleton: 'figures',
    load: () => import('./bill-home/BillHomeScreen.tsx'),
  }),
  screen({
    path: annualBill2020Paths.awardDetail,
    title: '年度称号',
    needs: ['login'],
    share: { title: '2020 年度账单', to: () => annualBill2020Paths.billHome.to() },
    skeleton: 'figures',
    load: () => import('./award-detail/AwardDetailScreen.tsx'),
  }),
]

export const annualBill2020Module: ModuleRow = {
  group: 'activities',
  segment: 'annualBill2020',
  defaultChild: annualBill2020Paths.billHome.pattern,
  screens,
}
