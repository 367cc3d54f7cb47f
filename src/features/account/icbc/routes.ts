import { icbcPaths } from '#paths/icbc.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: icbcPaths.openAccount,
    title: '开立个人养老金账户',
    needs: ['login'],
    skeleton: 'steps',
    load: () => import('./open-account/OpenAccountScreen.tsx'),
  }),
  screen({
    path: icbcPaths.getAuth,
    title: '授权查询账户',
    needs: ['login'],
    skeleton: 'steps',
    load: () => import('./get-auth/GetAuthScreen.tsx'),
  }),
  screen({
    path: icbcPaths.bindCard,
    title: '绑定资金账户',
    needs: ['login'],
    skeleton: 'steps',
    load: () => import('./bind-card/BindCardScreen.tsx'),
  }),
  screen({
    path: icbcPaths.thBindCard,
    title: '绑定银行卡',
    entry: { by: 'act', why: 'The only bank card was untied' },
    needs: ['login'],
    skeleton: 'steps',
    load: () => import('./th-bind-card/ThBindCardScreen.tsx'),
  }),
  screen({
    path: icbcPaths.result,
    title: '办理结果',
    // A return may arrive in a browser without a session: the screen itself says so.
    needs: [],
    skeleton: 'steps',
    load: () => import('./result/ResultScreen.tsx'),
  }),
]

export const icbcModule: ModuleRow = {
  group: 'account',
  segment: 'icbc',
  defaultChild: icbcPaths.openAccount.pattern,
  flow: 'account',
  screens,
}
