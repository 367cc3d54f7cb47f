import { enrollPaths } from '#paths/enroll.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: enrollPaths.cellphoneEnroll,
    title: '注册',
    needs: ['login'],
    interrupts: ['account'],
    skeleton: 'steps',
    load: () => import('./cellphone-enroll/CellphoneEnrollScreen.tsx'),
  }),
  screen({
    path: enrollPaths.enrollProtocolList,
    title: '协议与政策',
    needs: [],
    interrupts: ['account'],
    skeleton: 'steps',
    load: () => import('./enroll-protocol-list/EnrollProtocolListScreen.tsx'),
  }),
]

export const enrollModule: ModuleRow = {
  group: 'account',
  segment: 'enroll',
  defaultChild: enrollPaths.cellphoneEnroll.to({ step: '1' }),
  flow: 'account',
  screens,
}
