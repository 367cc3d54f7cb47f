import { qiandaPaths } from '#paths/activities/qianda.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const FROM_PARTNERS = 'a partner hands its customers over here'

const screens = [
  screen({
    path: qiandaPaths.portal,
    title: '正在进入',
    needs: [],
    entry: { by: 'outside', why: FROM_PARTNERS },
    // The hand-over is in its address until it is drawn.
    tracks: () => false,
    load: () => import('./portal/PortalScreen.tsx'),
  }),
  screen({
    path: qiandaPaths.nextOpen,
    title: '开立基金账户',
    needs: ['login'],
    entry: { by: 'outside', why: FROM_PARTNERS },
    load: () => import('./next-open/NextOpenScreen.tsx'),
  }),
  screen({
    path: qiandaPaths.nextTransIn,
    title: '存入',
    needs: ['login'],
    entry: { by: 'outside', why: FROM_PARTNERS },
    load: () => import('./next-trans-in/NextTransInScreen.tsx'),
  }),
]

export const qiandaModule: ModuleRow = {
  group: 'activities',
  segment: 'qianda',
  defaultChild: qiandaPaths.portal.pattern,
  screens,
}
