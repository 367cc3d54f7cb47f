import type { ExchangeState, GoodsKind } from '#domain/mall/exchange.ts'
import type { Outcome } from '#shared/engines/outcome/outcome.ts'

interface Exchanged {
  readonly kind: GoodsKind
  readonly state: ExchangeState
  readonly reason: string
}

type Words = Outcome<'detail' | 'store'>

const NOTES: Readonly<Record<GoodsKind, string>> = {
  coupon: '优惠券已放入卡券中心',
  right: '兑换码在兑换详情中查看',
  thing: '已送达',
  charity: '感谢您的捐赠',
}

/** The words of an exchange, and what can be done then. */
export function resultWords({ kind, state, reason }: Exchanged): Words {
  const to = { primary: 'detail', secondary: 'store' } as const
  switch (state) {
    case 'submitted':
    case 'processing':
      return kind === 'thing'
        ? { tone: 'done', title: '兑换成功', note: '两个工作日内发出，发货前可以取消', ...to }
        : { tone: 'waiting', title: '正在处理', note: '约 10 分钟，失败时金币会退回', ...to }
    case 'shipped':
      return { tone: 'done', title: '已发货', note: '快递单号在兑换详情中查看', ...to }
    case 'done':
      return { tone: 'done', title: '兑换成功', note: NOTES[kind], ...to }
    case 'cancelled':
      return { tone: 'failed', title: '兑换已取消', note: '金币已退回', ...to }
    case 'failed':
      return {
        tone: 'failed',
        title: '兑换失败，金币已退回',
        note: reason === '' ? '您可以兑换其他商品' : reason,
        ...to,
      }
  }
}
