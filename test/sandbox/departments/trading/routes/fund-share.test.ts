import { beforeEach, describe, expect, test } from 'vitest'
import * as calls from '#api/calls/fund-share.ts'
import { queryHolding } from '#api/calls/asset.ts'
import { RET } from '#api/endpoint.ts'
import { numbers } from '#test/sandbox/departments/content/testing/content.ts'
import { ask, call, control, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'
import { SEEDED_TOKENS } from '#test/sandbox/departments/trading/holding-shares.ts'

const { sandbox, zhang, qian } = useSandbox(['zhang', 'qian'])
const next = numbers('H')
const fundCode = '980301'

const make = (session: Session, more: object = {}) =>
  call(sandbox, calls.createShare, { requestNo: next(), fundCode, show: 'rate', ...more }, session)
const made = (session: Session, more: object = {}) =>
  ask(sandbox, calls.createShare, { requestNo: next(), fundCode, show: 'rate', ...more }, session)
const seen = (token: string) => call(sandbox, calls.queryShare, { token })

describe('a shared holding', () => {
  test('shows who has the link a masked name, days and the rate of its day, no amount', async () => {
    const { token, state, figures } = await made(zhang)
    const held = await ask(sandbox, queryHolding, { fundCode }, zhang)
    expect(token).toMatch(/^[0-9a-f]{32}$/)
    expect([state, figures?.rate]).toEqual(['open', held.holdProfitRate])
    const shown = await ask(sandbox, calls.queryShare, { token })
    expect(shown).toMatchObject({ fundCode, from: held.firstBuyDate, to: held.navDate })
    expect(shown.maskedName).toContain('*')
    for (const amount of [held.amount, held.shares, held.holdProfit, held.costPrice]) {
      expect(JSON.stringify(shown)).not.toContain(`"${amount}"`)
    }
  })

  test('hides the rate where its owner says so', async () => {
    expect((await made(zhang, { show: 'days' })).figures).toBeNull()
  })

  test('stays as it was shared', async () => {
    const { token, days } = await made(zhang)
    const before = await ask(sandbox, calls.queryShare, { token })
    await control(sandbox, 'clock', { days: 3 })
    expect(await ask(sandbox, calls.queryShare, { token })).toEqual(before)
    expect(before.days).toBe(days)
  })

  test('is made once for its number, which serves nothing else', async () => {
    const requestNo = next()
    const first = await made(zhang, { requestNo })
    expect((await made(zhang, { requestNo })).token).toBe(first.token)
    expect((await make(zhang, { requestNo, show: 'days' })).retCode).toBe(RET.badRequest)
    const { shares } = await ask(sandbox, calls.listShares, { fundCode }, zhang)
    expect(shares.filter(({ token }) => token === first.token)).toHaveLength(1)
  })

  test('of a fund that is not held is refused', async () => {
    expect((await make(zhang, { fundCode: '980407' })).retCode).toBe(RET.notFound)
    expect((await make(zhang, { fundCode: '999999' })).retCode).toBe(RET.notFound)
  })

  test('is taken back by its owner alone, any number of times', async () => {
    const { token } = await made(zhang)
    expect((await call(sandbox, calls.revokeShare, { token }, qian)).retCode).toBe(RET.notFound)
    expect((await seen(token)).retCode).toBe(0)
    for (const _ of [1, 2]) {
      expect((await ask(sandbox, calls.revokeShare, { token }, zhang)).state).toBe('revoked')
    }
    expect((await seen(token)).retCode).toBe(RET.notFound)
  })
})

describe('a link that opens nothing', () => {
  beforeEach(() => control(sandbox, 'clock', { to: '20260311100000' }))

  test('answers alike whether it never was, was revoked or is over', async () => {
    const answers = await Promise.all(
      ['0'.repeat(32), SEEDED_TOKENS.revoked, SEEDED_TOKENS.expired].map(seen),
    )
    expect(new Set(answers.map((it) => JSON.stringify(it))).size).toBe(1)
    expect(answers[0]?.retCode).toBe(RET.notFound)
  })

  test('is refused where it is no token at all', async () => {
    for (const token of ['', '../../etc', 'A'.repeat(32), '0'.repeat(33)]) {
      expect((await seen(token)).retCode).toBe(RET.badRequest)
    }
  })

  test('is over after seven days, to the second', async () => {
    const { token } = await made(zhang)
    await control(sandbox, 'clock', { to: '20260318095959' })
    expect((await seen(token)).retCode).toBe(0)
    await control(sandbox, 'clock', { to: '20260318100001' })
    expect((await seen(token)).retCode).toBe(RET.notFound)
  })

  test('a share of a fund that was sold since stays as it was', async () => {
    expect((await seen(SEEDED_TOKENS.sold)).retCode).toBe(0)
    expect((await seen(SEEDED_TOKENS.live)).retCode).toBe(0)
  })
})
