import { postPaths } from '#paths/post.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: postPaths.post,
    title: '跳转',
    entry: { by: 'outside', why: 'Pages of others submit a form through it' },
    needs: [],
    interrupts: ['plan', 'account'],
    load: () => import('./post/PostScreen.tsx'),
  }),
]

export const postModule: ModuleRow = {
  group: 'utility',
  segment: 'post',
  screens,
}
