import { testBridgePaths } from '#paths/test-bridge.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: testBridgePaths.testHome,
    title: '桥接测试',
    needs: [],
    tag: 'testHome',
    load: () => import('./test-home/TestHomeScreen.tsx'),
  }),
  screen({
    needs: [],
    path: testBridgePaths.bar,
    title: '标题栏',
    load: () => import('./bar/BarScreen.tsx'),
  }),
  screen({
    path: testBridgePaths.pushWindow,
    title: '页面跳转',
    needs: [],
    load: () => import('./push-window/PushWindowScreen.tsx'),
  }),
  screen({
    needs: [],
    path: testBridgePaths.biz,
    title: '业务方法',
    load: () => import('./biz/BizScreen.tsx'),
  }),
  screen({
    needs: [],
    path: testBridgePaths.event,
    title: '事件',
    load: () => import('./event/EventScreen.tsx'),
  }),
  screen({
    needs: [],
    path: testBridgePaths.getLink,
    title: '链接',
    load: () => import('./get-link/GetLinkScreen.tsx'),
  }),
  screen({
    needs: [],
    path: testBridgePaths.testTrack,
    title: '埋点',
    load: () => import('./test-track/TestTrackScreen.tsx'),
  }),
  screen({
    needs: [],
    path: testBridgePaths.testStorage,
    title: '本地存储',
    load: () => import('./test-storage/TestStorageScreen.tsx'),
  }),
  screen({
    needs: [],
    path: testBridgePaths.testShare,
    title: '分享',
    load: () => import('./test-share/TestShareScreen.tsx'),
  }),
]

/** Development and QA only: `utility/qa-modules.ts` has this row, and no release. */
export const testBridgeModule: ModuleRow = {
  group: 'utility',
  segment: 'testBridge',
  defaultChild: testBridgePaths.testHome.pattern,
  screens,
}
