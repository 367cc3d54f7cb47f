import { paths } from '#src/paths.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: paths.testBridge,
    title: '桥接测试',
    needs: [],
    tag: 'testHome',
    load: () => import('./test-home/TestHomeScreen.tsx'),
  }),
  screen({
    needs: [],
    path: paths.testBar,
    title: '标题栏',
    load: () => import('./bar/BarScreen.tsx'),
  }),
  screen({
    path: paths.testPushWindow,
    title: '页面跳转',
    needs: [],
    load: () => import('./push-window/PushWindowScreen.tsx'),
  }),
  screen({
    needs: [],
    path: paths.testBiz,
    title: '业务方法',
    load: () => import('./biz/BizScreen.tsx'),
  }),
  screen({
    needs: [],
    path: paths.testEvent,
    title: '事件',
    load: () => import('./event/EventScreen.tsx'),
  }),
  screen({
    needs: [],
    path: paths.testGetLink,
    title: '链接',
    load: () => import('./get-link/GetLinkScreen.tsx'),
  }),
  screen({
    needs: [],
    path: paths.testTrack,
    title: '埋点',
    load: () => import('./test-track/TestTrackScreen.tsx'),
  }),
  screen({
    needs: [],
    path: paths.testStorage,
    title: '本地存储',
    load: () => import('./test-storage/TestStorageScreen.tsx'),
  }),
  screen({
    needs: [],
    path: paths.testShare,
    title: '分享',
    load: () => import('./test-share/TestShareScreen.tsx'),
  }),
]

/** Development and QA only: `app/qa-modules.ts` has this row, and no release. */
export const testBridgeModule: ModuleRow = {
  group: 'utility',
  segment: 'testBridge',
  defaultChild: paths.testBridge.pattern,
  screens,
}
