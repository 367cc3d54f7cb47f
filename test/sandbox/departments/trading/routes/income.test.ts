import { describe, expect, test } from 'vitest'
import {
  listChannelHoldings,
  listIncome,
  queryHolding,
  queryIncomeCalendar,
} from '#api/calls/asset.ts'
import { queryTransactionList, setDividendMethod } from '#api/calls/transaction.ts'
import { ask, control } from '#test/sandbox/testing/test-client.ts'
import { sealedProof } from '#test/sandbox/departments/trading/testing/sales.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang } = useSandbox('zhang')

const holding = (fundCode: string) => ask(sandbox, queryHolding, { fundCode }, zhang)
const move = (wish: object) => control(sandbox, 'clock', wish)

describe('income', () => {
  test('from cash dividends reaches the card as order 43, after a change of method as order 29', async () => {
    const { transPwd, randomCode } = await sealedProof(sandbox, zhang, '980501')
    const wish = {
      fundCode: '980501',
      bankSerial: 'zhang-1',
      dividendMethod: '1',
      transPwd,
      randomCode,
    }
    const { applyNo } = await ask(sandbox, setDividendMethod, wish, zhang)
    expect((await ask(sandbox, setDividendMethod, wish, zhang)).applyNo).toBe(applyNo)
    expect((await holding('980501')).dividendMethod).toBe('0')
    await move({ next: 'settlement' })
    expect((await holding('980501')).dividendMethod).toBe('1')
    const before = await holding('980501')
    await move({ to: '20260330120000' })
    const { records } = await ask(
      sandbox,
      queryTransactionList,
      { page: 1, size: 5, kind: 'dividend', from: '20260312' },
      zhang,
    )
    expect(records[0]).toMatchObject({
      businessCode: '43',
      dividendMethod: '1',
      fundCode: '980501',
    })
    const after = await holding('980501')
    expect(after.shares).toBe(before.shares)
    expect(Number(after.cumulativeProfit) - Number(after.holdProfit)).toBeCloseTo(
      Number(records[0]?.applicationCfmAmt) +
        Number(before.cumulativeProfit) -
        Number(before.holdProfit),
      2,
    )
  })

  test('in the calendar of a month is the sum of its days and entries', async () => {
    const month = await ask(sandbox, queryIncomeCalendar, { month: '202602' }, zhang)
    const cents = (text: string) => Math.round(Number(text) * 100)
    expect(cents(month.monthIncome)).toBe(month.days.reduce((sum, it) => sum + cents(it.income), 0))
    const day = month.days.at(-1)
    const { records } = await ask(
      sandbox,
      listIncome,
      { page: 1, size: 50, date: day?.date },
      zhang,
    )
    expect(records.reduce((sum, it) => sum + cents(it.income), 0)).toBe(cents(day?.income ?? ''))
    const { channels } = await ask(sandbox, listChannelHoldings, {}, zhang)
    expect(channels.map((it) => it.bankSerial)).toEqual(['zhang-1'])
  })
})
