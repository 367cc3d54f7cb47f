import { initiativePaths } from '#paths/initiative.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: initiativePaths.initiativePrefecture,
    title: '主动权益',
    needs: [],
    load: () => import('./initiative-prefecture/InitiativePrefectureScreen.tsx'),
  }),
  screen({
    path: initiativePaths.initiativeFundList,
    title: '主动权益基金',
    needs: [],
    skeleton: 'list',
    load: () => import('./initiative-fund-list/InitiativeFundListScreen.tsx'),
  }),
]

export const initiativeModule: ModuleRow = {
  group: 'content',
  segment: 'initiative',
  share: 'own',
  defaultChild: initiativePaths.initiativePrefecture.pattern,
  screens,
}
