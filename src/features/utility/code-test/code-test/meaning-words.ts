import type { KeyValueItem } from '#ui/lists/KeyValue.tsx'
import type { CodeMeaning } from './code-meaning.ts'

const REASONS = {
  notHttps: '没有使用加密连接（https）',
  foreignHost: '不是本公司或合作方的网站',
  carriesLogin: '地址里带有登录信息',
} as const

const action = (value: string, rest: readonly KeyValueItem[] = []): readonly KeyValueItem[] => [
  { label: '动作', value },
  ...rest,
]

/** A meaning in a tester's words. */
export function meaningItems(meaning: CodeMeaning): readonly KeyValueItem[] {
  switch (meaning.kind) {
    case 'empty':
      return []
    case 'screen':
      return action('打开本应用的页面', [
        { label: '路径', value: meaning.path },
        { label: '参数', value: meaning.fields.join('、') || '无' },
      ])
    case 'page':
      return action('打开外部网页', [{ label: '网站', value: meaning.host }])
    case 'native':
      return action('应用内打开原生页面，浏览器内不跳转')
    case 'refused':
      return action('不打开', [{ label: '原因', value: REASONS[meaning.reason] }])
    case 'invite':
      return action('按邀请码打开受邀页', [{ label: '格式', value: '8 位，不含 I、L、O、U' }])
    case 'redeem':
      return action('到兑换页兑换', [{ label: '格式', value: '3 个大写字母加 13 位数字' }])
    case 'nothing':
      return action('不处理，提示无法识别')
  }
}
