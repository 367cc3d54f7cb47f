// @vitest-environment jsdom
import { act } from 'react'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { mutation, RET } from '#api/endpoint.ts'
import { replies, type Reply } from '#app/testing/stand-in-provider.ts'
import { eventuallySays, testPages, text } from '#app/testing/test-pages.tsx'
import { consent, endQuestion } from '#platform/consent.ts'
import { session, signIn, signOut } from '#session/session.ts'
import { ToastHost } from '#ui/overlays/ToastHost.tsx'
import { clearToasts } from '#ui/base/toast.ts'
import { button, click, eventually } from '#ui/testing/in-page.tsx'
import { actCall } from './submission-call.ts'
import { sendAct, type Act, type ActEnd } from './send-act.ts'

const probe = mutation({
  name: 'probe',
  about: 'Gives a reward once.',
  method: 'POST',
  path: '/api/probe',
  source: 'assumed',
  effect: 'other',
  progress: 'none',
  idempotency: 'once',
  errors: ['notEarned', 'alreadyClaimed'],
  request: v.object({ id: v.string() }),
  payload: v.object({ coins: v.number() }),
})
const PROBE = actCall(probe, { alreadyClaimed: '已经领取过了' })
const PAID = { coins: 5 }

const { provider, openPart, asked } = testPages()
const sent = () => asked('/api/probe').length

let paid: (number | null)[] = []
const begin = (change: Partial<Act<{ coins: number }>> = {}) =>
  sendAct({
    intent: 'probe 1',
    call: PROBE({ id: '1' }),
    onDone: (payload) => void paid.push(payload?.coins ?? null),
    ...change,
  })

async function answered(reply: Reply, change: Partial<Act<{ coins: number }>> = {}) {
  await openPart(<ToastHost />)
  provider.reply = reply
  let end: ActEnd<{ coins: number }> = { end: 'none' }
  await act(async () => {
    end = await begin(change)
  })
  return end
}

/** A provider that answers once the test lets it. */
function holding() {
  const waiting: (() => void)[] = []
  provider.reply = (response) => void waiting.push(() => replies.payload(PAID)(response))
  const answer = async () => {
    await eventually(() => expect(waiting.length).toBeGreaterThan(0))
    await act(async () => waiting.splice(0).forEach((it) => it()))
  }
  return { answer }
}

afterEach(async () => {
  paid = []
  await act(async () => clearToasts())
  if (session.openId !== '') signOut(sessionStorage)
})

test('a second tap while the first is under way sends nothing, and a later one is another act', async () => {
  await openPart(<ToastHost />)
  const { answer } = holding()
  const first = begin()
  expect(await begin()).toEqual({ end: 'none' })
  await answer()
  expect(await first).toEqual({ end: 'done', payload: PAID })
  const second = begin()
  await answer()
  await second
  expect([sent(), paid]).toEqual([2, [5, 5]])
})

test('acts with other intents are under way at the same time', async () => {
  await openPart(<ToastHost />)
  const { answer } = holding()
  const both = [begin(), begin({ intent: 'probe 2' })]
  await eventually(() => expect(sent()).toBe(2))
  await answer()
  expect((await Promise.all(both)).map(({ end }) => end)).toEqual(['done', 'done'])
})

test.each([
  ['its own words', RET.alreadyClaimed, '这份奖励领过了', '这份奖励领过了'],
  ['the words of the table where the provider has none', RET.alreadyClaimed, '', '已经领取过了'],
  [
    'the words of a session that is over',
    RET.sessionExpired,
    '登录已过期，请重试',
    '登录已过期，请重试',
  ],
  [
    'the words of a frozen account',
    RET.accountFrozen,
    '账户已冻结，请先解冻',
    '账户已冻结，请先解冻',
  ],
])('a refusal is a toast with %s', async (_, retCode, retMsg, words) => {
  const end = await answered(replies.refusal(retCode, retMsg))
  expect(end).toMatchObject({ end: 'refused', refused: { retCode } })
  await eventuallySays(words)
  expect(paid).toEqual([])
})

test('a lost answer of what may be sent again is said as unknown, and a tap sends it again', async () => {
  expect(await answered(replies.noNetwork)).toEqual({ end: 'unknown' })
  await eventuallySays('没有收到处理结果')
  provider.reply = replies.payload(PAID)
  await click(button('再试一次'))
  await eventually(() => expect(paid).toEqual([5]))
  expect(sent()).toBe(2)
})

test('a lost answer of what is done once is asked about, and nothing is sent again', async () => {
  const end = await answered(replies.breakdown, { askOutcome: async () => true })
  expect([end, paid, sent()]).toEqual([{ end: 'done', payload: null }, [null], 1])
})

test('while the outcome cannot be found either, the user can ask again, which sends nothing', async () => {
  let outcome: boolean | null = null
  const askOutcome = async () => {
    if (outcome === null) throw new Error('no answer')
    return outcome
  }
  expect(await answered(replies.noNetwork, { askOutcome })).toEqual({ end: 'unknown' })
  await click(button('再次查询'))
  await eventuallySays('没有收到处理结果')
  outcome = true
  await click(button('再次查询'))
  await eventually(() => expect(paid).toEqual([null]))
  expect(sent()).toBe(1)
})

test('what the provider has not received is said so', async () => {
  const end = await answered(replies.noNetwork, {
    askOutcome: async () => false,
    notDone: '没有领取成功，请再试一次',
  })
  expect(end).toEqual({ end: 'none' })
  await eventuallySays('没有领取成功，请再试一次')
})

test.each(['another user', 'no user'])(
  'an answer is nothing to %s who is there by then',
  async (next) => {
    await openPart(<ToastHost />)
    signIn(sessionStorage, { openId: 'o-1', encOpenId: 'e-1' })
    const { answer } = holding()
    const first = begin()
    await eventually(() => expect(sent()).toBe(1))
    signOut(sessionStorage)
    if (next === 'another user') signIn(sessionStorage, { openId: 'o-2', encOpenId: 'e-2' })
    await answer()
    expect(await first).toEqual({ end: 'none' })
    expect(paid).toEqual([])
  },
)

test('the outcome of one user’s act is not asked for, nor sent again, as another', async () => {
  signIn(sessionStorage, { openId: 'o-1', encOpenId: 'e-1' })
  await answered(replies.noNetwork)
  const again = button('再试一次')
  signOut(sessionStorage)
  signIn(sessionStorage, { openId: 'o-2', encOpenId: 'e-2' })
  provider.reply = replies.payload(PAID)
  await click(again)
  expect([sent(), paid]).toEqual([1, []])
})

test('what the app does by itself says nothing and asks nothing', async () => {
  expect(
    await answered(replies.refusal(RET.notEarned, '还没有完成'), { quiet: true }),
  ).toMatchObject({
    end: 'refused',
  })
  expect(text()).not.toContain('还没有完成')
  expect(await answered(replies.noNetwork, { quiet: true })).toEqual({ end: 'unknown' })
  expect(text()).not.toContain('没有收到处理结果')
})

test('a user who has declined the privacy notice is asked for it first, and sends nothing without', async () => {
  await openPart(<ToastHost />)
  await act(async () => endQuestion('declined'))
  const first = begin()
  await eventually(() => expect(consent.asking).toBe(true))
  await act(async () => endQuestion())
  expect(await act(() => first)).toEqual({ end: 'none' })
  await eventuallySays('还没有同意个人信息保护提示')
  expect(sent()).toBe(0)
  await act(async () => endQuestion('agreed'))
})
