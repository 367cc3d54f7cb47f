/** The words of untying: rules.md#untying. */
import { cardName } from '#domain/bank/card-name.ts'
import type { CardLoad, UntieType } from './untying.ts'

interface UntieWords {
  readonly title: string
  /** The steps of the flow. */
  readonly steps: readonly [string, string, string]
  readonly ends: readonly string[]
  readonly stays: readonly string[]
  /** The button of the first step. */
  readonly goOn: string
}

/** The result of an untying, by whether it has happened. */
interface EndWords {
  readonly done: Said
  readonly open: Said
}
interface Said {
  readonly title: string
  readonly note: string
}

/** Of a card the note of what is done names the main card that is left. */
export const END_WORDS: Readonly<Record<Exclude<UntieType, '4'>, EndWords>> = {
  '1': {
    done: { title: '微信已解绑', note: '账户、持仓和定投计划不受影响，可以随时重新绑定' },
    open: { title: '微信仍然绑定', note: '解绑没有完成，账户没有变化。可以重新办理' },
  },
  '2': {
    done: { title: '小程序已解绑', note: '账户、持仓和定投计划不受影响，可以随时重新绑定' },
    open: { title: '小程序仍然绑定', note: '解绑没有完成，账户没有变化。可以重新办理' },
  },
  '3': {
    done: { title: '银行卡已解绑', note: '您还没有其他银行卡，添加后才能买入' },
    open: { title: '银行卡仍然绑定', note: '解绑没有完成，银行卡没有变化。可以重新办理' },
  },
  '5': {
    done: {
      title: '签约已解除',
      note: '这张卡不能再付款。卡上的份额不变，卖出款仍转入这张卡',
    },
    open: { title: '签约仍然有效', note: '还没有收到银行的解除结果。可以重新办理' },
  },
}

const BY_PASSWORD = ['确认影响', '验证密码', '完成'] as const

/** The effects of an untying, and the things that it leaves as they are. */
export const UNTIE_WORDS: Readonly<Record<UntieType, UntieWords>> = {
  '1': {
    title: '解绑微信',
    steps: BY_PASSWORD,
    ends: [
      '在微信中打开时不再自动登录这个账户',
      '不再通过微信接收交易通知',
      '微信中的登录随之退出',
    ],
    stays: ['账户、持仓、定投计划和银行卡不变', '可以随时重新绑定，也可以改绑其他微信'],
    goOn: '解绑微信',
  },
  '2': {
    title: '解绑小程序',
    steps: BY_PASSWORD,
    ends: ['小程序不再自动登录这个账户', '在小程序中办理业务前需要重新绑定'],
    stays: ['账户、持仓、定投计划和银行卡不变', '可以随时重新绑定'],
    goOn: '解绑小程序',
  },
  '3': {
    title: '解绑银行卡',
    steps: BY_PASSWORD,
    ends: ['不能再用这张卡买入和定投', '卖出款不再转入这张卡'],
    stays: ['其他银行卡不受影响', '以往的交易记录仍可查询', '可以重新添加这张卡'],
    goOn: '解绑银行卡',
  },
  '4': {
    title: '更换银行卡',
    steps: ['确认影响', '提交新卡', '审核'],
    ends: [
      '审核期间暂停从原卡卖出和快速取出',
      '审核期间到期的定投扣款会跳过，不计入失败次数',
      '审核通过后原卡解绑，不能再使用',
    ],
    stays: [
      '卡上的份额、定投计划和未到账的款项，审核通过后转到新卡',
      '持有天数、成本和收益不变',
      '审核未通过时一切照旧，可以重新提交',
    ],
    goOn: '填写新卡信息',
  },
  '5': {
    title: '解除银行签约',
    steps: ['确认影响', '验证密码', '前往银行'],
    ends: ['不能再用这张卡付款，包括买入和定投扣款'],
    stays: ['卡上的份额不变，卖出款仍转入这张卡', '可以重新签约'],
    goOn: '解除签约',
  },
}

/** Returns what a card carries. */
export function loadWords({ shares, plans, orders, arriving }: CardLoad): string {
  const parts = [
    [shares, '只基金'],
    [plans, '个定投计划'],
    [orders, '笔在途交易'],
    [arriving, '笔未到账款项'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`)
  return said.length === 0 ? '没有份额、在途交易和定投计划' : said.join('，')
}

interface Card {
  readonly bankSerial: string
  readonly bankName: string
  readonly cardTail: string
  readonly isMain: '0' | '1'
}

/** Returns what untying a card means for the user's others; null where nothing follows for them. */
export function otherCardsWarning(untied: Card, cards: readonly Card[]): string | null {
  const next = cards.find((it) => it.bankSerial !== untied.bankSerial)
  if (next === undefined) return '这是您唯一的银行卡，解绑后需先添加银行卡才能买入'
  return untied.isMain === '1' ? `这是您的主卡，解绑后由${cardName(next)}接替` : null
}
