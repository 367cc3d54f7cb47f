// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cancel } from '#api/calls/cancel.ts'
import { convert } from '#api/calls/convert.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { fastRedeemRepeat, redeem } from '#api/calls/redeem.ts'
import { applyByEncriptTransPwd } from '#api/calls/trade.ts'
import { setDividendMethod } from '#api/calls/transaction.ts'
import { PasscodeSheet } from '#ui/fields/PasscodeSheet.tsx'
import { ToastHost } from '#ui/overlays/ToastHost.tsx'
import { inPage, press, type InPage } from '#ui/testing/in-page.tsx'
import { showCallToasts } from './call-toasts.ts'

const nothing = () => {}
let page: InPage
beforeEach(() => vi.useFakeTimers())
afterEach(async () => {
  await page.unmount()
  vi.useRealTimers()
})

test.each<[Endpoint]>([
  [applyByEncriptTransPwd],
  [redeem],
  [fastRedeemRepeat],
  [convert],
  [cancel],
  [setDividendMethod],
])('a slow answer to $name shows exactly one sign of loading', async (endpoint) => {
  let answered = (): void => undefined
  const answer = new Promise<void>((resolve) => {
    answered = resolve
  })
  const send = (): Promise<void> => {
    showCallToasts({ type: 'started', id: 1, endpoint })
    return answer
  }
  page = await inPage(
    <>
      <ToastHost />
      <PasscodeSheet
        open
        title="请输入交易密码"
        onComplete={send}
        onClose={nothing}
        onForgot={nothing}
      />
    </>,
  )
  for (const digit of '246810') await press(digit)
  await act(async () => vi.advanceTimersByTime(8_000))
  const signs = [...document.querySelectorAll('[role=status]')].map((it) => it.textContent)
  expect(signs.filter((text) => text !== '')).toEqual(['处理中，请稍候'])

  showCallToasts({ type: 'ended', id: 1, endpoint })
  await act(async () => answered())
})

test.each([
  ['cancelled', []],
  ['network', ['网络开小差，请稍后再试']],
] as const)(
  'a call that failed as %s says what the user has to know of it',
  async (reason, said) => {
    page = await inPage(<ToastHost />)
    await act(async () => showCallToasts({ type: 'failed', endpoint: cancel, reason, detail: '' }))
    const shown = [...document.querySelectorAll('[role=status]')].map((it) => it.textContent)
    expect(shown.filter((text) => text !== '')).toEqual(said)
  },
)
