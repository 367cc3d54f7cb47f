import { describe, expect, test } from 'vitest'
import { cancelDeadline } from '#shared/engines/order/record/cancel-deadline.ts'
import { cancelQuestion, refundItems } from './cancel-words.ts'

const bought = {
  businessCode: '22',
  dividendMethod: null,
  fundTypeCode: '1',
  fundName: '禾岸灵活配置混合A',
  applicationAmt: '1000.00',
  applicationVol: null,
  applicationCfmAmt: null,
  applicationCfmVol: null,
}
const sold = {
  ...bought,
  businessCode: '24',
  applicationAmt: '0.00',
  applicationVol: '120.50',
}
const NOW = '20260311100000'
const UNTIL = '20260311150000'

describe('the question before an order is cancelled', () => {
  test('names the card and the day of the refund', () => {
    const card = { refundTo: '江海银行（尾号 1024）', refundDate: '20260312', cancelUntil: UNTIL }
    expect(cancelQuestion(bought, card, NOW)).toEqual({
      title: '撤销禾岸灵活配置混合A的买入',
      content: '撤单后 1,000.00 元预计 03-12 星期四 23:59 前退回江海银行（尾号 1024）',
    })
  })

  test('promises a refund to a wallet within minutes', () => {
    const wallet = { refundTo: '禾岸宝货币A', refundDate: '20260311', cancelUntil: UNTIL }
    expect(cancelQuestion(bought, wallet, NOW).content).toBe(
      '撤单后 1,000.00 元数分钟内退回禾岸宝货币A',
    )
  })

  test('says that the shares of a sale become usable again', () => {
    const none = { refundTo: '', refundDate: null, cancelUntil: UNTIL }
    expect(cancelQuestion(sold, none, NOW).content).toBe(
      '撤单后这笔卖出不再处理，120.50 份恢复可用',
    )
  })

  test('comes with the deadline for cancelling', () => {
    expect(cancelDeadline(UNTIL, NOW)).toBe('03-11 15:00 前可撤单')
    expect(cancelDeadline('20270104150000', '20261231160000')).toBe(
      '预计 2027-01-04 15:00 前可撤单',
    )
  })
})

describe('a cancelled order', () => {
  const cancelled = { cancelFlag: '1', cancelTime: NOW } as const
  const values = (refundTo: string, refundDate: string | null, today: string) =>
    refundItems({ ...cancelled, refundTo, refundDate }, today).map(({ value }) => value)

  test('shows the expected refund, and its day once it has passed', () => {
    const card = '江海银行（尾号 1024）'
    const when = '2026-03-11 10:00:00'
    expect(values(card, '20260312', '20260311')).toEqual([
      when,
      card,
      '预计 2026-03-12 星期四 23:59 前',
    ])
    expect(values(card, '20260312', '20260312')).toEqual([when, card, '2026-03-12'])
  })

  test('shows that the shares of a sale are usable again', () => {
    expect(values('', null, '20260311')).toEqual(['2026-03-11 10:00:00', '已恢复可用'])
  })
})
