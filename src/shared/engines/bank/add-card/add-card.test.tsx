// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Answer } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { queries } from '#app/data/queries.ts'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { saveDraft } from '#session/draft.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { button, click, eventually, inPage, type, type InPage } from '#ui/testing/in-page.tsx'
import { AddCard } from './AddCard.tsx'
import { ordinaryCard } from './ordinary-card.ts'
import type { AddCardSetup, NumberedCard } from './setup.ts'

vi.mock('#platform/build-env.ts', async (original) => ({
  ...(await original<object>()),
  providerPublicKey: () => 'hSDwCYkwp1R0i33ctD73Wg2_Og0mOBr066SpjqqbTmo',
}))

const BANK = {
  bankId: '1001',
  bankName: '江海银行',
  singleLimit: '50000.00',
  dayLimit: '200000.00',
  signBy: 'message',
  available: true,
  unavailableReason: '',
}
const SENT = { serialNo: 'M1', mobileNo: '138****0001', resendAfter: 60 }
const FIRST = '6299013964480404'
const OTHER = '6214830000000001'
const MOBILE = '13800000001'

type SendAnswer = Awaited<ReturnType<AddCardSetup<unknown>['sendCode']>>
const ok: SendAnswer = { ok: true, payload: SENT }
const captchaNeeded: Answer<never> = {
  ok: false,
  retCode: RET.captchaNeeded,
  retMsg: '',
  payload: null,
}

let answers: SendAnswer[] = []
let sentFor: NumberedCard[] = []
let underWay: Promise<void> = Promise.resolve()
let page: InPage
let provider: Awaited<ReturnType<typeof standInProvider>>

const SETUP: AddCardSetup<unknown> = {
  ...ordinaryCard,
  draftKey: 'probe',
  codeSuffices: false,
  signAt: () => '/',
  boundBefore: async () => [],
  async sendCode(card) {
    sentFor.push(card)
    await underWay
    return answers.shift() ?? ok
  },
  submit: () => null,
  wasAdded: async () => false,
}

const text = () => document.body.textContent ?? ''
const labelled = (label: string): HTMLInputElement => {
  const id = [...document.querySelectorAll('label')].find((it) => it.textContent === label)?.htmlFor
  const input = document.getElementById(id ?? '')
  if (!(input instanceof HTMLInputElement)) throw new Error(`no field ${label}`)
  return input
}

async function open(): Promise<void> {
  page = await inPage(
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <AddCard setup={SETUP} custName="张*" from={undefined} onAdded={() => {}} />
      </BrowserRouter>
    </QueryClientProvider>,
  )
}

async function enter(cardNo: string): Promise<void> {
  await type(labelled('银行卡号'), cardNo)
  await type(labelled('银行预留手机号'), MOBILE)
}

beforeAll(async () => {
  provider = await standInProvider()
  provider.reply = replies.byAddress({
    querySupportBankCards: { banks: [BANK] },
    queryBankCardBin: { bankId: '1001', bankName: '江海银行', cardType: 'debit' },
    queryRandomCode: { randomCode: 'c'.repeat(22), expiresAt: '20260311101000' },
    queryCaptchaSts: {
      captchaFlag: '1',
      captchaId: 'c1',
      captchaImage: 'data:image/svg+xml;base64,PHN2Zy8+',
    },
  })
})
afterAll(() => provider.close())
beforeEach(() => {
  sessionStorage.clear()
  queries.clear()
  answers = []
  sentFor = []
  underWay = Promise.resolve()
})
afterEach(() => page.unmount())

/** Requests a code for the first card, whose answer waits for the returned function. */
async function requestHeld(): Promise<() => void> {
  let arrive = () => {}
  underWay = new Promise((done) => {
    arrive = done
  })
  await open()
  await enter(FIRST)
  await click(button('获取短信验证码'))
  return arrive
}

test('after a reload the numbers are typed in whole before the step of the code', async () => {
  const card = { bankId: '1001', bankName: '江海银行', cardTail: '0404', before: [] }
  saveDraft(sessionStore, 'probe', { card, unknown: false })
  await open()
  await type(labelled('银行卡号'), '6')
  expect(labelled('银行卡号').value).toBe('6')
  await enter(FIRST)
  await click(button('获取短信验证码'))
  await eventually(() => expect(text()).toContain('已发送至 138****0001'))
})

test('a card that is changed while its code is under way gets no step of its own', async () => {
  const arrive = await requestHeld()
  await eventually(() => expect(sentFor.map(({ cardNo }) => cardNo)).toEqual([FIRST]))
  await type(labelled('银行卡号'), OTHER)
  await act(async () => arrive())
  await eventually(() => expect(text()).toContain('填写的号码已更改，请重新获取验证码'))
  expect(labelled('银行卡号').value.replaceAll(' ', '')).toBe(OTHER)
})

test('a card that is typed back before its code has come goes on to the code', async () => {
  const arrive = await requestHeld()
  await eventually(() => expect(sentFor).toHaveLength(1))
  await type(labelled('银行卡号'), OTHER)
  await type(labelled('银行卡号'), FIRST)
  await act(async () => arrive())
  await eventually(() => expect(text()).toContain('已发送至 138****0001'))
})

test('another card after a captcha was required is sent a code with it', async () => {
  answers = [captchaNeeded]
  await open()
  await enter(FIRST)
  await click(button('获取短信验证码'))
  await eventually(() => expect(text()).toContain('图形验证码'))
  await click(button('更换'))
  await enter(OTHER)
  await type(labelled('图形验证码'), 'ab12')
  await click(button('获取短信验证码'))
  await eventually(() => expect(text()).toContain('已发送至 138****0001'))
  expect(text()).toContain('尾号 0001')
})
