// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { resetTransPwd } from '#api/calls/account.ts'
import type { Answer } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { queries } from '#app/data/queries.ts'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { ownNumbers } from '#domain/identity/trading-password.ts'
import { dropProof, keepOwnNumbers } from '#session/proofs.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { axeFindings, inPage, one, press, eventually, type InPage } from '#ui/testing/in-page.tsx'
import { NewPassword } from './NewPassword.tsx'
import {
  CHOOSE_ANOTHER,
  NEW_PASSWORD_ROWS,
  useNewPassword,
  type SealedPasswords,
} from './use-new-password.ts'

vi.mock('#platform/build-env.ts', async (original) => ({
  ...(await original<object>()),
  providerPublicKey: () => 'hSDwCYkwp1R0i33ctD73Wg2_Og0mOBr066SpjqqbTmo',
}))

const SET = submissionCall(resetTransPwd, { ...NEW_PASSWORD_ROWS, sameAsBefore: CHOOSE_ANOTHER })

const ends: string[] = []
let sent: SealedPasswords[] = []
let answer: Answer<unknown> | 'lost' = { ok: true, payload: {} }
let page: InPage
let provider: Awaited<ReturnType<typeof standInProvider>>

function Probe() {
  const { pathname } = useLocation()
  const password = useNewPassword({
    steps: { first: '/1', second: '/2' },
    submit: (sealed) => ({
      ...SET({ transPwdToken: 'token', ...sealed }),
      async send() {
        sent.push(sealed)
        if (answer === 'lost') throw new Error('no answer')
        return answer
      },
    }),
    onSet: () => void ends.push('set'),
    onTokenLost: () => void ends.push('tokenLost'),
    onUnknown: () => void ends.push('unknown'),
  })
  const step = pathname === '/2' && password.hasFirst ? '2' : '1'
  return <NewPassword step={step} password={password} steps={['一', '二', '三']} current={1} />
}

const title = () => one('h2').textContent
const error = () => one('[role=alert]').textContent
async function enter(digits: string): Promise<void> {
  for (const digit of digits) await press(digit)
}
async function typeTwice(first: string, second = first): Promise<void> {
  await enter(first)
  await eventually(() => expect(title()).toBe('请再次输入交易密码'))
  await enter(second)
}
const refuse = (retCode: number, retMsg = ''): Answer<unknown> => ({
  ok: false,
  retCode,
  retMsg,
  payload: null,
})

beforeAll(async () => {
  provider = await standInProvider()
  provider.reply = replies.payload({ randomCode: 'c'.repeat(22), expiresAt: '20260311101000' })
})
afterAll(() => provider.close())
beforeEach(async () => {
  history.replaceState(null, '', '/1')
  ends.length = 0
  sent = []
  answer = { ok: true, payload: {} }
  page = await inPage(
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <Probe />
      </BrowserRouter>
    </QueryClientProvider>,
  )
})
afterEach(async () => {
  await page.unmount()
  dropProof('transPwdToken')
})

test('the rules are in view, and a weak password is refused before it is repeated', async () => {
  expect(page.host.textContent).toContain('至少 3 个不同的数字')
  await enter('123456')
  expect(error()).toContain('连续数字')
  await enter('112211')
  expect(error()).toContain('至少使用 3 个不同的数字')
  expect(title()).toBe('请输入新的交易密码')
  expect(sent).toEqual([])
})

test('what the user typed of the own numbers on the way here is refused as well', async () => {
  keepOwnNumbers(ownNumbers({ mobileNos: ['13800246135'] }))
  await enter('246135')
  expect(error()).toContain('手机号')
})

test('a repetition that differs begins again and says so; nothing is sent', async () => {
  await typeTwice('246810', '246813')
  await eventually(() => expect(title()).toBe('请输入新的交易密码'))
  expect(error()).toContain('不一致')
  expect(sent).toEqual([])
})

test('both typings are sealed and sent once, and neither is in the page, the storage or the history', async () => {
  await typeTwice('246810')
  await eventually(() => expect(ends).toEqual(['set']))
  expect(sent).toHaveLength(1)
  const traces = JSON.stringify([
    Object.entries(sessionStorage),
    history.state,
    location.href,
    sent,
  ])
  expect(traces).not.toContain('246810')
  expect(document.body.innerHTML).not.toContain('246810')
  expect(sent[0]?.firstTransPwd).not.toBe(sent[0]?.transPwd)
})

test.each([
  ['a weak one', SHOWN_RET.weakTradingPassword],
  ['the same as before', RET.sameAsBefore],
])('the provider refuses %s: another is typed, with its words', async (_what, retCode) => {
  answer = refuse(retCode, '请换一个密码')
  await typeTwice('246810')
  await eventually(() => expect(error()).toBe('请换一个密码'))
  expect(title()).toBe('请输入新的交易密码')
  expect(ends).toEqual([])
})

test('a token that has lapsed, and an answer that is lost, are the screen’s to handle; nothing is sent again', async () => {
  answer = refuse(SHOWN_RET.tokenExpired)
  await typeTwice('246810')
  await eventually(() => expect(ends).toEqual(['tokenLost']))
  answer = 'lost'
  history.replaceState(null, '', '/1')
  await page.unmount()
  page = await inPage(
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <Probe />
      </BrowserRouter>
    </QueryClientProvider>,
  )
  await typeTwice('246810')
  await eventually(() => expect(ends).toEqual(['tokenLost', 'unknown']))
  expect(sent).toHaveLength(2)
})

test('both steps have nothing that axe finds wrong', async () => {
  expect(await axeFindings()).toEqual([])
  await enter('246810')
  await eventually(() => expect(title()).toBe('请再次输入交易密码'))
  expect(await axeFindings()).toEqual([])
})
