// @vitest-environment jsdom
import { act, useEffect, useState } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Answer } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { consent, endQuestion } from '#platform/consent.ts'
import {
  axeFindings,
  button,
  click,
  inPage,
  one,
  type,
  eventually,
  type InPage,
} from '#ui/testing/in-page.tsx'
import { MessageCode } from './MessageCode.tsx'
import type { CaptchaAnswer } from './use-captcha.ts'
import { useMessageCode, type MessageCodeState } from './use-message-code.ts'

const SENT = { serialNo: 'M1', mobileNo: '138****0001', resendAfter: 60 }
const NUMBER = '13800000001'
const PICTURE = 'data:image/svg+xml;base64,PHN2Zy8+'

type SendAnswer = Answer<typeof SENT>
const ok: SendAnswer = { ok: true, payload: SENT }
const refused = (retCode: number, payload: unknown = null): Extract<SendAnswer, { ok: false }> => ({
  ok: false,
  retCode,
  retMsg: '',
  payload,
})

let answers: SendAnswer[] = []
let asked: CaptchaAnswer[] = []
/** The act that the answer to a request waits for. */
let underWay: Promise<void> = Promise.resolve()
let message: MessageCodeState | null = null
let page: InPage
let provider: Awaited<ReturnType<typeof standInProvider>>

function Probe() {
  const [mobileNo, setMobileNo] = useState(NUMBER)
  const [cardNo, setCardNo] = useState('')
  const state = useMessageCode({
    name: 'probe',
    scene: 'sendMobileCode',
    numbers: { cardNo, mobileNo },
    request: async (captcha) => {
      asked.push(captcha)
      await underWay
      return answers.shift() ?? ok
    },
  })
  useEffect(() => {
    message = state
  })
  return (
    <>
      <button type="button" onClick={() => setMobileNo('13900000002')}>
        另一个手机号
      </button>
      <button type="button" onClick={() => setMobileNo(NUMBER)}>
        原来的手机号
      </button>
      <button type="button" onClick={() => setCardNo('6222000000000001')}>
        另一张卡
      </button>
      <MessageCode message={state} missing={null} source="probe" />
    </>
  )
}

const field = (label: string): HTMLInputElement => {
  const id = [...document.querySelectorAll('label')].find((it) => it.textContent === label)?.htmlFor
  const input = document.getElementById(id ?? '')
  if (!(input instanceof HTMLInputElement)) throw new Error(`no field ${label}`)
  return input
}
const text = () => document.body.textContent ?? ''

beforeAll(async () => {
  provider = await standInProvider()
})
afterAll(() => provider.close())
beforeEach(async () => {
  sessionStorage.clear()
  answers = []
  asked = []
  underWay = Promise.resolve()
  page = await inPage(<Probe />)
})
afterEach(async () => {
  endQuestion('unasked')
  await page.unmount()
})

async function request(): Promise<void> {
  await click(button('获取验证码'))
  await eventually(() => expect(text()).toContain('已发送至 138****0001'))
}

test('a message that was sent names its masked number, and its wait survives a reload', async () => {
  await request()
  expect(text()).toMatch(/\d+ 秒后重发/)
  expect(field('短信验证码').autocomplete).toBe('one-time-code')
  await page.unmount()
  page = await inPage(<Probe />)
  expect(text()).toContain('已发送至 138****0001')
  expect(text()).toMatch(/\d+ 秒后重发/)
})

test('a user who has declined the privacy notice is asked for it first, and is sent nothing without', async () => {
  endQuestion('declined')
  await click(button('获取验证码'))
  expect([consent.asking, asked]).toEqual([true, []])
  await act(async () => endQuestion())
  await eventually(() => expect(text()).toContain('没有同意个人信息保护提示'))
  expect([text().includes('没有收到处理结果'), asked]).toEqual([false, []])
  await click(button('获取验证码'))
  await act(async () => endQuestion('agreed'))
  await eventually(() => expect(text()).toContain('已发送至 138****0001'))
})

test('nothing of the number or the code is stored for a reload', async () => {
  await request()
  await type(field('短信验证码'), '246813')
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/13800000001|246813/)
})

test.each(['另一个手机号', '另一张卡'])(
  'a change (%s) voids the message for good and empties the code, and the wait goes on',
  async (change) => {
    await request()
    await type(field('短信验证码'), '246813')
    await click(button(change))
    expect([field('短信验证码').value, message?.entered]).toEqual(['', null])
    expect(text()).not.toContain('已发送至')
    expect(text()).toMatch(/\d+ 秒后可获取验证码/)
    await click(button('原来的手机号'))
    expect(message?.entered).toBeNull()
  },
)

test.each(['另一个手机号', '另一张卡'])(
  'a change (%s) while the message is under way voids it, and says so',
  async (change) => {
    let arrive = () => {}
    underWay = new Promise((done) => {
      arrive = done
    })
    await click(button('获取验证码'))
    await click(button(change))
    await act(async () => arrive())
    await eventually(() => expect(text()).toContain('填写的号码已更改，请重新获取验证码'))
    expect(message?.entered).toBeNull()
    expect(text()).toMatch(/\d+ 秒后可获取验证码/)
  },
)

test('a refusal that comes after a change does not bring the former message back', async () => {
  await request()
  answers = [refused(RET.tooOften, { retryAfter: 30 })]
  let arrive = () => {}
  underWay = new Promise((done) => {
    arrive = done
  })
  await act(async () => void message?.send())
  await click(button('另一个手机号'))
  await act(async () => arrive())
  await eventually(() => expect(text()).toContain('过于频繁'))
  expect(message?.entered).toBeNull()
})

test('a message that has outlived its page ends once another card is typed', async () => {
  await request()
  await page.unmount()
  page = await inPage(<Probe />)
  expect(message?.entered).not.toBeNull()
  await click(button('另一张卡'))
  expect(message?.entered).toBeNull()
})

test('a captcha is required by the provider alone, and answered with the next request', async () => {
  answers = [refused(RET.captchaNeeded), refused(RET.captchaNeeded)]
  provider.reply = replies.payload({ captchaFlag: '1', captchaId: 'c1', captchaImage: PICTURE })
  expect(document.querySelector('img')).toBeNull()
  await click(button('获取验证码'))
  await eventually(() => expect(one('img').getAttribute('src')).toBe(PICTURE))

  await click(button('获取验证码'))
  expect(text()).toContain('请先输入图形验证码')
  expect(asked).toEqual([{}])

  await type(field('图形验证码'), 'ab1图2')
  await click(button('获取验证码'))
  expect(text()).toContain('图形验证码由字母和数字组成，请核对')
  expect(asked).toEqual([{}])

  await type(field('图形验证码'), 'ａb 1２')
  await click(button('获取验证码'))
  await eventually(() => expect(text()).toContain('图形验证码不正确'))
  expect(asked[1]).toEqual({ captchaId: 'c1', captchaText: 'ab12' })

  await type(field('图形验证码'), 'CD34')
  await request()
  expect(document.querySelector('img')).toBeNull()
})

test('a captcha that is no picture is not shown', async () => {
  answers = [refused(RET.captchaNeeded)]
  const captchaImage = 'https://elsewhere.example/captcha.png'
  provider.reply = replies.payload({ captchaFlag: '1', captchaId: 'c1', captchaImage })
  await click(button('获取验证码'))
  await eventually(() => expect(message?.captcha).toBeNull())
  expect(document.querySelector('img')).toBeNull()
})

test('a request that comes too early waits for what is left, and a day without messages says so', async () => {
  answers = [{ ...refused(RET.tooOften, { retryAfter: 30 }), retMsg: '验证码发送过于频繁' }]
  await click(button('获取验证码'))
  await eventually(() => expect(text()).toMatch(/(?:30|29) 秒后可获取验证码/))
  expect(text()).toContain('验证码发送过于频繁')
})

test('a wrong code says how many tries are left, and the fifth ends the message', async () => {
  await request()
  const wrong = async (triesLeft: number) => {
    await type(field('短信验证码'), '000000')
    const isItsOwn = await act(async () =>
      message?.refused(refused(RET.wrongSmsCode, { triesLeft })),
    )
    expect(isItsOwn).toBe(true)
  }
  await wrong(4)
  await eventually(() => expect(text()).toContain('还可以尝试 4 次'))
  expect(field('短信验证码').value).toBe('')
  expect(message?.sent).not.toBeNull()
  await wrong(0)
  await eventually(() => expect(text()).toContain('请重新获取'))
  // The draft has a store of its own, which is rendered after the words.
  await eventually(() => expect(message?.sent).toBeNull())
})

test('a refusal that is not about the code is left to the screen', async () => {
  await request()
  expect(message?.refused(refused(RET.mobileTaken))).toBe(false)
})

test('it has nothing that axe finds wrong, its help included', async () => {
  answers = [refused(RET.captchaNeeded)]
  provider.reply = replies.payload({ captchaFlag: '1', captchaId: 'c1', captchaImage: PICTURE })
  await click(button('获取验证码'))
  await eventually(() => expect(one('img')).toBeTruthy())
  expect(await axeFindings()).toEqual([])
  await click(button('收不到验证码'))
  expect(text()).toContain('5 分钟内有效')
  expect(await axeFindings()).toEqual([])
})
