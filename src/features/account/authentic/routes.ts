import { authenticPaths } from '#paths/authentic.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: authenticPaths.authentic,
    title: '开户',
    needs: ['login'],
    skeleton: 'steps',
    load: () => import('./authentic/AuthenticScreen.tsx'),
  }),
  screen({
    path: authenticPaths.verifyInformation,
    title: '身份验证',
    needs: ['login'],
    skeleton: 'steps',
    load: () => import('./verify-information/VerifyInformationScreen.tsx'),
  }),
  screen({
    path: authenticPaths.authBank,
    title: '绑定银行卡',
    needs: ['login'],
    skeleton: 'steps',
    load: () => import('./auth-bank/AuthBankScreen.tsx'),
  }),
  screen({
    path: authenticPaths.supportBank,
    title: '支持的银行',
    needs: [],
    interrupts: ['account'],
    share: 'own',
    skeleton: 'list',
    load: () => import('./support-bank/SupportBankScreen.tsx'),
  }),
  screen({
    path: authenticPaths.bindPassword,
    title: '设置交易密码',
    needs: ['login'],
    skeleton: 'steps',
    load: () => import('./bind-password/BindPasswordScreen.tsx'),
  }),
  screen({
    path: authenticPaths.replenishInformation,
    title: '个人及税收信息',
    entry: { by: 'act', why: 'The document was submitted' },
    needs: ['login'],
    skeleton: 'steps',
    load: () => import('./replenish-information/ReplenishInformationScreen.tsx'),
  }),
  screen({
    path: authenticPaths.authenticSuccess,
    title: '开户结果',
    needs: ['login'],
    skeleton: 'steps',
    load: () => import('./authentic-success/AuthenticSuccessScreen.tsx'),
  }),
]

export const authenticModule: ModuleRow = {
  group: 'account',
  segment: 'authentic',
  flow: 'account',
  screens,
}
