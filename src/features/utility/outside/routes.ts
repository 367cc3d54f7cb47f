import { outsidePaths } from '#paths/outside.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: outsidePaths.jump,
    title: '离开提示',
    entry: { by: 'act', why: 'A link of others was tapped' },
    needs: [],
    load: () => import('./jump/JumpScreen.tsx'),
  }),
]

export const outsideModule: ModuleRow = {
  group: 'utility',
  segment: 'outside',
  screens,
}
