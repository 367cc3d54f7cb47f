import { expect, test } from 'vitest'
import { bankWords } from './bank-words.ts'
import { returnedItems } from './returned-items.ts'

const failed = {
  status: '7',
  businessCode: '22',
  businessKind: '',
  channelId: '101',
  channelName: '江海银行（尾号 1024）',
  tradingTaxFlag: '',
  paymentDate: '20260312',
} as const
const values = (change: object, today = '20260311') =>
  returnedItems({ ...failed, ...change }, today)?.map(({ value }) => value) ?? null

test('the refund of a failed purchase shows its card and expected day, and the day once it has passed', () => {
  expect(values({})).toEqual(['江海银行（尾号 1024）', '预计 2026-03-12 星期四 23:59 前'])
  expect(values({}, '20260312')).toEqual(['江海银行（尾号 1024）', '2026-03-12'])
  expect(values({ status: '2' })?.[0]).toBe('江海银行（尾号 1024）')
})

test.each([
  [{ businessKind: 'w0' }, '禾岸宝'],
  [{ channelId: '8901' }, '余额产品'],
  [{ tradingTaxFlag: '01' }, '养老金资金账户'],
])('with %j the refund goes to %s', (change, name) => {
  expect(values(change)?.[0]).toBe(name)
})

test.each([
  ['an order that failed unpaid', { paymentDate: null }],
  ['a confirmed order', { status: '1' }],
  ['a cancelled order, which has its own card', { status: '6' }],
  ['a sale', { businessCode: '24' }],
])('there is no refund for %s', (_, change) => {
  expect(values(change)).toBeNull()
})

test('an order that waits for its bank shows what happens after the deadline', () => {
  const order = { businessCode: '22', transactionDate: '20260311', paymentTimeTxt: '' }
  expect(bankWords(order)).toContain('03-11 15:00 前没有付款成功，订单会自动关闭')
  expect(bankWords({ ...order, businessCode: '98' })).toBe('银行正在处理，结果会自动更新')
  const quick = { ...order, businessCode: '98', paymentTimeTxt: '预计 2 小时内到账' }
  expect(bankWords(quick)).toBe('银行正在处理，预计 2 小时内到账，结果会自动更新')
})
