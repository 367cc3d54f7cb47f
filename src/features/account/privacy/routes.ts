import { privacyPaths } from '#paths/privacy.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: privacyPaths.infoList,
    title: '个人信息收集清单',
    // Linked from the privacy notice, which comes before any sign-in.
    needs: [],
    skeleton: 'list',
    load: () => import('./info-list/InfoListScreen.tsx'),
  }),
  screen({
    path: privacyPaths.infoDetail,
    title: '个人信息详情',
    needs: ['login'],
    load: () => import('./info-detail/InfoDetailScreen.tsx'),
  }),
]

export const privacyModule: ModuleRow = {
  group: 'account',
  segment: 'privacy',
  defaultChild: privacyPaths.infoList.pattern,
  screens,
}
