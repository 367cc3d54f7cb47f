import { describe, expect, test } from 'vitest'
import { partnerHandover, usePartnerData } from '#api/calls/activities/partner.ts'
import { queryOpeningProgress } from '#api/calls/account-opening.ts'
import { getLoginUserInfo, getOpenIdByToken } from '#api/calls/login.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import type { HandOver } from '#domain/navigation/hand-over.ts'
import { ask, call, control, sealForProvider } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'
import { DEVICE, handOverAt, signed } from './testing/signed-hand-over.ts'

const { sandbox, li, zhang } = useSandbox(['li', 'zhang'])
const START = '20260311100000'

const hand = (handOver: HandOver, device = DEVICE) =>
  call(sandbox, partnerHandover, { ...handOver, device })
const fresh = (changes: HandOver = {}) => signed(handOverAt(START, changes))
const REFUSED = { retCode: SHOWN_RET.handoverRefused, retMsg: '链接已失效，请从合作方重新进入' }

test('a signed, fresh hand-over gives its customer’s token, once, and what was suggested', async () => {
  const payload = await ask(sandbox, partnerHandover, { ...fresh(), device: DEVICE })
  expect(payload).toMatchObject({
    next: 'transIn',
    partnerName: '江海银行',
    fundCode: '001386',
    amount: '1000.00',
    backHost: 'pay.riverbank.example',
    prefill: [],
  })
  const { retValue } = await ask(sandbox, getOpenIdByToken, { token: payload.token })
  const session = { openId: retValue.openid, encOpenId: retValue.encid }
  expect((await ask(sandbox, getLoginUserInfo, {}, session)).appUserId).toBe('partner')
  const again = await call(sandbox, getOpenIdByToken, { token: payload.token })
  expect(again.retCode).toBe(RET.codeRejected)
})

test('the token is good for sixty seconds', async () => {
  const { token } = await ask(sandbox, partnerHandover, { ...fresh(), device: DEVICE })
  await control(sandbox, 'clock', { to: '20260311100100' })
  expect((await call(sandbox, getOpenIdByToken, { token })).retCode).toBe(RET.codeRejected)
})

const altered: readonly [string, () => HandOver][] = [
  ['without a signature', () => handOverAt(START)],
  ['of another amount', () => ({ ...fresh(), amount: '9000.00' })],
  ['of another customer', () => ({ ...fresh(), uid: 'jh-1002' })],
  ['of another step', () => ({ ...fresh(), step: 'home' })],
  ['with another way back', () => ({ ...fresh(), back: 'https://pay.riverbank.example/h5/other' })],
  ['with a field more', () => ({ ...fresh(), fundCode: '001386' })],
  ['with a field less', () => ({ ...fresh(), amount: undefined })],
  [
    'with fields hidden in another one',
    () => {
      const { fundCode, ...rest } = fresh({ fundCode: '001386' })
      return { ...rest, back: `${rest.back ?? ''}&fundCode=${fundCode ?? ''}` }
    },
  ],
  ['of another partner', () => ({ ...fresh(), partnerId: 'p-badkey' })],
  ['of a partner with another key', () => fresh({ partnerId: 'p-badkey' })],
  ['of an unknown partner', () => fresh({ partnerId: 'p-none' })],
  ['of an unknown customer', () => fresh({ uid: 'jh-9999' })],
  ['of a name that objects have', () => fresh({ uid: 'constructor' })],
  ['that leads back to another site', () => fresh({ back: 'https://evil.example/' })],
  ['that leads back by a script', () => fresh({ back: 'javascript:alert(1)' })],
  ['into another fund', () => fresh({ fundCode: '980301' })],
  ['of a negative amount', () => fresh({ amount: '-1.00' })],
  ['with data that are not sealed', () => fresh({ data: 'plain' })],
  ['of another version', () => fresh({ v: '2' })],
  ['with a short nonce', () => fresh({ nonce: 'abc' })],
  ['with nothing at all', () => ({})],
]
test.each(altered)('a hand-over %s is refused, with the one sentence', async (_, handOver) => {
  expect(await hand(handOver())).toMatchObject({ ...REFUSED, payload: { reason: 'sign' } })
})

test.each([
  ['301 seconds old', '20260311100501', 'time'],
  ['from 301 seconds ahead', '20260311095459', 'time'],
])('a hand-over %s is refused', async (_, now, reason) => {
  const at = now < START ? '20260311100501' : START
  if (now > START) await control(sandbox, 'clock', { to: now })
  expect(await hand(signed(handOverAt(at)))).toMatchObject({ ...REFUSED, payload: { reason } })
})

test('a hand-over 300 seconds old is taken', async () => {
  const handOver = fresh()
  await control(sandbox, 'clock', { to: '20260311100500' })
  expect((await hand(handOver)).retCode).toBe(RET.ok)
})

describe('a hand-over that was taken', () => {
  test('is taken once of many tries at the same time', async () => {
    const handOver = fresh()
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, at) =>
        hand(handOver, at.toString(16).padStart(32, '0')),
      ),
    )
    expect(answers.filter(({ retCode }) => retCode === RET.ok)).toHaveLength(1)
    expect(answers.filter(({ retCode }) => retCode === SHOWN_RET.handoverRefused)).toHaveLength(19)
  })

  test('can be repeated by its own device for sixty seconds, and by no other', async () => {
    const handOver = fresh()
    expect((await hand(handOver)).retCode).toBe(RET.ok)
    expect(await hand(handOver, 'f'.repeat(32))).toMatchObject({
      ...REFUSED,
      payload: { reason: 'replayed' },
    })
    await control(sandbox, 'clock', { to: '20260311100059' })
    expect((await hand(handOver)).retCode).toBe(RET.ok)
    await control(sandbox, 'clock', { to: '20260311100100' })
    expect(await hand(handOver)).toMatchObject(REFUSED)
  })

  test('lends its nonce to no other hand-over', async () => {
    const first = fresh()
    await hand(first)
    const other = signed(handOverAt(START, { nonce: first.nonce, amount: '2.00' }))
    expect(await hand(other)).toMatchObject({ ...REFUSED, payload: { reason: 'replayed' } })
  })
})

test('a partner that is paused is named', async () => {
  expect(await hand(fresh({ partnerId: 'p-paused' }))).toMatchObject({
    retCode: SHOWN_RET.handoverRefused,
    retMsg: '云汐支付暂停服务，请稍后再试',
    payload: { reason: 'paused' },
  })
})

describe('the data of a customer', () => {
  const person = {
    userName: '李扶桑',
    mobile: '13000000001',
    province: '上海市',
    city: '上海市',
    district: '浦东新区',
    address: '听澜路 1 号',
  }
  const withData = async () => {
    const plain = handOverAt(START, { uid: 'jh-2001', step: 'open' })
    const data = sealForProvider(JSON.stringify(person), plain.nonce ?? '')
    return ask(sandbox, partnerHandover, { ...signed({ ...plain, data }), device: DEVICE })
  }
  const info = async () => (await ask(sandbox, queryOpeningProgress, {}, li)).info

  test('are shown masked, and used once their owner agrees', async () => {
    const { handOverId, prefill } = await withData()
    expect(JSON.stringify(prefill)).not.toMatch(/李扶桑|13000000001|听澜路/)
    expect(prefill[0]).toEqual({ label: '姓名', value: '李*桑' })
    expect((await info())?.address ?? '').toBe('')
    const agree = (who: typeof li) =>
      call(sandbox, usePartnerData, { handOverId, agreed: '1' }, who)
    expect((await agree(zhang)).retCode).toBe(RET.notFound)
    expect((await agree(li)).retCode).toBe(RET.ok)
    expect(await info()).toMatchObject({ province: '上海市', address: '听澜路 1 号' })
  })

  test('are dropped for good where their owner does not', async () => {
    const { handOverId } = await withData()
    await ask(sandbox, usePartnerData, { handOverId, agreed: '0' }, li)
    await ask(sandbox, usePartnerData, { handOverId, agreed: '1' }, li)
    expect(await info()).toBeNull()
  })

  test('of another hand-over do not open', async () => {
    const other = sealForProvider(JSON.stringify(person), 'N'.repeat(20))
    expect(await hand(fresh({ data: other }))).toMatchObject(REFUSED)
  })
})
