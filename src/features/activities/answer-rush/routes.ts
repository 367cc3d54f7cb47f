import { answerRushPaths } from '#paths/activities/answer-rush.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: answerRushPaths.answerRushHome,
    title: '限时答题',
    needs: [],
    share: { title: '限时答题', to: () => answerRushPaths.answerRushHome.to() },
    skeleton: 'figures',
    load: () => import('./answer-rush-home/AnswerRushHomeScreen.tsx'),
  }),
]

export const answerRushModule: ModuleRow = {
  group: 'activities',
  segment: 'answerRush',
  defaultChild: answerRushPaths.answerRushHome.pattern,
  screens,
}
