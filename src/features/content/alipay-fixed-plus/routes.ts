import { alipayFixedPlusPaths } from '#paths/funds/alipay-fixed-plus.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const entry = { by: 'outside', why: 'the page of the payment app' } as const

const screens = [
  screen({
    path: alipayFixedPlusPaths.alipayFixedPlusHome,
    title: '固收+',
    needs: [],
    entry,
    load: () => import('./alipay-fixed-plus-home/AlipayFixedPlusHomeScreen.tsx'),
  }),
  screen({
    path: alipayFixedPlusPaths.newFixedPlusHome,
    title: '固收+',
    needs: [],
    entry,
    load: () => import('./new-fixed-plus-home/NewFixedPlusHomeScreen.tsx'),
  }),
]

export const alipayFixedPlusModule: ModuleRow = {
  group: 'content',
  segment: 'alipayFixedPlus',
  share: 'own',
  defaultChild: alipayFixedPlusPaths.alipayFixedPlusHome.pattern,
  screens,
}
