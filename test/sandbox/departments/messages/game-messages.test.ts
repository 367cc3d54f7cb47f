import { expect, test } from 'vitest'
import { buyGameFund } from '#api/calls/game-trading.ts'
import {
  isOverTime,
  mncjActivityIndex,
  queryInvite,
  receiveGameMoney,
} from '#api/calls/trading-game.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { messageTarget } from '#domain/message/message-target.ts'
import { GAME } from '#test/sandbox/departments/activity/catalogue.ts'
import { numbers } from '#test/sandbox/departments/content/testing/content.ts'
import { ask, control, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'
import { messagesAbout } from './testing/messages.ts'

const { sandbox, zhang, wang, qian } = useSandbox(['zhang', 'wang', 'qian'])

const game = { activityId: GAME }
const next = numbers('GAME')
const moveTo = (to: string) => control(sandbox, 'clock', { to })
const said = (session: Session, event: string) =>
  messagesAbout(sandbox, session, `${event} ${GAME}`)
const buy = (fundCode: string) =>
  ask(sandbox, buyGameFund, { ...game, requestNo: next(), fundCode, amount: '1000.00' }, zhang)

test('players begin without messages of what they had earned before', async () => {
  expect(await said(qian, 'rewardReady')).toEqual([])
})

test('a reward for purchases is announced by the confirmation that earns it, once', async () => {
  await ask(sandbox, receiveGameMoney, game, zhang)
  await buy('980301')
  expect(await said(zhang, 'rewardReady')).toEqual([])
  await control(sandbox, 'clock', { next: 'settlement' })
  const [message, ...others] = await said(zhang, 'rewardReady')
  expect(others).toEqual([])
  expect([message?.title, message?.text, message?.legal]).toEqual([
    '活动奖励可以领取了',
    '“模拟炒基大赛”：20 金币',
    '0',
  ])
  expect(messageTarget(message?.forward ?? null)).toBe(`/sft/sftHome?activityId=${GAME}`)
  await buy('980301')
  await buy('980501')
  await buy('980401')
  await moveTo('20260320120000')
  expect((await said(zhang, 'rewardReady')).map((it) => it.eventKey)).toEqual([
    `rewardReady ${GAME} first-buy`,
    `rewardReady ${GAME} three-funds`,
  ])
})

test('the reward for an invitation is announced as the friend joins, and not by the second', async () => {
  const { inviteCode } = await ask(sandbox, queryInvite, game, wang)
  await ask(sandbox, receiveGameMoney, { ...game, inviteCode }, zhang)
  const messages = await said(wang, 'rewardReady')
  expect(messages.map((it) => it.eventKey)).toEqual([`rewardReady ${GAME} invite-one`])
  expect(await said(zhang, 'rewardReady')).toEqual([])
})

test('the end is announced to players three days before, and the last ranking once it is final', async () => {
  const { endTime } = await ask(sandbox, isOverTime, game)
  const end = endTime.slice(0, 8)
  await moveTo(`${addDays(end, -3)}100000`)
  const [ends, ...others] = await said(qian, 'campaignEnds')
  expect(others).toEqual([])
  expect(messageTarget(ends?.forward ?? null)).toBe(`/sft/sftHome?activityId=${GAME}`)
  expect(await said(wang, 'campaignEnds')).toEqual([])
  await moveTo(`${end}235959`)
  expect(await said(qian, 'rewardReady')).not.toContainEqual(
    expect.objectContaining({ eventKey: `rewardReady ${GAME} top-ten` }),
  )
  await moveTo(`${addDays(end, 20)}120000`)
  const { rewards } = await ask(sandbox, mncjActivityIndex, game, qian)
  expect(rewards.find((it) => it.rewardId === 'top-ten')?.state).toBe('earned')
  const final = (await said(qian, 'rewardReady')).filter((it) => it.eventKey.endsWith('top-ten'))
  expect(final.map((it) => it.time)).toEqual([`${addDays(end, 1)}100000`])
})
