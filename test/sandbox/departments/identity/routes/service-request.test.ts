import * as v from 'valibot'
import { expect, test } from 'vitest'
import { listChannelHoldings } from '#api/calls/asset.ts'
import { listBankCards, queryBankCardUse, unbindBankCard } from '#api/calls/bank.ts'
import { listPlanRecords, listPlans } from '#api/calls/plan.ts'
import { redeem } from '#api/calls/redeem.ts'
import {
  listServiceRequests,
  submitServiceRequest,
  uploadProofImage,
} from '#api/calls/service-request.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { inventedCardNo } from '#test/sandbox/departments/identity/invented.ts'
import {
  pictureFile,
  png,
  pngBytes,
  sealedFields,
} from '#test/sandbox/departments/identity/testing/steps.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { ask, buy, call, control, signIn, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'
import { prepareSale } from '#test/sandbox/departments/trading/testing/sales.ts'

const { sandbox, zhang, lostcard } = useSandbox(['zhang', 'lostcard'])

const NEW_CARD = inventedCardNo('629901', 'in place of a lost one', '8642')
const MOBILE = '19900000009'
const REQUEST = 'A234567890123456'
/** Wednesday is the first day; requests are decided on Monday at 09:00, by the Friday after. */
const BEFORE_DECISION = '20260316085959'
const DECISION = '20260316090000'

const image = async (session: Session, size: readonly [number, number] = [800, 500]) =>
  (
    await ask(
      sandbox,
      uploadProofImage,
      { kind: 'bankProof', file: pictureFile(new Uint8Array(pngBytes(...size))) },
      session,
    )
  ).imageId

interface Asked {
  requestNo?: string
  bankSerial?: string
  bankNo?: string
  imageIds?: string[]
  transPwd?: string
}

async function replacement(session: Session, asked: Asked = {}) {
  const { bankNo = NEW_CARD, transPwd = TRADING_PASSWORD } = asked
  return {
    requestNo: asked.requestNo ?? REQUEST,
    kind: 'replaceCard',
    imageIds: asked.imageIds ?? [await image(session)],
    bankSerial: asked.bankSerial ?? 'lostcard-1',
    ...(await sealedFields(sandbox, session, { bankNo, mobileNo: MOBILE, transPwd })),
  }
}

const submit = async (session: Session, asked: Asked = {}) =>
  call(sandbox, submitServiceRequest, await replacement(session, asked), session)

const moveTo = (to: string) => control(sandbox, 'clock', { to })
const requests = async (session: Session) =>
  (await ask(sandbox, listServiceRequests, {}, session)).requests
const use = (session: Session, bankSerial: string) =>
  ask(sandbox, queryBankCardUse, { bankSerial }, session)
const holdings = async (session: Session, bankSerial: string) =>
  (await ask(sandbox, listChannelHoldings, {}, session)).channels.find(
    (it) => it.bankSerial === bankSerial,
  )
const plansOf = async (session: Session) =>
  (await ask(sandbox, listPlans, { ended: '0' }, session)).plans
const proof = (session: Session) => sealedFields(sandbox, session, { transPwd: TRADING_PASSWORD })

test('a lost card is replaced on the third trading day: shares, plan and limits go on at the new one', async () => {
  const before = await use(lostcard, 'lostcard-1')
  expect(before).toMatchObject({ shares: { length: 4 }, plans: { length: 1 }, replacing: '' })
  expect(await submit(lostcard)).toMatchObject({
    retCode: 0,
    payload: { requestNo: REQUEST, state: 'reviewing', dueDate: '20260320' },
  })
  expect((await use(lostcard, 'lostcard-1')).replacing).toBe(REQUEST)
  await moveTo(BEFORE_DECISION)
  expect(await requests(lostcard)).toMatchObject([{ state: 'reviewing', remark: '' }])

  await moveTo(DECISION)
  const [request] = await requests(lostcard)
  expect(request).toMatchObject({
    state: 'approved',
    decideTime: DECISION,
    card: { bankSerial: 'lostcard-1', cardTail: '7531', newCardTail: '8642' },
  })
  const { cards } = await ask(sandbox, listBankCards, {}, lostcard)
  const bankSerial = request?.card?.newBankSerial ?? ''
  expect(cards).toMatchObject([
    { bankSerial, cardTail: '8642', isMain: '1', available: true, mobileNo: '199****0009' },
  ])
  const { shares, ...rest } = await use(lostcard, bankSerial)
  const { shares: sharesBefore, ...restBefore } = before
  expect(rest).toEqual(restBefore)
  // The money fund has earned meanwhile; the others have what they had.
  expect(shares.slice(1)).toEqual(sharesBefore.slice(1))
  expect(Number(shares[0]?.shares)).toBeGreaterThan(Number(sharesBefore[0]?.shares))
  expect(await plansOf(lostcard)).toMatchObject([{ bankSerial, status: 'running' }])
  sandbox.assertBalanced()
  // The plan's debit of the 20th is paid by the new card, and the shares can be sold to it.
  await moveTo('20260320100000')
  const [plan] = await plansOf(lostcard)
  const { records } = await ask(
    sandbox,
    listPlanRecords,
    { planNo: plan?.planNo ?? '', page: 1, size: 10 },
    lostcard,
  )
  expect(records).toMatchObject([{ state: 'paid' }])
  const { fields } = await prepareSale(sandbox, lostcard, {
    fundCode: '980301',
    shares: '100.00',
    bankSerial,
  })
  expect(await call(sandbox, redeem, fields, lostcard)).toMatchObject({ retCode: 0 })
  await moveTo('20260330100000')
  sandbox.assertBalanced()
})

test('orders under way and money on its way go along, and their refunds reach the new card', async () => {
  const { applyNo } = await buy(sandbox, zhang, { fundCode: '980801', amount: '100.00' })
  const { fields } = await prepareSale(sandbox, zhang, {
    fundCode: '980301',
    shares: '100.00',
    bankSerial: 'zhang-1',
  })
  await ask(sandbox, redeem, fields, zhang)
  expect(applyNo).not.toBe('')
  expect((await submit(zhang, { bankSerial: 'zhang-1' })).retCode).toBe(0)
  await control(sandbox, 'event', {
    userId: 'zhang',
    fundCode: '980201',
    kind: 'freeze',
    shares: '10.00',
  })
  await moveTo(DECISION)
  const [request] = await requests(zhang)
  const bankSerial = request?.card?.newBankSerial ?? ''
  sandbox.assertBalanced()
  await moveTo('20260420100000')
  sandbox.assertBalanced()
  expect(await use(zhang, bankSerial)).toMatchObject({ orders: [], arriving: [] })
  const place = await holdings(zhang, bankSerial)
  expect(place?.holdings.map((it) => it.fundCode)).toContain('980801')
  // The shares that the registrar froze stay frozen: another card is no way around it.
  expect(place?.holdings.find((it) => it.fundCode === '980201')).toMatchObject({
    frozenShares: '10.00',
  })
})

test('redemptions from the card stop while it is replaced, and go on after a refusal', async () => {
  const unreadable = await image(lostcard, [105, 105])
  await submit(lostcard, { imageIds: [unreadable] })
  const sell = async () => {
    const { fields } = await prepareSale(sandbox, lostcard, {
      fundCode: '980301',
      shares: '100.00',
      bankSerial: 'lostcard-1',
    })
    return (await call(sandbox, redeem, fields, lostcard)).retCode
  }
  expect(await sell()).toBe(SHOWN_RET.notRedeemable)
  await moveTo(DECISION)
  expect(await requests(lostcard)).toMatchObject([
    { state: 'rejected', remark: '证明图片不清晰或与申请不符，请重新上传后再次提交' },
  ])
  expect(await sell()).toBe(0)
  expect((await submit(lostcard, { requestNo: 'B234567890123456' })).retCode).toBe(0)
})

test('a plan skips what it would debit from a card that is replaced, and does not count it as failed', async () => {
  const failing = await signIn(sandbox, 'failing')
  await submit(failing, { bankSerial: 'failing-1' })
  await moveTo('20260313100000')
  const [plan] = await plansOf(failing)
  const { records } = await ask(
    sandbox,
    listPlanRecords,
    { planNo: plan?.planNo ?? '', page: 1, size: 10 },
    failing,
  )
  expect(records).toMatchObject([{ state: 'skipped' }, { state: 'skipped' }])
  await moveTo('20260316100000')
  expect(await plansOf(failing)).toMatchObject([{ status: 'running' }])
  sandbox.assertBalanced()
})

test('a request that is sent again is answered as the first time; with another content it is refused, and of another user it is theirs', async () => {
  const imageIds = [await image(lostcard)]
  const first = await submit(lostcard, { imageIds })
  expect(await submit(lostcard, { imageIds })).toEqual(first)
  expect((await submit(lostcard)).retCode).toBe(RET.badRequest)
  // The number is zhang's own as well; the picture is not.
  expect((await submit(zhang, { bankSerial: 'zhang-1', imageIds })).retCode).toBe(RET.notFound)
  expect(await requests(lostcard)).toHaveLength(1)
  const second = await submit(lostcard, { requestNo: 'C234567890123456' })
  expect(second.retCode).toBe(RET.requestPending)
})

test.each([
  ['of another bank', { bankNo: inventedCardNo('629903', 'other') }, RET.cardUnsupported],
  ['that is for credit', { bankNo: inventedCardNo('519901', 'any') }, RET.cardUnsupported],
  ['that is bound', { bankNo: inventedCardNo('629901', 'zhang', '1024') }, RET.cardTaken],
  ["in place of another's", { bankSerial: 'zhang-1' }, RET.notFound],
  ['without the password', { transPwd: '135790' }, RET.wrongTradingPassword],
])('no request is taken for a new card %s', async (_what, asked, retCode) => {
  expect((await submit(lostcard, asked)).retCode).toBe(retCode)
  expect(await requests(lostcard)).toEqual([])
})

test("another's picture and one of another kind prove nothing", async () => {
  const theirs = await image(zhang)
  expect((await submit(lostcard, { imageIds: [theirs] })).retCode).toBe(RET.notFound)
  const held = await ask(sandbox, uploadProofImage, { kind: 'heldDocument', file: png() }, lostcard)
  expect((await submit(lostcard, { imageIds: [held.imageId] })).retCode).toBe(RET.notFound)
})

test('a new card that someone else binds meanwhile is refused when the request is decided', async () => {
  await submit(lostcard)
  await submit(zhang, { requestNo: 'D234567890123456', bankSerial: 'zhang-1' })
  await moveTo(DECISION)
  expect(await requests(lostcard)).toMatchObject([{ state: 'approved' }])
  expect(await requests(zhang)).toMatchObject([{ state: 'rejected', remark: '该银行卡已被绑定' }])
  sandbox.assertBalanced()
})

test('a mobile number is changed by pictures, and for a day nothing is withdrawn at once or untied', async () => {
  const { imageId } = await ask(
    sandbox,
    uploadProofImage,
    { kind: 'heldDocument', file: png() },
    zhang,
  )
  const fields = {
    requestNo: REQUEST,
    kind: 'changeMobile',
    imageIds: [imageId],
    ...(await sealedFields(sandbox, zhang, { mobileNo: MOBILE })),
  }
  await ask(sandbox, submitServiceRequest, fields, zhang)
  expect(await ask(sandbox, listServiceRequests, {}, zhang)).toMatchObject({ coolDownUntil: null })
  await moveTo(DECISION)
  const until = '20260317090000'
  expect(await ask(sandbox, listServiceRequests, {}, zhang)).toMatchObject({
    requests: [{ kind: 'changeMobile', state: 'approved', card: null, mobileNo: '199****0009' }],
    coolDownUntil: until,
  })
  const untie = async () =>
    call(sandbox, unbindBankCard, { bankSerial: 'zhang-2', ...(await proof(zhang)) }, zhang)
  expect(await untie()).toMatchObject({ retCode: SHOWN_RET.coolDown, payload: { until } })
  await moveTo(until)
  expect(await untie()).toMatchObject({ retCode: 0 })
})

test('what a card carries is for its owner alone', async () => {
  const answer = await call(sandbox, queryBankCardUse, { bankSerial: 'zhang-1' }, lostcard)
  expect(answer.retCode).toBe(RET.notFound)
  expect(await use(zhang, 'zhang-2')).toEqual({
    shares: [],
    orders: [],
    arriving: [],
    plans: [],
    pension: '0',
    replacing: '',
  })
  expect(v.is(queryBankCardUse.payload, await use(zhang, 'zhang-1'))).toBe(true)
})
