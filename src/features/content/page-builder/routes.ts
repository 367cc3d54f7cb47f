import { pageBuilderPaths } from '#paths/page-builder.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: pageBuilderPaths.pageBuilder,
    title: '页面',
    needs: [],
    remountOnUrlChange: true,
    refreshOnRedisplay: true,
    tracks: ({ preview }) => preview === undefined,
    snapshot: true,
    load: () => import('./page-builder/PageBuilderScreen.tsx'),
  }),
]

export const pageBuilderModule: ModuleRow = {
  group: 'content',
  segment: 'pageBuilder',
  share: 'own',
  defaultChild: pageBuilderPaths.pageBuilder.pattern,
  slotViews: {
    part: () => import('./slot-part/SlotPart.tsx'),
    document: () => import('./page-builder/PageBuilderScreen.tsx'),
  },
  screens,
}
