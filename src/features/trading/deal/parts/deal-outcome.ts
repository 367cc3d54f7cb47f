import type { TransactionRecord } from '../../../../templates/order-steps.ts'
import type { ResultTone } from '../../../../templates/ResultTemplate.tsx'

/** What the provider says of an application's number; `unknown` while it says nothing. */
export type DealState = 'placed' | 'open' | 'expired' | 'unknown'
type Action = 'detail' | 'check' | 'again' | 'home'

export interface Outcome {
  readonly tone: ResultTone
  readonly title: string
  readonly note: string
  readonly primary: Action
  readonly secondary: Action
}

const FAILED: ReadonlySet<string> = new Set(['2', '4', '7'])

/** Words for each end that an order can have (section 4, "Order status"). */
export function outcomeOf(
  state: DealState,
  record: TransactionRecord | null,
  verb: string,
): Outcome {
  switch (state) {
    case 'unknown':
      return {
        tone: 'waiting',
        title: '结果暂时未知',
        note: '没有收到服务的回应，订单可能已经提交。恢复后会自动显示结果，请不要重复下单',
        primary: 'check',
        secondary: 'home',
      }
    case 'open':
      return {
        tone: 'failed',
        title: '订单没有提交成功',
        note: '服务没有收到这笔订单，没有扣款。您可以返回重新提交',
        primary: 'again',
        secondary: 'home',
      }
    case 'expired':
      return {
        tone: 'failed',
        title: '订单没有提交成功',
        note: '服务没有收到这笔订单，没有扣款，本次申请已失效',
        primary: 'home',
        secondary: 'check',
      }
    case 'placed':
      break
  }
  if (record !== null && FAILED.has(record.status)) {
    return {
      tone: 'failed',
      title: `${verb}失败`,
      note: record.errorDetail || '订单没有成功，请稍后再试',
      primary: 'detail',
      secondary: 'home',
    }
  }
  return {
    tone: 'done',
    title: `${verb}申请已提交`,
    note: record === null ? '正在读取订单' : '份额确认后可在首页查看持有',
    primary: 'detail',
    secondary: 'home',
  }
}
