import { describe, expect, test } from 'vitest'
import {
  claimInviteChallenge,
  claimInviteTask,
  bindInvite,
  listInviteRecords,
  listInviteTasks,
  openInvite,
  queryInviteeHome,
  queryInviteHome,
  setInviteConsent,
  startInviteChallenge,
} from '#api/calls/activities/invite.ts'
import { queryPrivacyInfo, withdrawConsent } from '#api/calls/privacy.ts'
import { proveIdentity, sendProofCode } from '#api/calls/step-up.ts'
import { listGoldRecords } from '#api/calls/gold/mall.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { STAGES } from '#domain/invite/stages.ts'
import { expectedSmsCode } from '#test/sandbox/departments/identity/messages.ts'
import { INVITE } from './terms.ts'
import { ask, call, control } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const all = useSandbox([
  'zhang',
  'qian',
  'li',
  'sharer',
  'guest',
  'challenger',
  'visitor',
  'expert',
  'reviewing',
  'opened',
  'halfway',
])
const { sandbox, zhang, qian, li, sharer, guest, challenger, visitor, expert, halfway } = all

const campaignId = INVITE.always
const codeOf = async (who: typeof zhang) =>
  (await ask(sandbox, queryInviteHome, { campaignId }, who)).inviteCode
const open = async (who: typeof zhang | null, from = zhang, inviteTicket?: string) =>
  ask(
    sandbox,
    openInvite,
    { inviteCode: await codeOf(from), campaignId, ...(inviteTicket && { inviteTicket }) },
    who,
  )
const bind = (who: typeof zhang, inviteTicket: string, showName: '0' | '1' = '0') =>
  call(sandbox, bindInvite, { inviteTicket, showName }, who)
const records = (who: typeof zhang, of: object = {}, id: string = campaignId) =>
  ask(sandbox, listInviteRecords, { campaignId: id, page: 1, size: 50, ...of }, who)

test('the invitation that was opened first counts, on one device and by one open id', async () => {
  const first = await open(null)
  expect(first).toMatchObject({ inviterName: '张*明', earlier: false, refusal: null })
  const second = await open(null, qian, first.inviteTicket)
  expect(second).toMatchObject({ inviterName: '张*明', earlier: true })
  expect(second.inviteTicket).toBe(first.inviteTicket)
  await open(li)
  expect(await open(li, qian)).toMatchObject({ inviterName: '张*明', earlier: true })
  // A ticket of the other inviter, opened later, does not replace it.
  const later = await open(null, qian)
  expect((await bind(li, later.inviteTicket)).retCode).toBe(0)
  expect((await ask(sandbox, queryInviteeHome, { campaignId }, li)).own?.inviterName).toBe('张*明')
})

test('two who have opened the invitations of each other are not both bound', async () => {
  const fromLi = await open(halfway, li)
  const fromHalfway = await open(li, halfway)
  expect([fromLi.refusal, fromHalfway.refusal]).toEqual([null, null])
  expect((await bind(halfway, fromLi.inviteTicket)).retCode).toBe(0)
  expect(await bind(li, fromHalfway.inviteTicket)).toMatchObject({
    retCode: RET.cannotJoin,
    retMsg: '这位好友是由您的邀请而来的，不能再邀请您',
  })
  expect((await open(li, halfway)).refusal).toBe('circle')
})

test('after thirty days another invitation counts, and the old ticket no more', async () => {
  const first = await open(null)
  await control(sandbox, 'clock', { to: '20260410100001' })
  expect(await open(null, qian, first.inviteTicket)).toMatchObject({ earlier: false })
  expect((await bind(li, first.inviteTicket)).retCode).toBe(SHOWN_RET.inviteInvalid)
})

test('a ticket that was altered, and an unknown code, are refused', async () => {
  const { inviteTicket } = await open(null)
  const [body = '', signature = ''] = inviteTicket.split('.')
  const other = Buffer.from(
    Buffer.from(body, 'base64url').toString().replace(campaignId, INVITE.of2026),
  ).toString('base64url')
  expect((await bind(li, `${other}.${signature}`)).retCode).toBe(SHOWN_RET.inviteInvalid)
  const wrong = { inviteCode: 'ZZZZZZZZ', campaignId }
  expect((await call(sandbox, openInvite, wrong, null)).retCode).toBe(SHOWN_RET.inviteInvalid)
})

describe('an invitation binds no one', () => {
  test.each([
    ['the inviter', zhang, 'own'],
    ['a customer', qian, 'customer'],
    ['bound already', guest, 'bound'],
    ['of the staff', expert, 'staff'],
  ] as const)('who is %s', async (_, who, refusal) => {
    const opened = await open(who)
    expect(opened.refusal).toBe(refusal)
    const answer = await bind(who, opened.inviteTicket)
    expect(answer.retCode).toBe(RET.cannotJoin)
  })

  test('by a campaign that is over, or before registering', async () => {
    const inviteCode = await codeOf(zhang)
    const old = { inviteCode, campaignId: INVITE.of2020 }
    const opened = await ask(sandbox, openInvite, old, li)
    expect(opened.refusal).toBe('over')
    const { inviteTicket } = await open(visitor)
    expect((await bind(visitor, inviteTicket)).retCode).toBe(RET.cannotJoin)
  })
})

test('two friends who invite one another: the second is refused', async () => {
  const { inviteTicket } = await open(li)
  expect((await bind(li, inviteTicket)).retCode).toBe(0)
  expect((await bind(li, inviteTicket)).retMsg).toContain('已接受过')
  const back = await open(zhang, li)
  expect(back.refusal).toBe('customer')
  expect((await bind(zhang, back.inviteTicket)).retCode).toBe(RET.cannotJoin)
})

test('a friend is 好友 1 until they agree to be named, and again once they do not', async () => {
  const { inviteTicket } = await open(li)
  await bind(li, inviteTicket)
  const names = async () => (await records(zhang)).records.map(({ name }) => name)
  expect(await names()).toEqual(['好友 1'])
  await ask(sandbox, setInviteConsent, { showName: '1' }, li)
  expect((await names())[0]).toMatch(/\*/)
  await ask(sandbox, setInviteConsent, { showName: '0' }, li)
  expect(await names()).toEqual(['好友 1'])
  expect((await call(sandbox, setInviteConsent, { showName: '1' }, qian)).retCode).toBe(
    RET.notFound,
  )
})

test('who has accepted an invitation takes the name back among the personal information too', async () => {
  const { inviteTicket } = await open(li)
  const item = () => call(sandbox, queryPrivacyInfo, { infoId: 'inviteName' }, li)
  expect((await item()).retCode).toBe(RET.notFound)
  await bind(li, inviteTicket, '1')
  const names = async () => (await records(zhang)).records.map(({ name }) => name)
  expect((await names())[0]).toMatch(/\*/)
  expect((await item()).payload).toMatchObject({ withdrawable: '1', withdrawn: '0' })
  const { serialNo } = await ask(sandbox, sendProofCode, {}, li)
  await ask(sandbox, proveIdentity, { serialNo, verifyCode: expectedSmsCode(serialNo) }, li)
  await ask(sandbox, withdrawConsent, { infoId: 'inviteName', withdrawn: '1' }, li)
  expect((await item()).payload).toMatchObject({ withdrawn: '1' })
  expect(await names()).toEqual(['好友 1'])
})

test('the sums are those of the rows, which each filter divides without rest', async () => {
  const whole = await records(sharer, {}, INVITE.of2025)
  expect(whole.total).toBe(24)
  const rewards = whole.records.flatMap((it) => it.rewards)
  const count = (state: string) => rewards.filter((it) => it.state === state).length
  expect(whole.sums).toMatchObject({
    registered: 24,
    verified: 23,
    pending: count('pending'),
    paid: count('paid'),
    void: count('void'),
  })
  const reasons = new Set(rewards.flatMap(({ reason }) => reason ?? []))
  expect(reasons).toEqual(new Set(['soldEarly', 'overCap', 'risk']))
  const verified = rewards.filter(({ stage, state }) => stage === 'verified' && state === 'paid')
  expect(verified).toHaveLength(20)
  const parts = await Promise.all(
    STAGES.map(async (stage) => (await records(sharer, { stage }, INVITE.of2025)).total),
  )
  expect(parts.reduce((sum, it) => sum + it, 0)).toBe(24)
})

test('what waits is paid in the evening, once', async () => {
  const before = await records(sharer)
  expect(before.sums).toMatchObject({ pending: 2, pendingCoins: 50 })
  await control(sandbox, 'clock', { to: '20260311203001' })
  const after = await records(sharer)
  expect(after.sums.paidCoins).toBe(before.sums.paidCoins + 50)
  await control(sandbox, 'clock', { to: '20260312210000' })
  expect((await records(sharer)).sums.paidCoins).toBe(after.sums.paidCoins)
})

test('a month is claimed once, when earned, and its claims add up', async () => {
  const claim = (taskId: string, month = '202603', who = sharer) =>
    call(sandbox, claimInviteTask, { month, taskId }, who)
  const before = await ask(sandbox, listInviteTasks, {}, sharer)
  expect(before.coins).toBe(270)
  const monthly = { campaignId: INVITE.monthly }
  expect((await ask(sandbox, queryInviteHome, monthly, sharer)).sums).toMatchObject({
    paid: 4,
    paidCoins: 270,
  })
  const both = await Promise.all([claim('friends-3'), claim('friends-3')])
  expect(both.map(({ retCode }) => retCode)).toEqual([0, RET.alreadyClaimed])
  expect((await claim('friends-5')).retCode).toBe(RET.notEarned)
  expect((await claim('friends-1', '202603', zhang)).retCode).toBe(RET.notEarned)
  expect((await claim('friends-2')).retCode).toBe(RET.notFound)
  const after = await ask(sandbox, listInviteTasks, {}, sharer)
  expect(after.coins).toBe(350)
  expect(after.months.map((it) => it.coins)).toEqual([100, 250])
})

test('a challenge is begun once, collected once, and by friends who are verified', async () => {
  const of2026 = { campaignId: INVITE.of2026 }
  const claim = (who: typeof zhang) => call(sandbox, claimInviteChallenge, of2026, who)
  expect((await claim(guest)).retCode).toBe(RET.notEarned)
  const { coins } = await ask(sandbox, claimInviteChallenge, of2026, challenger)
  expect(coins).toBeGreaterThan(200)
  expect((await claim(challenger)).retCode).toBe(RET.alreadyClaimed)
  const { records: lines } = await ask(sandbox, listGoldRecords, { page: 1, size: 5 }, challenger)
  expect(lines[0]).toMatchObject({ title: '收益挑战', amount: coins })
  expect((await call(sandbox, startInviteChallenge, of2026, zhang)).retCode).toBe(RET.cannotJoin)
  const first = await ask(sandbox, startInviteChallenge, of2026, li)
  await control(sandbox, 'clock', { to: '20260313100000' })
  expect(await ask(sandbox, startInviteChallenge, of2026, li)).toEqual(first)
  const { challenge } = await ask(sandbox, queryInviteeHome, of2026, li)
  expect(challenge?.days.filter(({ income }) => income !== null)).toHaveLength(2)
  await control(sandbox, 'clock', { to: '20260325000000' })
  expect((await claim(li)).retCode).toBe(SHOWN_RET.activityOver)
})

test('beyond the month’s cap a friend brings nothing, and the home says that no more is paid', async () => {
  const { stopped, sums } = await ask(sandbox, queryInviteHome, { campaignId }, all.reviewing)
  expect(stopped).toBe('month')
  const { records: friends } = await records(all.reviewing)
  const thisMonth = friends.filter(({ times }) => times.verified?.startsWith('202603'))
  const of = (state: string) =>
    thisMonth.flatMap(({ rewards }) => rewards).filter((it) => it.state === state)
  expect([of('paid').length, of('void').map(({ reason }) => reason)]).toEqual([
    20,
    ['overCap', 'overCap'],
  ])
  expect(sums.paidCoins).toBe(22 * 50)
})

test('thirty days after the invitation nothing more counts', async () => {
  const { own, serverTime } = await ask(sandbox, queryInviteeHome, { campaignId }, all.opened)
  expect(own).toMatchObject({ inviterName: '秦*审', campaignId })
  expect(own !== null && own.countsUntil < serverTime).toBe(true)
})
