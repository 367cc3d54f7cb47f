import { describe, expect, test } from 'vitest'
import { listChannelHoldings, queryHolding } from '#api/calls/asset.ts'
import { queryFundArchives } from '#api/calls/fund-archives.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { queryTransactionDetail } from '#api/calls/transaction.ts'
import {
  sampleDividendNo,
  sampleOrderNo,
} from '#test/sandbox/departments/trading/seed-personas-statuses.ts'
import { ask, signIn } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, every } = useSandbox('every')

describe('the default dividend method', () => {
  test.each([
    ['980301', '1', '默认为现金分红'],
    ['980501', '1', '默认为现金分红'],
    ['001386', '0', '自动转为基金份额'],
  ])('of %s is the same in the fund and in its archives', async (fundCode, method, words) => {
    const fund = await ask(sandbox, queryFundOne, { fundCode })
    expect(fund.defaultDividendMethod).toBe(method)
    const { dividendRule } = await ask(sandbox, queryFundArchives, { fundCode })
    expect(dividendRule).toContain(words)
  })

  test('applies to a holder without a choice, and a choice overrides it', async () => {
    const zhang = await signIn(sandbox, 'zhang')
    const methods = async (fundCode: string) => {
      const { channels } = await ask(sandbox, listChannelHoldings, { fundCode }, zhang)
      const { dividendMethod } = await ask(sandbox, queryHolding, { fundCode }, zhang)
      return [dividendMethod, channels[0]?.holdings[0]?.dividendMethod]
    }
    expect(await methods('980301')).toEqual(['1', '1'])
    expect(await methods('980501')).toEqual(['0', '0'])
  })
})

describe('a dividend in the records', () => {
  test('in cash has its dates, its amount per share and the day of payment', async () => {
    const applyNo = sampleDividendNo('every', '1')
    const { record } = await ask(sandbox, queryTransactionDetail, { applyNo }, every)
    expect(record).toMatchObject({
      businessCode: '43',
      dividendMethod: '1',
      applicationCfmVol: null,
      dividend: { recordDate: '20251215', exDate: '20251215' },
      paymentDate: '20251217',
      paidDate: '20251217',
    })
    expect(record.payeeName).toMatch(/（尾号 \d{4}）$/)
  })

  test('that is reinvested has its value and its shares, and pays no money', async () => {
    const applyNo = sampleDividendNo('every', '0')
    const { record } = await ask(sandbox, queryTransactionDetail, { applyNo }, every)
    expect(record).toMatchObject({ dividendMethod: '0', paymentDate: null, payeeName: '' })
    const { applicationCfmAmt, applicationCfmVol, nav } = record
    expect(Number(applicationCfmVol)).toBeCloseTo(Number(applicationCfmAmt) / Number(nav), 2)
  })

  test('is the only record with the facts of a dividend', async () => {
    const applyNo = sampleOrderNo('every', '3')
    const { record } = await ask(sandbox, queryTransactionDetail, { applyNo }, every)
    expect(record.dividend).toBeNull()
  })
})
