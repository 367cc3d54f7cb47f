import { expect, test } from 'vitest'
import { assetCurve, gameResult, rankList, setAnonymous } from '#api/calls/game-standing.ts'
import { buyGameFund, mncjActivityHdMncjPositionDetails } from '#api/calls/game-trading.ts'
import { mncjActivityIndex, mncjActivityUser, receiveGameMoney } from '#api/calls/trading-game.ts'
import { listPrivacyInfo, withdrawConsent } from '#api/calls/privacy.ts'
import { GAME, GAME_OVER } from '#test/sandbox/departments/activity/catalogue.ts'
import { prove } from '#test/sandbox/departments/identity/testing/steps.ts'
import { ask, control, signIn } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang } = useSandbox('zhang')
const game = { activityId: GAME }
const order = { ...game, fundCode: '980301', amount: '1000.00', requestNo: 'STANDING00000001' }

const seen = async (by: string, page = 1, size = 10) =>
  ask(sandbox, rankList, { ...game, page, size }, await signIn(sandbox, by))
const names = async (by: string) => (await seen(by)).records.map(({ name }) => name)

test('a player is named in the ranking from the consent to its withdrawal, by either way', async () => {
  await ask(sandbox, receiveGameMoney, game, zhang)
  await ask(sandbox, buyGameFund, order, zhang)
  await control(sandbox, 'clock', { next: 'settlement' })
  const player = () => ask(sandbox, mncjActivityUser, game, zhang)
  const consent = async () => {
    const { groups } = await ask(sandbox, listPrivacyInfo, {}, zhang)
    return groups.flatMap(({ items }) => items).find(({ infoId }) => infoId === 'rankingName')
  }
  expect(await player()).toMatchObject({ userName: '张*明', anonymous: true })
  expect(await names('feng')).not.toContain('张*明')
  expect(await consent()).toBeUndefined()
  await ask(sandbox, setAnonymous, { anonymous: '0' }, zhang)
  expect((await player()).anonymous).toBe(false)
  expect(await names('feng')).toContain('张*明')
  const home = await ask(sandbox, mncjActivityIndex, game, await signIn(sandbox, 'feng'))
  expect(home.ranking.map(({ userName }) => userName)).toContain('张*明')
  expect(await consent()).toMatchObject({ withdrawable: '1', withdrawn: '0' })
  await prove(sandbox, zhang)
  await ask(sandbox, withdrawConsent, { infoId: 'rankingName', withdrawn: '1' }, zhang)
  expect((await player()).anonymous).toBe(true)
  expect(await names('feng')).not.toContain('张*明')
  await ask(sandbox, setAnonymous, { anonymous: '0' }, zhang)
  await ask(sandbox, setAnonymous, { anonymous: '1' }, zhang)
  expect(await names('feng')).not.toContain('张*明')
})

test('the ranking comes page by page, with the own row and place on each', async () => {
  const [first, second] = [await seen('wu', 1, 3), await seen('wu', 2, 3)]
  expect([first.total, first.records.length, second.records.length]).toEqual([4, 3, 1])
  const rows = [...first.records, ...second.records]
  const own = rows.filter(({ isOwn }) => isOwn)
  expect(own).toMatchObject([{ name: '匿名用户', ...first.own }])
  expect(second.own).toEqual(first.own)
  expect((await seen('chen')).own).toBeNull()
})

test('the curve begins at the close before joining and has each trading day', async () => {
  expect((await ask(sandbox, assetCurve, game, zhang)).days).toEqual([])
  await control(sandbox, 'clock', { to: '20260313210000' })
  await ask(sandbox, receiveGameMoney, game, zhang)
  await control(sandbox, 'clock', { to: '20260317210000' })
  const { days } = await ask(sandbox, assetCurve, game, zhang)
  expect(days.map(({ date, total }) => `${date} ${total}`)).toEqual([
    '20260313 100000.00',
    '20260316 100000.00',
    '20260317 100000.00',
  ])
})

test('a position has its lots, oldest first, each with its days and rate', async () => {
  await ask(sandbox, receiveGameMoney, game, zhang)
  const fresh = (requestNo: string) => ask(sandbox, buyGameFund, { ...order, requestNo }, zhang)
  await fresh('LOTS000000000001')
  await control(sandbox, 'clock', { to: '20260318100000' })
  await fresh('LOTS000000000002')
  await control(sandbox, 'clock', { to: '20260319100000' })
  const of = { ...game, fundCode: order.fundCode }
  const { lots, shares } = await ask(sandbox, mncjActivityHdMncjPositionDetails, of, zhang)
  expect(lots).toMatchObject([
    { confirmDate: '20260312', redeemableDate: '20260313', ageDays: 8, rate: '1.00' },
    { confirmDate: '20260319', redeemableDate: '20260320', ageDays: 1, rate: '1.50' },
  ])
  const sum = (lots ?? []).reduce((all, it) => all + BigInt(it.shares.replace('.', '')), 0n)
  expect(sum).toBe(BigInt(shares.replace('.', '')))
})

test('the result counts funds that were sold out, and is final once nothing is under way', async () => {
  const qian = await signIn(sandbox, 'qian')
  const { own, endTime, claimUntil } = await ask(sandbox, gameResult, game, qian)
  expect(own?.funds).toHaveLength(2)
  expect(own?.final).toBe(false)
  expect(claimUntil > endTime).toBe(true)
  await control(sandbox, 'clock', { to: `${endTime.slice(0, 8)}235959` })
  const ended = await ask(sandbox, gameResult, game, qian)
  expect(ended).toMatchObject({ activityState: 2, own: { final: true } })
  const { activityState, own: none } = await ask(
    sandbox,
    gameResult,
    { activityId: GAME_OVER },
    zhang,
  )
  expect([activityState, none]).toEqual([2, null])
})
