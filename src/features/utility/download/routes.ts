import { downloadPaths } from '#paths/download.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: downloadPaths.download,
    title: '下载 App',
    entry: { by: 'outside', why: 'Links outside the app lead here' },
    needs: [],
    load: () => import('./download/DownloadScreen.tsx'),
  }),
]

export const downloadModule: ModuleRow = {
  group: 'utility',
  segment: 'download',
  screens,
}
