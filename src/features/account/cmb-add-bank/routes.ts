import { cmbAddBankPaths } from '#paths/cmb-add-bank.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: cmbAddBankPaths.cmbGuide,
    title: '银行签约',
    needs: ['login'],
    skeleton: 'steps',
    load: () => import('./cmb-guide/CmbGuideScreen.tsx'),
  }),
  screen({
    path: cmbAddBankPaths.cmbTlAddBank,
    title: '短信签约',
    needs: ['login'],
    skeleton: 'steps',
    load: () => import('./cmb-tl-add-bank/CmbTlAddBankScreen.tsx'),
  }),
  screen({
    path: cmbAddBankPaths.protocolList,
    title: '签约协议',
    needs: [],
    load: () => import('./protocol-list/ProtocolListScreen.tsx'),
  }),
]

export const cmbAddBankModule: ModuleRow = {
  group: 'account',
  segment: 'cmbAddBank',
  defaultChild: cmbAddBankPaths.cmbGuide.pattern,
  flow: 'account',
  screens,
}
