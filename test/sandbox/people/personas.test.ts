import { expect, test } from 'vitest'
import { listAssetsChannel, listClearedFunds } from '#api/calls/asset.ts'
import { isCertDateValid, queryUserStatus } from '#api/calls/auth.ts'
import { listBankCards } from '#api/calls/bank.ts'
import { RET } from '#api/endpoint.ts'
import { queryOpenId, queryWxAppletStatus, weChatLoginEnhance } from '#api/calls/login.ts'
import { queryPensionAccount } from '#api/calls/pension/pension-bank.ts'
import { listPlans, queryPlan } from '#api/calls/plan.ts'
import { mncjActivityUser, queryInvite } from '#api/calls/trading-game.ts'
import { queryTransactionList } from '#api/calls/transaction.ts'
import { add, compare, subtract, sum } from '#domain/money/money.ts'
import { GAME } from '#test/sandbox/departments/activity/catalogue.ts'
import { PERSONAS } from './personas.ts'
import { ask, call, control, openSandbox, signIn } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox } = useSandbox([], { reset: 'never' })

/** The answers of the calls about a persona, in a few words each. */
async function figures(userId: string) {
  const session = await signIn(sandbox, userId)
  const status = await ask(sandbox, queryUserStatus, {}, session)
  const login = await ask(sandbox, weChatLoginEnhance, {}, session)
  const assets = await ask(sandbox, listAssetsChannel, {}, session)
  const { cards } = await ask(sandbox, listBankCards, {}, session)
  return {
    auth: status.authFlag,
    tpwd: status.tpwdFlag,
    approve: status.approveStatus,
    remark: status.approveRemark,
    active: status.activeFlag,
    crs: status.hasCRS,
    certValid: (await ask(sandbox, isCertDateValid, {}, session)).valid,
    riskTest: status.riskTest,
    risk: status.clientRiskLevel,
    wxBind: login.wxBindFlag,
    held: assets.holdings.length,
    total: assets.totalAsset,
    profits: assets.holdings.map((it) => it.holdProfit),
    banks: cards.map((it) => it.bankName),
    outages: cards.filter((it) => !it.available).length,
  }
}

/** A verified C3 investor with one card: the defaults of a persona's note. */
const USUAL = {
  auth: '1',
  tpwd: '1',
  approve: '2',
  active: '1',
  crs: true,
  certValid: true,
  riskTest: 2,
  risk: 3,
  held: 0,
  outages: 0,
}
const UNKNOWN = { auth: '0', tpwd: '0', approve: '0', riskTest: 0, banks: [] }

const EXPECTED: Record<string, object> = {
  zhang: { held: 4, banks: ['江海银行', '云汐银行'] },
  li: { ...UNKNOWN, active: '0', crs: false },
  wang: { risk: 1 },
  chen: { risk: 0 },
  zhao: { riskTest: 1 },
  sun: { tpwd: '0' },
  zhou: { approve: '3', remark: expect.stringContaining('重新上传') },
  wu: { certValid: false },
  zheng: { active: '0' },
  feng: { crs: false },
  foreign: {},
  qian: { risk: 5, held: 60, outages: 1, total: expect.stringMatching(/^\d{10,}\.\d\d$/) },
  new: { riskTest: 0, risk: 0 },
  tang: { banks: [] },
  shen: { risk: 2 },
  han: { risk: 4, held: 4 },
  visitor: { ...UNKNOWN, active: '0', crs: false },
  yang: { banks: ['江海银行', '江海银行'], outages: 1, held: 2 },
  veteran: { risk: 4, held: 6 },
  leaver: { risk: 4 },
  zhu: { risk: 5, held: 60, banks: ['岭南丰禾银行', '江海银行', '云汐银行'] },
  xu: { banks: ['江海银行'] },
  applet: { ...UNKNOWN, active: '0', crs: false, wxBind: '0' },
  partner: { held: 4, banks: ['融悦支付银行'] },
  failing: { outages: 1 },
  cleared: { total: '0.00', banks: ['江海银行'] },
  invited: { banks: ['江海银行'] },
  frozen: { held: 4 },
  complaining: { held: 4 },
  lostcard: { held: 4, banks: ['江海银行'], outages: 1 },
  planner: { risk: 4, held: 6, banks: ['江海银行', '云汐银行'] },
  saver: { held: 1 },
  sharer: {},
  guest: { ...UNKNOWN, active: '0', crs: false },
  challenger: {},
  private: { risk: 5 },
  finisher: { held: 2, banks: ['江海银行'] },
  keeper: { held: 2, banks: ['江海银行'] },
  every: { risk: 3, held: 8, banks: ['江海银行', '云汐银行'] },
  halfway: { ...UNKNOWN, approve: '2', active: '0', crs: false },
  reviewing: { approve: '1', banks: ['江海银行'] },
  opening: { banks: ['江海银行'] },
  opened: { banks: ['江海银行'] },
  advised: { held: 9, banks: ['江海银行'] },
  muted: { banks: ['江海银行'] },
  expert: { held: 4, banks: ['江海银行'] },
  adviser: { banks: ['江海银行'] },
  coins: { banks: ['江海银行'] },
  tiered: { total: '0.00', banks: ['江海银行'] },
  senior: { held: 1, banks: ['江海银行'] },
  tying: { banks: ['江海银行', '江海银行'], outages: 1 },
  'pension-full': { banks: ['江海银行', '江海银行'], outages: 1 },
}

test.each(PERSONAS)('$userId is what the note says: $note', async ({ userId }) => {
  const expected = EXPECTED[userId]
  if (!expected) throw new Error(`The table has no line for ${userId}`)
  const isUnknown = 'auth' in expected
  expect(await figures(userId)).toMatchObject(isUnknown ? expected : { ...USUAL, ...expected })
})

test('the persona with losses has funds at a loss', async () => {
  const { profits } = await figures('qian')
  expect(profits.some((it) => compare(it, '0') < 0)).toBe(true)
  expect(profits.some((it) => compare(it, '0') > 0)).toBe(true)
})

test('the persona who cannot sign in is refused after the authorization', async () => {
  const answer = await sandbox.fetch(
    new Request('http://h5.test/sandbox/authorize?redirect_uri=/&user=tang'),
  )
  const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
  expect((await call(sandbox, queryOpenId, { code, source: '12' })).retCode).toBe(RET.codeRejected)
})

test.each([
  ['applet', '0'],
  ['xu', '1'],
])('%s has %s as the binding to the messaging app', async (userId, wxBindFlag) => {
  const session = await signIn(sandbox, userId)
  expect(await ask(sandbox, weChatLoginEnhance, {}, session)).toMatchObject({ wxBindFlag })
  expect((await call(sandbox, queryWxAppletStatus, {}, session)).retCode).toBe(RET.ok)
})

test('the cleared funds add up from the orders that cleared them', async () => {
  const cleared = await signIn(sandbox, 'cleared')
  const { total, records } = await ask(sandbox, listClearedFunds, { page: 1, size: 20 }, cleared)
  expect([total, records.length]).toEqual([3, 3])
  for (const fund of records) {
    const { fundCode } = fund
    const list = await ask(sandbox, queryTransactionList, { page: 1, size: 50, fundCode }, cleared)
    const amounts = (code: string) =>
      sum(
        list.records
          .filter((it) => it.businessCode === code)
          .map((it) => it.applicationCfmAmt ?? '0'),
      )
    expect(list.records.every((it) => it.status === '1')).toBe(true)
    expect(compare(fund.profit, subtract(amounts('24'), amounts('22')))).toBe(0)
    expect(compare(fund.profit, '0')).not.toBe(0)
    expect(fund.holdDays).toBeGreaterThan(0)
    const paid = list.records.filter((it) => it.businessCode === '24')
    expect(paid.every((it) => it.paymentTimeTxt === '已到账')).toBe(true)
  }
  const all = await ask(sandbox, queryTransactionList, { page: 1, size: 50 }, cleared)
  const dividends = all.records.filter((it) => it.businessCode === '43')
  const fees = all.records.filter((it) => it.businessCode === '24').map((it) => it.fee ?? '0')
  expect(dividends.length).toBeGreaterThan(0)
  expect(compare(sum(fees), '0')).toBe(1)
  const assets = await ask(sandbox, listAssetsChannel, {}, cleared)
  const profits = records.map((it) => it.profit)
  expect(compare(assets.cumulativeProfit, profits.reduce(add, '0'))).toBe(0)
  sandbox.assertBalanced()
})

test('the persona every has an order of each status, which the clock completes', async () => {
  const every = await signIn(sandbox, 'every')
  const list = { page: 1, size: 50 }
  const { records } = await ask(sandbox, queryTransactionList, list, every)
  const now = records.filter((it) => it.operDate >= '20260310')
  const statuses = (code: string) =>
    now.filter((it) => it.businessCode === code).map((it) => it.status)
  expect(statuses('22').toSorted()).toEqual(['2', '3', '4', '5', '6', '7', '8', '9'])
  expect([statuses('24'), statuses('98')]).toEqual([['3'], ['3']])
  expect(records.filter((it) => ['20', '30'].includes(it.businessCode))).toMatchObject([
    { businessCode: '30', status: '1', applicationAmt: '5000.00', applicationCfmAmt: '5000.00' },
    { businessCode: '20', status: '1', applicationAmt: '5000.00', applicationCfmAmt: '5000.00' },
  ])
  sandbox.assertBalanced()
  const later = await openSandbox()
  await control(later, 'clock', { days: 21 })
  later.assertBalanced()
  const underWay = { ...list, state: 'underWay' }
  const session = await signIn(later, 'every')
  expect((await ask(later, queryTransactionList, underWay, session)).records).toEqual([])
  await later.stop()
})

test('the invited friend plays with the inviter’s code, and each sees the other', async () => {
  const [invited, qian] = [await signIn(sandbox, 'invited'), await signIn(sandbox, 'qian')]
  const game = { activityId: GAME }
  expect(await ask(sandbox, mncjActivityUser, game, invited)).toMatchObject({
    joined: true,
    cash: '100000.00',
  })
  const { invitees } = await ask(sandbox, queryInvite, game, qian)
  expect(invitees.map((it) => it.userName)).toEqual(['蒋*柳'])
})

test('the pension account is that of a bound card', async () => {
  const yang = await signIn(sandbox, 'yang')
  const account = await ask(sandbox, queryPensionAccount, {}, yang)
  const { cards } = await ask(sandbox, listBankCards, {}, yang)
  expect(account).toMatchObject({ status: 'bound', fundAccountFlag: '1', bankName: '江海银行' })
  expect(cards.find((it) => it.cardTail === account.cardTail)).toMatchObject({
    bankSerial: 'yang-2',
    isMain: '0',
    unavailableReason: expect.stringContaining('养老金'),
  })
})

test('who applied for a pension account waits for the bank, and who has one has not bound it', async () => {
  const account = async (userId: string) =>
    ask(sandbox, queryPensionAccount, {}, await signIn(sandbox, userId))
  expect(await account('opening')).toMatchObject({
    status: 'opening',
    pending: { state: 'processing', dueTime: '20260312100000' },
  })
  expect(await account('opened')).toMatchObject({
    status: 'opened',
    authorized: '1',
    cardTail: expect.stringMatching(/^\d{4}$/),
    pending: null,
  })
})

test('the failing plan runs on the card that is out of order', async () => {
  const failing = await signIn(sandbox, 'failing')
  const { plans } = await ask(sandbox, listPlans, { ended: '0' }, failing)
  expect(plans).toMatchObject([{ bankSerial: 'failing-1' }])
})

test('the planner has a plan of each state, fourteen instalments of one, and an index behind another', async () => {
  const planner = await signIn(sandbox, 'planner')
  const plans = async (ended: string) => (await ask(sandbox, listPlans, { ended }, planner)).plans
  const seen = (await plans('0')).map(
    (it) => `${it.planType} ${it.cycle} ${it.status} ${it.paidTimes} ${it.skipDate !== null}`,
  )
  expect(seen.toSorted()).toEqual([
    'ordinary fortnightly running 3 true',
    'ordinary monthly abnormal 0 false',
    'ordinary monthly running 14 false',
    'ordinary weekly paused 8 false',
    'smart weekly running 6 false',
  ])
  const ended = await Promise.all(
    (await plans('1')).map(({ planNo }) => ask(sandbox, queryPlan, { planNo }, planner)),
  )
  expect(new Set(ended.map((it) => it.endedBy))).toEqual(new Set(['failures', 'goal']))
})
