import type { MethodFacts } from '#platform/qa-methods.ts'

export const SUPPORT = {
  native: { text: '原生', tone: 'brand' },
  emulated: { text: '模拟', tone: 'neutral' },
  degraded: { text: '降级', tone: 'warning' },
  unsupported: { text: '不支持', tone: 'warning' },
} as const satisfies Record<MethodFacts['support'], unknown>

export const EFFECT: Readonly<Record<MethodFacts['effect'], string>> = {
  query: '查询',
  ui: '界面',
  navigation: '跳转',
  money: '资金',
}
