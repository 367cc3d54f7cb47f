import { beforeEach, expect, test } from 'vitest'
import { RET } from '#api/endpoint.ts'
import { queryTransactionList } from '#api/calls/transaction.ts'
import { ask, call, control, shownPricingDay } from '#test/sandbox/testing/test-client.ts'
import { proofFor, orderRequest, type Kind } from './testing/order-inputs.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const PRICED: readonly Kind[] = ['purchase', 'redeem', 'convert']

const { sandbox, zhang } = useSandbox('zhang')
const moveTo = (to: string) => control(sandbox, 'clock', { to })

beforeEach(async () => {
  await moveTo('20260311145958')
})

/** An order prepared at 14:59:58, for the price of that day. */
async function prepared(kind: Kind) {
  const proof = await proofFor(sandbox, zhang, kind)
  expect(proof.pricingDay).toBe('20260311')
  const { endpoint, fields } = orderRequest({ kind, variant: 0, cents: 10_000 }, proof)
  return (change: object = {}) => call(sandbox, endpoint, { ...fields, ...change }, zhang)
}
const placed = async () =>
  (await ask(sandbox, queryTransactionList, { page: 1, size: 50, from: '20260311' }, zhang)).total

test.each(PRICED)(
  'a %s that names the day before the cut-off is refused after it',
  async (kind) => {
    const send = await prepared(kind)
    const before = await placed()
    await moveTo('20260311150002')
    expect(await send()).toMatchObject({
      retCode: RET.pricingDayMoved,
      retMsg: expect.stringContaining('3月12日'),
    })
    expect(await placed()).toBe(before)
    const pricingDay = await shownPricingDay(sandbox, zhang, '980301')
    expect((await send({ pricingDay })).retCode).toBe(RET.ok)
    const { records } = await ask(sandbox, queryTransactionList, { page: 1, size: 1 }, zhang)
    expect(records[0]?.transactionDate).toBe('20260312')
  },
)

test.each(PRICED)(
  'a %s that was placed before the cut-off gets the same answer again after it',
  async (kind) => {
    const send = await prepared(kind)
    const first = await send()
    expect(first.retCode).toBe(RET.ok)
    await moveTo('20260311150002')
    expect((await send()).payload).toEqual(first.payload)
    expect((await send({ pricingDay: '20260312' })).retCode).toBe(RET.badRequest)
  },
)

test('an order for another day is refused before its password is checked', async () => {
  const send = await prepared('purchase')
  await moveTo('20260311150002')
  // Sealed for another application, so that it is a wrong one here.
  const { transPwd } = await proofFor(sandbox, zhang, 'purchase')
  expect((await send({ transPwd })).retCode).toBe(RET.pricingDayMoved)
})
