import type { Plan } from '#shared/plan/plan-words.ts'

/** A monthly plan that runs. */
export const TEST_PLAN: Plan = {
  planNo: 'P1',
  planName: '每月定投',
  planType: 'ordinary',
  productCode: '',
  fundCode: '980201',
  fundName: '成长混合',
  cycle: 'monthly',
  cycleDay: 31,
  amount: '1000.00',
  smart: null,
  bankSerial: 'a-1',
  channelId: '101',
  channelName: '江海银行（尾号 1024）',
  status: 'running',
  statusReason: '',
  nextDebitDate: '20260331',
  nextAmount: null,
  skipDate: null,
  failures: 0,
  paidTimes: 3,
  paidAmount: '3000.00',
  stopProfitRate: null,
  createTime: '20260101100000',
  endTime: null,
}
