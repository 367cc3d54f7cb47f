import { bindingPaths } from '#paths/binding.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: bindingPaths.accountBinding,
    title: '绑定账户',
    entry: { by: 'act', why: 'A user without an account has signed in' },
    needs: ['login'],
    load: () => import('./account-binding/AccountBindingScreen.tsx'),
  }),
  screen({
    path: bindingPaths.bindingSuccess,
    title: '绑定结果',
    entry: { by: 'act', why: 'Something was bound, or asked for' },
    needs: ['login'],
    load: () => import('./binding-success/BindingSuccessScreen.tsx'),
  }),
  screen({
    path: bindingPaths.untieBinding,
    title: '解绑',
    needs: ['login'],
    skeleton: 'steps',
    load: () => import('./untie-binding/UntieBindingScreen.tsx'),
  }),
  screen({
    path: bindingPaths.untieSuccess,
    title: '解绑结果',
    entry: { by: 'act', why: 'Something was untied' },
    // A user who has untied the messaging app is signed out.
    needs: [],
    load: () => import('./untie-success/UntieSuccessScreen.tsx'),
  }),
  screen({
    path: bindingPaths.setBank,
    title: '设置交易密码',
    needs: ['login'],
    skeleton: 'steps',
    load: () => import('./set-bank/SetBankScreen.tsx'),
  }),
  screen({
    path: bindingPaths.setPassword,
    title: '设置交易密码',
    needs: ['login'],
    interrupts: ['account'],
    load: () => import('./set-password/SetPasswordScreen.tsx'),
  }),
  screen({
    path: bindingPaths.setPasswordSuccess,
    title: '交易密码',
    entry: { by: 'act', why: 'A trading password was set' },
    needs: ['login'],
    load: () => import('./set-password-success/SetPasswordSuccessScreen.tsx'),
  }),
  screen({
    path: bindingPaths.bindPhone,
    title: '更换手机号',
    needs: ['login'],
    skeleton: 'steps',
    load: () => import('./bind-phone/BindPhoneScreen.tsx'),
  }),
]

export const bindingModule: ModuleRow = {
  group: 'account',
  segment: 'binding',
  defaultChild: bindingPaths.accountBinding.to({ step: '1' }),
  flow: 'account',
  screens,
}
