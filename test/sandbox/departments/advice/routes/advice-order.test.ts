import { describe, expect, test } from 'vitest'
import { listAssetsChannel } from '#api/calls/asset.ts'
import { queryAdviceState, submitAdviceAnswers } from '#api/calls/advice/advice.ts'
import {
  applyPortfolio,
  estimatePortfolio,
  queryAdviceDocuments,
  queryAdviceOrder,
  redeemPortfolio,
  signAdvice,
  stopAdvice,
} from '#api/calls/advice/advice-order.ts'
import {
  queryPortfolio,
  queryPortfolioCurve,
  listPortfolioAdjustments,
} from '#api/calls/advice/portfolio.ts'
import { queryRandomCode } from '#api/calls/account.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { sum } from '#domain/money/money.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import {
  ask,
  call,
  control,
  sealForProvider,
  type Session,
} from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang, advised, wang, zhao } = useSandbox(['zhang', 'advised', 'wang', 'zhao'])

const CHOICES = {
  purpose: 'p4',
  time: '3to5',
  amount: 'a4',
  spending: 's3',
  planned: 'l2',
  loss: '25',
  experience: 'e2',
  liquidity: 'd3',
}
const answersBy = (changes: Partial<typeof CHOICES> = {}) => ({
  questionnaireId: 'advice-2026-1',
  answers: Object.entries({ ...CHOICES, ...changes }).map(([questionId, optionId]) => ({
    questionId,
    optionIds: [optionId],
  })),
})
const answer = (who: Session, changes: Partial<typeof CHOICES> = {}) =>
  ask(sandbox, submitAdviceAnswers, answersBy(changes), who)

async function proof(who: Session) {
  const { randomCode } = await ask(sandbox, queryRandomCode, {}, who)
  return { transPwd: sealForProvider(TRADING_PASSWORD, randomCode), randomCode }
}
const PI = { portfolioCode: 'PI0001' }

async function signed(who: Session, portfolioCode = 'PI0001') {
  const { protocols } = await ask(sandbox, queryAdviceDocuments, { portfolioCode }, who)
  const hashes = protocols.map(({ hash }) => hash)
  const request = { requestNo: 'SIGN000000000000001', portfolioCode, hashes, ...(await proof(who)) }
  return call(sandbox, signAdvice, request, who)
}
const putIn = async (who: Session, amount: string, applyNo = 'INAA00000000000000001') =>
  call(
    sandbox,
    applyPortfolio,
    { applyNo, ...PI, amount, bankSerial: 'zhang-1', ...(await proof(who)) },
    who,
  )

async function inPortfolio(who: Session, amount = '10000.00') {
  await answer(who)
  expect((await signed(who)).retCode).toBe(RET.ok)
  return putIn(who, amount)
}
const view = (who: Session) => ask(sandbox, queryPortfolio, PI, who)
const state = (who: Session) => ask(sandbox, queryAdviceState, {}, who)

describe('a portfolio', () => {
  test('is refused by every call without answers, and above the class or the match', async () => {
    const refused = async (who: Session, portfolioCode: string) =>
      (await call(sandbox, queryPortfolio, { portfolioCode }, who)).retCode
    expect(await refused(zhang, 'PI0001')).toBe(RET.adviceNeeded)
    expect(await refused(zhao, 'PF0001')).toBe(RET.adviceNeeded)
    await answer(zhang)
    expect(await refused(zhang, 'PI0001')).toBe(RET.ok)
    expect(await refused(zhang, 'PJ0001')).toBe(RET.adviceMismatch)
    expect(await refused(zhang, 'PX0001')).toBe(RET.notFound)
    await answer(wang, { loss: 'more', time: 'over10' })
    expect((await state(wang)).matched).toBe('PF0001')
    for (const code of ['PG0001', 'PI0001', 'PL0001'])
      expect(await refused(wang, code)).toBe(RET.adviceMismatch)
    const request = { portfolioCode: 'PL0001', range: 'all' as const }
    expect((await call(sandbox, queryPortfolioCurve, request, wang)).retCode).toBe(
      RET.adviceMismatch,
    )
    expect(
      (await call(sandbox, listPortfolioAdjustments, { portfolioCode: 'PL0001' }, wang)).retCode,
    ).toBe(RET.adviceMismatch)
  })

  test('of less than a year shows no performance', async () => {
    await answer(zhang)
    const young = await ask(
      sandbox,
      queryPortfolioCurve,
      { portfolioCode: 'PI0002', range: 'all' },
      zhang,
    )
    expect([young.points, young.figures]).toEqual([[], null])
    const old = await ask(sandbox, queryPortfolioCurve, { ...PI, range: '1y' }, zhang)
    expect(old.points[0]?.value).toBe('1000.0000')
    expect(old.figures).toMatchObject({ change: expect.any(String), drawdown: expect.any(String) })
  })
})

describe('money that goes in', () => {
  test('is split to the cent, once, with no front fee on own funds', async () => {
    const first = await inPortfolio(zhang, '1234.56')
    expect(first.retCode).toBe(RET.ok)
    const again = await putIn(zhang, '1234.56')
    expect(again.payload).toEqual(first.payload)
    expect((await putIn(zhang, '1234.57')).retCode).toBe(RET.badRequest)
    const order = await ask(sandbox, queryAdviceOrder, { applyNo: 'INAA00000000000000001' }, zhang)
    expect(sum(order.parts.map(({ amount }) => amount))).toBe('1234.56')
    expect(order.parts.map(({ applyNo }) => applyNo.slice(-3))[0]).toBe('P01')
    await control(sandbox, 'clock', { days: 5 })
    const own = await view(zhang)
    expect(own.own).toMatchObject({ adjusting: null, cash: '0.00' })
    expect((await state(zhang)).state).toBe('signed')
    const { holdings } = await ask(sandbox, listAssetsChannel, {}, zhang)
    expect(
      holdings.filter(({ portfolioCode }) => portfolioCode === 'PI0001').length,
    ).toBeGreaterThan(0)
    sandbox.assertBalanced()
  })

  test('needs a signature, the minimum and a portfolio that is open', async () => {
    await answer(zhang)
    expect((await putIn(zhang, '10000.00')).retCode).toBe(RET.agreementUnread)
    await signed(zhang)
    expect((await putIn(zhang, '499.99')).retCode).toBe(SHOWN_RET.amountOutOfRange)
    expect((await putIn(zhang, '50000.01')).retCode).toBe(SHOWN_RET.amountOutOfRange)
    const applied = { kind: 'in' as const, amount: '1000.00' }
    const est = await ask(sandbox, estimatePortfolio, { ...PI, ...applied }, zhang)
    expect(sum(est.parts.map(({ amount }) => amount))).toBe('1000')
    const closed = await call(
      sandbox,
      estimatePortfolio,
      { portfolioCode: 'PH0003', ...applied },
      zhang,
    )
    expect(closed.retCode).toBe(SHOWN_RET.portfolioClosed)
  })
})

describe('leaving', () => {
  test('takes a percent of each part and pays the card', async () => {
    await inPortfolio(zhang)
    await control(sandbox, 'clock', { days: 6 })
    const request = { applyNo: 'OUTA0000000000000001', ...PI, percent: 35, bankSerial: 'zhang-1' }
    const out = await call(sandbox, redeemPortfolio, { ...request, ...(await proof(zhang)) }, zhang)
    expect(out.retCode).toBe(RET.ok)
    const second = { ...request, applyNo: 'OUTA0000000000000002', ...(await proof(zhang)) }
    expect((await call(sandbox, redeemPortfolio, second, zhang)).retCode).toBe(RET.requestPending)
    await control(sandbox, 'clock', { days: 14 })
    const order = await ask(sandbox, queryAdviceOrder, { applyNo: request.applyNo }, zhang)
    expect(order.state).toBe('done')
    expect((await view(zhang)).own?.cash).toBe('0.00')
    sandbox.assertBalanced()
  })

  test('can keep the funds as plain holdings, or sell all of them', async () => {
    await inPortfolio(zhang)
    await control(sandbox, 'clock', { days: 6 })
    const stop = {
      requestNo: 'STOP000000000000001',
      ...PI,
      keep: '1' as const,
      bankSerial: 'zhang-1',
    }
    const done = await call(sandbox, stopAdvice, { ...stop, ...(await proof(zhang)) }, zhang)
    expect(done.retCode).toBe(RET.ok)
    expect((await state(zhang)).state).toBe('matched')
    const { holdings } = await ask(sandbox, listAssetsChannel, {}, zhang)
    expect(holdings.filter((it) => it.portfolioCode !== '')).toEqual([])
    expect(holdings.map((it) => it.fundCode)).toContain('980602')
    sandbox.assertBalanced()
  })

  test('sells everything, takes the fee of the last days once, and pays the rest', async () => {
    await inPortfolio(zhang)
    await control(sandbox, 'clock', { days: 20 })
    const stop = {
      requestNo: 'STOP000000000000002',
      ...PI,
      keep: '0' as const,
      bankSerial: 'zhang-1',
    }
    expect(
      (await call(sandbox, stopAdvice, { ...stop, ...(await proof(zhang)) }, zhang)).retCode,
    ).toBe(RET.ok)
    expect((await state(zhang)).state).toBe('ending')
    await control(sandbox, 'clock', { days: 14 })
    const order = await ask(sandbox, queryAdviceOrder, { applyNo: stop.requestNo }, zhang)
    expect(order.state).toBe('done')
    expect((await state(zhang)).state).toBe('matched')
    sandbox.assertBalanced()
  })
})

describe('an adjustment', () => {
  test('is under way for the one who is advised, and comes to its end', async () => {
    expect(await state(advised)).toMatchObject({ state: 'adjusting' })
    const { own } = await view(advised)
    expect(own).toMatchObject({ adjusting: 'buying' })
    await control(sandbox, 'clock', { days: 6 })
    expect(await state(advised)).toMatchObject({ state: 'signed' })
    const { records } = await ask(sandbox, listPortfolioAdjustments, PI, advised)
    expect(records[0]?.own).toMatchObject({ state: 'done' })
    sandbox.assertBalanced()
  })

  test('of a fund that is not confirmed leaves that money in cash; two at once are refused', async () => {
    await control(sandbox, 'clock', { days: 6 })
    const parts = [
      { fundCode: '980401', assetClass: 'equity', weight: 20 },
      { fundCode: '980305', assetClass: 'equity', weight: 20 },
      { fundCode: '980501', assetClass: 'bond', weight: 20 },
      { fundCode: '980503', assetClass: 'bond', weight: 20 },
      { fundCode: '980701', assetClass: 'cash', weight: 20 },
    ]
    expect(await control(sandbox, 'advice/adjust', { ...PI, parts })).toMatchObject({
      adjustmentId: expect.any(String),
    })
    expect(await control(sandbox, 'advice/adjust', { ...PI, parts })).toMatchObject({
      error: expect.any(String),
    })
    const heavy = [
      { fundCode: '980305', assetClass: 'equity', weight: 30 },
      { fundCode: '980701', assetClass: 'cash', weight: 70 },
    ]
    expect(
      await control(sandbox, 'advice/adjust', { portfolioCode: 'PF0001', parts: heavy }),
    ).toMatchObject({ error: expect.any(String) })
    await control(sandbox, 'clock', { days: 20 })
    const { records } = await ask(sandbox, listPortfolioAdjustments, PI, advised)
    expect(records[0]?.own).toMatchObject({ state: 'partlyFailed' })
    expect(Number((await view(advised)).own?.cash)).toBeGreaterThan(1_000)
    sandbox.assertBalanced()
  })
})

test('the fee of a quarter is collected once, to the cent, and reckoned on from there', async () => {
  await inPortfolio(zhang)
  await control(sandbox, 'clock', { to: '20260330235959' })
  const before = (await view(zhang)).own
  expect(before).toMatchObject({ feePaid: '0.00' })
  expect(Number(before?.feeOwed)).toBeGreaterThan(0.5)
  await control(sandbox, 'clock', { to: '20260410100000' })
  const after = (await view(zhang)).own
  const paid = Number(after?.feePaid) - Number(before?.feeOwed)
  // One more day.
  expect(paid).toBeGreaterThan(0)
  expect(paid).toBeLessThan(0.2)
  expect(Number(after?.feeOwed)).toBeLessThan(Number(before?.feeOwed))
  sandbox.assertBalanced()
})
