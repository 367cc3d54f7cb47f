import { myCenterPaths } from '#paths/my-center.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: myCenterPaths.centerHome,
    title: '我的',
    // Settings, privacy and service are for everyone.
    needs: [],
    tab: 'mine',
    refreshOnRedisplay: true,
    skeleton: 'rules',
    load: () => import('./center-home/CenterHomeScreen.tsx'),
  }),
  screen({
    path: myCenterPaths.security,
    title: '安全中心',
    needs: ['login'],
    refreshOnRedisplay: true,
    skeleton: 'rules',
    load: () => import('./security/SecurityScreen.tsx'),
  }),
  screen({
    path: myCenterPaths.complaints,
    title: '投诉与建议',
    needs: ['login'],
    skeleton: 'list',
    load: () => import('./complaints/ComplaintsScreen.tsx'),
  }),
  screen({
    path: myCenterPaths.complaintForm,
    title: '提出投诉或建议',
    needs: ['login'],
    skeleton: 'rules',
    load: () => import('./complaint-form/ComplaintFormScreen.tsx'),
  }),
  screen({
    path: myCenterPaths.complaint,
    title: '投诉与建议详情',
    needs: ['login'],
    skeleton: 'rules',
    load: () => import('./complaint/ComplaintScreen.tsx'),
  }),
  screen({
    path: myCenterPaths.papers,
    title: '凭证与证明',
    needs: ['login'],
    skeleton: 'list',
    load: () => import('./papers/PapersScreen.tsx'),
  }),
  screen({
    path: myCenterPaths.paperForm,
    title: '申请文件',
    needs: ['login'],
    skeleton: 'rules',
    load: () => import('./paper-form/PaperFormScreen.tsx'),
  }),
  screen({
    path: myCenterPaths.paper,
    title: '文件详情',
    needs: ['login'],
    skeleton: 'rules',
    load: () => import('./paper/PaperScreen.tsx'),
  }),
  screen({
    path: myCenterPaths.personalTax,
    title: '个人及税收信息',
    needs: ['login'],
    flow: 'account',
    skeleton: 'steps',
    load: () => import('./personal-tax/PersonalTaxScreen.tsx'),
  }),
]

export const myCenterModule: ModuleRow = {
  group: 'account',
  segment: 'myCenter',
  defaultChild: myCenterPaths.centerHome.pattern,
  screens,
}
