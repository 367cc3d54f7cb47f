// @vitest-environment jsdom
import { act, useState } from 'react'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { mutation, RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { replies, standInProvider, type Reply } from '#app/testing/stand-in-provider.ts'
import { mountedScreen } from '#app/testing/mounted-screen.tsx'
import type { ScreenRow } from '#templates/screen.ts'
import { consent, endQuestion } from '#platform/consent.ts'
import { button, click, eventually, one } from '#ui/testing/in-page.tsx'
import { CODE_ROWS, PASSWORD_ROWS, submissionCall } from './submission-call.ts'
import type { SubmissionSetup } from './submission-setup.ts'
import { useSubmission } from './use-submission.ts'

vi.mock('#platform/build-env.ts', async (original) => ({
  ...(await original<object>()),
  providerPublicKey: () => 'hSDwCYkwp1R0i33ctD73Wg2_Og0mOBr066SpjqqbTmo',
}))

const probe = mutation({
  name: 'probe',
  about: 'Does something once.',
  method: 'POST',
  path: '/api/probe/{code}',
  source: 'assumed',
  effect: 'identity',
  idempotency: 'once',
  errors: [
    'wrongTradingPassword',
    'tradingPasswordLocked',
    'wrongSmsCode',
    'smsCodeExpired',
    'mobileTaken',
    'sameAsBefore',
    'notBound',
    'tooOften',
  ],
  request: v.object({ code: v.string() }),
  payload: v.object({ named: v.string() }),
})

const PROBE = submissionCall(probe, {
  ...PASSWORD_ROWS,
  ...CODE_ROWS,
  mobileTaken: { at: 'number', text: '请更换号码' },
  sameAsBefore: { at: 'number', means: 'doneWhereLost' },
  notBound: { at: 'toast', text: '请重新验证', textSource: 'own', action: 'proveAgain' },
  tooOften: { at: 'dialog', offer: { text: '联系客服', action: 'help' } },
})

type ProbeSetup = SubmissionSetup<{ named: string }, 'number', 'proveAgain' | 'help'>

let setup: Partial<ProbeSetup> = {}
let ends: string[] = []
let provider: Awaited<ReturnType<typeof standInProvider>>
let screen: Awaited<ReturnType<typeof mountedScreen>>

function Probe() {
  const [count, setCount] = useState(0)
  const it = useSubmission<{ named: string }, 'number', 'proveAgain' | 'help'>({
    call: () => PROBE({ code: 'plain' }),
    onDone: (payload) => void ends.push(payload === null ? 'found' : payload.named),
    actions: {
      proveAgain: () => void ends.push('proveAgain'),
      help: () => void ends.push('help'),
    },
    onSettled: () => void ends.push('settled'),
    ...setup,
  })
  return (
    <>
      <output>{`${it.at}${it.unknown ? ' unknown' : ''}${it.asking ? ' asking' : ''}`}</output>
      <p>{`${it.problem('number')}${it.problem('password')}`}</p>
      <button type="button" onClick={() => void it.start()}>
        提交
      </button>
      <button type="button" onClick={() => void it.enter('246135')}>
        输入
      </button>
      <button type="button" onClick={() => void it.ask()}>
        查询
      </button>
      <button type="button" onClick={it.edited}>
        修改
      </button>
      <button type="button" onClick={() => setCount(count + 1)}>
        {`渲染 ${count}`}
      </button>
    </>
  )
}

const row: ScreenRow = {
  path: '/probe',
  title: '办理',
  needs: [],
  fields: v.object({}),
  load: async () => ({ default: Probe }),
}

/** The provider with a random code, and this answer to the submission. */
const answering = (reply: Reply): Reply =>
  replies.byAddress({
    '/api/probe/': reply,
    '': { randomCode: 'c'.repeat(22), expiresAt: '29990311101000' },
  })
const DONE = replies.payload({ named: 'done' })

beforeAll(async () => {
  provider = await standInProvider()
})
afterAll(() => provider.close())
beforeEach(() => {
  setup = {}
  ends = []
  provider.requestedUrls.length = 0
  provider.reply = answering(DONE)
})
afterEach(() => screen.close())

async function opened(change: Partial<ProbeSetup> = {}): Promise<void> {
  setup = change
  screen = await mountedScreen(row, '/probe')
  await eventually(() => button('提交'))
}
const at = () => one('output').textContent
const problem = () => one('p').textContent
const sent = () => provider.requestedUrls.filter((url) => url.includes('/api/probe/'))

async function submitted(reply: Reply, change: Partial<ProbeSetup> = {}): Promise<void> {
  provider.reply = answering(reply)
  await opened(change)
  await click(button('提交'))
}

test('a second tap sends nothing, and neither does one after it is done', async () => {
  await opened()
  const tap = button('提交')
  await act(async () => {
    tap.click()
    tap.click()
  })
  await eventually(() => expect(at()).toBe('done'))
  await click(tap)
  expect(sent()).toHaveLength(1)
  expect(ends).toEqual(['done', 'settled'])
})

test('a user who has declined the privacy notice is asked for it first, and sends nothing without', async () => {
  await opened()
  await act(async () => endQuestion('declined'))
  await click(button('提交'))
  expect([consent.asking, at()]).toEqual([true, 'idle'])
  await act(async () => endQuestion())
  await eventually(() => expect(document.body.textContent).toContain('还没有同意个人信息保护提示'))
  expect([at(), sent()]).toEqual(['idle', []])
  await click(button('提交'))
  await act(async () => endQuestion('agreed'))
  await eventually(() => expect(at()).toBe('done'))
})

test('a refusal of a field is shown there until the field is changed', async () => {
  await submitted(replies.refusal(RET.mobileTaken))
  await eventually(() => expect(problem()).toBe('请更换号码'))
  await click(button('修改'))
  expect([problem(), at()]).toEqual(['', 'idle'])
})

test('the provider’s words come before those of the table', async () => {
  await submitted(replies.refusal(RET.mobileTaken, '该号码属于他人'))
  await eventually(() => expect(problem()).toBe('该号码属于他人'))
})

test('a code that no table names gets the general refusal', async () => {
  await submitted(replies.refusal(SHOWN_RET.cardInUse))
  await eventually(() => expect(document.body.textContent).toContain('没有办理成功，请稍后再试'))
  await click(button('确认'))
})

test('a refusal is followed by what its row does, and by what its offer does when it is taken', async () => {
  await submitted(replies.refusal(RET.notBound, '请求无效'))
  await eventually(() => expect(ends).toEqual(['proveAgain', 'settled']))
  expect(document.body.textContent).toContain('请重新验证')
  provider.reply = answering(replies.refusal(RET.tooOften, '今天次数已用完'))
  await click(button('提交'))
  await eventually(() => button('联系客服'))
  await click(button('联系客服'))
  await eventually(() => expect(ends).toEqual(['proveAgain', 'settled', 'help', 'settled']))
})

test('a wrong code is given to the field of the code, and a right one is used up', async () => {
  const taken: string[] = []
  const code = {
    refused: ({ retCode }: { readonly retCode: number }) => taken.push(`${retCode}`) > 0,
    says: (text: string) => void taken.push(text),
    used: () => void taken.push('used'),
  }
  await submitted(replies.refusal(RET.wrongSmsCode), { code })
  await eventually(() => expect(taken).toEqual([`${RET.wrongSmsCode}`]))
  provider.reply = answering(replies.breakdown)
  await click(button('提交'))
  await eventually(() => expect(taken[1]).toBe('没有收到处理结果，请再次提交'))
  provider.reply = answering(DONE)
  await click(button('提交'))
  await eventually(() => expect(taken[2]).toBe('used'))
})

test('after a wrong password it is requested again, with the tries that are left', async () => {
  const wrong: Reply = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({ retCode: RET.wrongTradingPassword, retMsg: '', payload: { triesLeft: 3 } }),
    )
  }
  await submitted(wrong, { requiresPassword: true })
  await eventually(() => expect(at()).toBe('asking asking'))
  await click(button('输入'))
  await eventually(() => expect(problem()).toBe('交易密码错误，还可以输入 3 次'))
  expect(at()).toBe('asking asking')
  expect(ends).toEqual([])
})

test('nothing is sent, and nothing unknown, where the password could not be sealed', async () => {
  provider.reply = replies.breakdown
  await opened({
    requiresPassword: true,
    call: async ({ seal, password }) => PROBE({ code: (await seal({ password })).randomCode }),
  })
  await click(button('提交'))
  await eventually(() => expect(at()).toBe('asking asking'))
  await click(button('输入'))
  await eventually(() => expect(problem()).toBe('网络不通，没有提交，请重新输入'))
  expect([at(), sent().length]).toEqual(['asking asking', 0])
})

test('what is checked first ends the submission with its words, or with its own refusal', async () => {
  await opened({ check: async () => ({ at: 'number', text: '号码不完整' }) })
  await click(button('提交'))
  await eventually(() => expect(problem()).toBe('号码不完整'))
  expect(sent()).toEqual([])
  await screen.close()
  await submitted(replies.refusal(RET.mobileTaken), {
    check: async (ask) => (await ask(PROBE({ code: 'check' }))).named !== '',
  })
  await eventually(() => expect(problem()).toBe('请更换号码'))
  expect(sent()).toHaveLength(1)
})

test('a lost answer is unknown until the outcome is found', async () => {
  let found: boolean | null = null
  const askOutcome = async () => {
    if (found === null) throw new Error('no answer')
    return found
  }
  await submitted(replies.breakdown, {
    askOutcome,
    words: { notDone: { at: 'number', text: '还没有办理' } },
  })
  await eventually(() => expect(at()).toBe('unknown unknown'))
  found = false
  await click(button('查询'))
  await eventually(() => expect([at(), problem()]).toEqual(['idle', '还没有办理']))
  found = true
  await click(button('提交'))
  await eventually(() => expect([at(), ends.at(-2)]).toEqual(['done', 'found']))
  expect(sent()).toHaveLength(2)
})

test('a repeat after a lost answer is the same request, and is done where it is refused as a repeat', async () => {
  const codes = ['a', 'b', 'c'].map((it) => it.repeat(22))
  provider.reply = (response) => {
    const { url = '' } = response.req
    if (url.includes('/api/probe/')) return replies.breakdown(response)
    return replies.payload({ randomCode: codes.shift(), expiresAt: '29990311101000' })(response)
  }
  await opened({
    idempotencyKey: 'one thing',
    call: async ({ seal }) => PROBE({ code: (await seal({ secret: '1' })).randomCode }),
  })
  await click(button('提交'))
  await eventually(() => expect(at()).toBe('unknown unknown'))
  provider.reply = answering(replies.refusal(RET.sameAsBefore))
  await click(button('提交'))
  await eventually(() => expect(at()).toBe('done'))
  expect(sent()).toEqual([`/api/probe/${'a'.repeat(22)}`, `/api/probe/${'a'.repeat(22)}`])
  expect(ends.at(-2)).toBe('found')
})

test('a proof that the user does not give leaves everything as it was', async () => {
  await submitted(DONE, { stepUp: async () => null })
  await eventually(() => expect(at()).toBe('idle'))
  expect([sent(), ends]).toEqual([[], []])
})
