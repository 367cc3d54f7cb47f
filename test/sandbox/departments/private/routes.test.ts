import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import * as calls from '#api/calls/private-plan.ts'
import { listMessages } from '#api/calls/message.ts'
import { queryRandomCode } from '#api/calls/account.ts'
import { getOpenIdByToken } from '#api/calls/login.ts'
import { endpoints } from '#api/contract.ts'
import { RET, type Endpoint } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { pngBytes, pictureFile } from '#test/sandbox/departments/identity/testing/steps.ts'
import { partnerToken } from '#test/sandbox/departments/identity/testing/login-code.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import {
  ask,
  call,
  control,
  requestFor,
  sealForProvider,
  type Session,
} from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'
import { EQUITY, FIXED, MIXED, numbered } from './testing/signing.ts'

const people = useSandbox(['zhang', 'qian', 'zhu', 'han', 'private', 'li', 'zhou'])
const { sandbox, zhang, qian, zhu, han, private: fu, li, zhou } = people

const moveTo = (to: string) => control(sandbox, 'clock', { to })
const transfer = (wish: object) => control(sandbox, 'transfer', wish)
const state = (session: Session) => ask(sandbox, calls.queryPrivateState, {}, session)
const contracts = async (session: Session) =>
  (await ask(sandbox, calls.listPrivateContracts, {}, session)).contracts

async function sealed(session: Session) {
  const { randomCode } = await ask(sandbox, queryRandomCode, {}, session)
  return { randomCode, transPwd: sealForProvider(TRADING_PASSWORD, randomCode) }
}

async function toSign(session: Session, fundCode: string, amount: string, name = 'sign') {
  const product = await ask(sandbox, calls.queryPrivateProduct, { fundCode }, session)
  return {
    requestNo: numbered(name),
    fundCode,
    amount,
    clauses: product.clauses.map(({ clauseId }) => clauseId),
    hashes: [product.contract.hash, product.riskReveal.hash],
  }
}

const sign = async (session: Session, asked: object) =>
  call(sandbox, calls.signPrivateContract, { ...asked, ...(await sealed(session)) }, session)

const cancel = async (session: Session, contractNo: string, name = 'cancel') =>
  call(
    sandbox,
    calls.cancelPrivateContract,
    { requestNo: numbered(name), contractNo, ...(await sealed(session)) },
    session,
  )

const ANSWERS = ['self', 'risk', 'fees', 'cooling', 'continue']
const visit = (session: Session, contractNo: string, no = '') =>
  call(
    sandbox,
    calls.answerReturnVisit,
    { contractNo, answers: ANSWERS.map((questionId) => ({ questionId, yes: questionId !== no })) },
    session,
  )

/** A contract of qian's, signed at 10:00 of 11 March and paid at 14:30. */
async function paid() {
  await sign(qian, await toSign(qian, EQUITY, '1000000.00'))
  await moveTo('20260311143000')
  const [contract] = await contracts(qian)
  const { contractNo = '', account } = contract ?? {}
  expect(await transfer({ remark: account?.remark })).toMatchObject({ reason: '' })
  return { contractNo, remark: account?.remark ?? '' }
}

describe('before the confirmation', () => {
  /** A code that is there, and one that is not. */
  const CODES = [EQUITY, '990777'] as const
  const SEEN: readonly Endpoint[] = [calls.queryPrivateProduct, calls.listPrivateNav]

  test('no call gives an unconfirmed user the names of products', async () => {
    expect(await state(zhang)).toMatchObject({ step: 'confirm', products: [] })
    expect(await state(li)).toMatchObject({ step: 'verify', products: [] })
    expect((await state(han)).products).toHaveLength(4)
  })

  test.each(SEEN)('$name answers with the same bytes for any code', async (endpoint) => {
    const answers = await Promise.all(
      CODES.map(async (fundCode) => {
        const answer = await sandbox.fetch(requestFor(endpoint, { fundCode }, zhang))
        return { status: answer.status, headers: [...answer.headers], body: await answer.text() }
      }),
    )
    expect(answers[0]?.body).toContain(String(RET.notFound))
    expect(answers[1]).toEqual(answers[0])
  })

  test('signing answers with the same bytes for any code, whatever else it sends', async () => {
    const asked = { ...(await toSign(fu, EQUITY, '1000000.00')), ...(await sealed(zhang)) }
    const answers = await Promise.all(
      CODES.map((fundCode) =>
        call(sandbox, calls.signPrivateContract, { ...asked, fundCode }, zhang),
      ),
    )
    expect(answers[1]).toEqual(answers[0])
    expect(answers[0]).toMatchObject({ retCode: RET.notFound })
  })

  /*
   * The test of Mann and Whitney on interleaved answers: how often a code that is there was slower.
   * Of equal distributions |z| is below 4 but for one run in 15,000; looking a product up takes
   * longer, and puts it above 10.
   */
  test('an answer takes the same time for a code that is there and one that is not', async () => {
    const times: [number[], number[]] = [[], []]
    const measure = async (which: 0 | 1) => {
      const request = requestFor(calls.queryPrivateProduct, { fundCode: CODES[which] }, zhang)
      const begun = performance.now()
      await (await sandbox.fetch(request)).text()
      times[which].push(performance.now() - begun)
    }
    for (let n = 0; n < 240; n += 1) {
      const first = n % 2 === 0 ? 0 : 1
      await measure(first)
      await measure(first === 0 ? 1 : 0)
    }
    const [there, absent] = times
    expect(Math.abs(rankSumZ(there.slice(40), absent.slice(40)))).toBeLessThan(4)
  })

  test('no call for anyone says more of a private code than of one that is not there', async () => {
    const open = endpoints.filter(
      (it) => it.method === 'GET' && 'entries' in it.request && takesCode(it),
    )
    expect(open.length).toBeGreaterThan(10)
    for (const endpoint of open) {
      const [there, absent] = await Promise.all(
        CODES.map(async (fundCode) => {
          const answer = await sandbox.fetch(requestFor(endpoint, { fundCode }, zhang))
          return (await answer.text()).replaceAll(fundCode, 'CODE')
        }),
      )
      expect(`${endpoint.name} ${there}`).toBe(`${endpoint.name} ${absent}`)
    }
  })

  test('no list and no search of funds has a private name', async () => {
    const { products } = await state(han)
    for (const endpoint of endpoints.filter((it) => it.method === 'GET' && !it.needsUser)) {
      const answer = await (
        await sandbox.fetch(requestFor(endpoint, { words: '禾岸' }, null))
      ).text()
      for (const { fundName } of products) expect(answer).not.toContain(fundName)
    }
  })

  test('a confirmation that is past its three years counts no more', async () => {
    expect(await state(zhou)).toMatchObject({
      missing: ['confirm', 'qualify'],
      validDate: null,
      products: [],
    })
    const { certificates } = await ask(sandbox, calls.listCertificates, {}, zhou)
    expect(certificates).toMatchObject([{ state: 'expired' }])
  })
})

const takesCode = (it: Endpoint) =>
  v.is(v.looseObject({ entries: v.looseObject({ fundCode: v.unknown() }) }), it.request)

/** The distance of the ranks of two samples, in standard deviations. */
function rankSumZ(a: readonly number[], b: readonly number[]): number {
  const above = a.reduce(
    (sum, x) => sum + b.reduce((n, y) => n + (x > y ? 1 : x === y ? 0.5 : 0), 0),
    0,
  )
  const [m, n] = [a.length, b.length]
  return (above - (m * n) / 2) / Math.sqrt((m * n * (m + n + 1)) / 12)
}

describe('the confirmation', () => {
  test('is given once for its number, and opens the products for three years', async () => {
    const { declaration } = await state(zhang)
    const asked = {
      requestNo: numbered('confirm'),
      condition: 'assets',
      hash: declaration.hash,
    }
    const declare = (other = {}) =>
      call(sandbox, calls.confirmTargetInvestor, { ...asked, ...other }, zhang)
    expect(await declare()).toMatchObject({ retCode: 0, payload: { validDate: '20290311' } })
    await moveTo('20260320100000')
    expect(await declare()).toMatchObject({ payload: { validDate: '20290311' } })
    expect(await declare({ condition: 'income' })).toMatchObject({ retCode: RET.badRequest })
    expect(await state(zhang)).toMatchObject({ step: 'qualify', riskCap: 3 })
  })
})

describe('papers', () => {
  const hand = (width: number, name: string, session = han) =>
    call(
      sandbox,
      calls.submitCertificate,
      {
        requestNo: numbered(name),
        kind: 'income',
        file: pictureFile(new Uint8Array(pngBytes(width))),
      },
      session,
    )
  const own = async (session: Session) =>
    (await ask(sandbox, calls.listCertificates, {}, session)).certificates

  test('are decided on the next trading day, and count for a year', async () => {
    expect(await hand(800, 'good')).toMatchObject({ payload: { dueTime: '20260312150000' } })
    expect(await state(han)).toMatchObject({ step: 'qualify', reviewing: true })
    await moveTo('20260312150000')
    expect(await state(han)).toMatchObject({ step: 'ready', qualifiedDate: '20270312' })
  })

  test('that are too old come back with a reason, and are handed in again', async () => {
    await hand(105, 'old')
    await moveTo('20260312150000')
    expect((await own(han))[0]).toMatchObject({
      state: 'rejected',
      reason: '开具日期超过 20 个工作日，请重新开具',
    })
    await hand(800, 'new')
    await moveTo('20260313150000')
    expect(await state(han)).toMatchObject({ step: 'ready' })
    const { items } = await ask(sandbox, listMessages, { size: 20 }, han)
    expect(items.filter(({ title }) => title.startsWith('材料'))).toHaveLength(1)
  })

  test('of another are not listed, and are one for a number', async () => {
    expect((await own(fu)).map((it) => it.state)).toEqual(['rejected', 'approved'])
    await hand(800, 'once')
    expect(await hand(800, 'once')).toMatchObject({ retCode: 0 })
    expect(await own(han)).toHaveLength(1)
    expect(await hand(801, 'once')).toMatchObject({ retCode: RET.badRequest })
  })
})

describe('a contract', () => {
  test('goes from signing through payment, cooling-off and visit into force', async () => {
    const { contractNo } = await paid()
    await moveTo('20260312142959')
    expect(await contracts(qian)).toMatchObject([
      { state: 'cooling', coolingUntil: '20260312143000', payment: '1010000.00' },
    ])
    expect(await visit(qian, contractNo)).toMatchObject({
      retCode: SHOWN_RET.coolingOff,
      payload: { until: '20260312143000' },
    })
    const { items } = await ask(sandbox, listMessages, { size: 20 }, qian)
    expect(items.filter(({ title }) => title.includes('回访'))).toEqual([])
    await moveTo('20260312143000')
    expect(await visit(qian, contractNo)).toMatchObject({ payload: { state: 'effective' } })
    expect(await visit(qian, contractNo)).toMatchObject({ retCode: RET.alreadyClaimed })
    expect(await cancel(qian, contractNo)).toMatchObject({ retCode: SHOWN_RET.notCancellable })
    expect(await contracts(qian)).toMatchObject([{ openDay: '20260410', holding: null }])
    await moveTo('20260420210000')
    const [{ holding } = {}] = await contracts(qian)
    expect(holding).toMatchObject({ baseDate: '20260413', navDate: '20260420' })
  })

  test('is cancelled one minute before the end of the cooling-off, and everything goes back', async () => {
    const { contractNo } = await paid()
    await moveTo('20260312142900')
    expect(await cancel(qian, contractNo)).toMatchObject({
      payload: { endTime: '20260312142900', refundDate: '20260313' },
    })
    expect(await cancel(qian, contractNo)).toMatchObject({ retCode: 0 })
    expect(await cancel(qian, contractNo, 'again')).toMatchObject({
      retCode: SHOWN_RET.notCancellable,
    })
    expect(await contracts(qian)).toMatchObject([
      { state: 'cancelled', refund: '1010000.00', refundDate: '20260313' },
    ])
    await moveTo('20260312150000')
    expect(await visit(qian, contractNo)).toMatchObject({ retCode: RET.notFound })
  })

  test('can be cancelled after the cooling-off until the visit', async () => {
    const { contractNo } = await paid()
    await moveTo('20260314100000')
    expect(await cancel(qian, contractNo)).toMatchObject({ payload: { refundDate: '20260316' } })
  })

  test('ends by a no in the visit, and everything goes back', async () => {
    const { contractNo } = await paid()
    await moveTo('20260313100000')
    expect(await visit(qian, contractNo, 'continue')).toMatchObject({
      payload: { state: 'cancelled' },
    })
    expect(await contracts(qian)).toMatchObject([{ refund: '1010000.00' }])
    expect(await visit(qian, contractNo)).toMatchObject({ retCode: RET.alreadyClaimed })
  })

  test('is called on after the cooling-off, without the name of a product', async () => {
    await paid()
    await moveTo('20260313120000')
    const { items } = await ask(sandbox, listMessages, { size: 20 }, qian)
    const due = items.filter(({ title }) => title === '合同待回访')
    expect(due).toHaveLength(1)
    expect(JSON.stringify(due)).not.toMatch(/禾岸|990101/)
  })

  test('that is not paid lapses after three trading days', async () => {
    await sign(qian, await toSign(qian, EQUITY, '1000000.00'))
    const [{ payUntil, account } = { payUntil: '' }] = await contracts(qian)
    expect(payUntil).toBe('20260316235959')
    await moveTo('20260317000000')
    expect(await contracts(qian)).toMatchObject([{ state: 'lapsed' }])
    const { reason } = await transfer({ remark: account?.remark })
    expect(reason).toContain('款项已退回')
    expect(await contracts(qian)).toMatchObject([{ state: 'lapsed', returned: [{}] }])
  })

  test('is signed once for its number, and not with another amount', async () => {
    const asked = await toSign(qian, EQUITY, '1000000.00')
    const first = await sign(qian, asked)
    expect(await sign(qian, asked)).toEqual(first)
    expect(await sign(qian, { ...asked, amount: '1010000.00' })).toMatchObject({
      retCode: RET.badRequest,
    })
    expect(await contracts(qian)).toHaveLength(1)
  })

  test('is not signed by the words of an earlier version', async () => {
    await moveTo('20260820100000')
    const asked = await toSign(qian, EQUITY, '1000000.00')
    await moveTo('20260901100000')
    expect(await sign(qian, asked)).toMatchObject({ retCode: RET.agreementUnread })
    expect(await sign(qian, await toSign(qian, EQUITY, '1000000.00', 'new'))).toMatchObject({
      retCode: 0,
    })
  })

  test.each([
    ['without one of the clauses', { clauses: ['loss', 'market'] }, RET.agreementUnread],
    ['below the least amount', { amount: '999999.99' }, SHOWN_RET.amountOutOfRange],
    ['off the step', { amount: '1000001.00' }, SHOWN_RET.amountOutOfRange],
  ])('is not signed %s', async (_, other, retCode) => {
    const asked = { ...(await toSign(qian, EQUITY, '1000000.00')), ...other }
    expect(await sign(qian, asked)).toMatchObject({ retCode })
  })

  test('is not signed above the own class, nor while papers are looked at', async () => {
    expect(await sign(zhu, await toSign(zhu, EQUITY, '1000000.00'))).toMatchObject({
      retCode: SHOWN_RET.notQualified,
      payload: { step: 'qualify' },
    })
  })

  test('is not seen, cancelled or visited by another', async () => {
    const { contractNo } = await paid()
    await moveTo('20260313100000')
    expect(await cancel(fu, contractNo)).toMatchObject({ retCode: RET.notFound })
    expect(await visit(fu, contractNo)).toMatchObject({ retCode: RET.notFound })
    expect(await contracts(zhang)).toEqual([])
  })

  test('is neither signed nor visited from a partner, and can be cancelled there', async () => {
    const { contractNo } = await paid()
    const token = await partnerToken(sandbox, 'qian')
    const { retValue } = await ask(sandbox, getOpenIdByToken, { token })
    const there = { openId: retValue.openid, encOpenId: retValue.encid }
    expect(await sign(there, await toSign(there, FIXED, '300000.00', 'there'))).toMatchObject({
      retCode: SHOWN_RET.handOver,
    })
    await moveTo('20260313100000')
    expect(await visit(there, contractNo)).toMatchObject({ retCode: SHOWN_RET.handOver })
    expect(await cancel(there, contractNo)).toMatchObject({ retCode: 0 })
  })
})

describe('a transfer to the raising account', () => {
  let remark = ''
  beforeEach(async () => {
    await sign(qian, await toSign(qian, EQUITY, '1000000.00'))
    const [{ account } = {}] = await contracts(qian)
    remark = account?.remark ?? ''
  })

  test.each([
    ["from another's card", { card: 'zhang-1' }, '不是本人名下'],
    ['from a card that is bound nowhere', { card: '6299010000000000' }, '不是本人名下'],
    ['of another sum', { amount: '1000000.00' }, '与应付 1,010,000.00 元不一致'],
  ])('%s is sent back', async (_, wish, reason) => {
    expect((await transfer({ remark, ...wish })).reason).toContain(reason)
    expect(await contracts(qian)).toMatchObject([{ state: 'unpaid', returned: [{}] }])
  })

  test('pays once: the same number changes nothing, another one is sent back', async () => {
    const first = await transfer({ remark, transferNo: 'B1' })
    expect(await transfer({ remark, transferNo: 'B1' })).toEqual(first)
    expect((await transfer({ remark, transferNo: 'B2' })).reason).toContain('已到账')
    expect(await contracts(qian)).toMatchObject([{ state: 'cooling', returned: [{}] }])
  })

  test('with the remark of no contract is refused', async () => {
    expect(await transfer({ remark: 'ZH00000000' })).toMatchObject({ status: 400 })
  })
})

describe('the places of a plan', () => {
  test('are 200: the 201st holder is refused, and a place that lapses is free again', async () => {
    const left = async () =>
      (await ask(sandbox, calls.queryPrivateProduct, { fundCode: MIXED }, fu)).placesLeft
    expect(await left()).toBe(3)
    await sign(qian, await toSign(qian, MIXED, '400000.00'))
    expect(await left()).toBe(2)
    await moveTo('20260317000000')
    expect(await left()).toBe(3)
  })
})

describe('reports and events', () => {
  test('are for holders alone', async () => {
    const seen = async (session: Session) =>
      (await ask(sandbox, calls.queryPrivateProduct, { fundCode: MIXED }, session)).disclosures
    expect(await seen(qian)).toEqual([])
    const reports = await seen(fu)
    expect(reports.map(({ title, publishDate }) => [title, publishDate])).toEqual([
      ['托管账户变更', '20260304'],
      ['2025 年第四季度报告', '20260130'],
      ['2025 年第三季度报告', '20251031'],
      ['2025 年第二季度报告', '20250731'],
    ])
  })

  test('are called to the attention of holders on their day', async () => {
    await moveTo('20260430120000')
    const about = async (session: Session) =>
      (await ask(sandbox, listMessages, { size: 20 }, session)).items.filter(
        ({ title }) => title === '有新的持有人报告',
      )
    expect(await about(fu)).toHaveLength(1)
    expect(await about(qian)).toEqual([])
  })
})
