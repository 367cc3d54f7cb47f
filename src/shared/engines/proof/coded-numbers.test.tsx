// @vitest-environment jsdom
import { act, useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { button, click, eventually, inPage, type InPage } from '#ui/testing/in-page.tsx'
import { useCodedNumbers } from './use-coded-numbers.ts'

const SENT = { serialNo: 'M1', mobileNo: '138****0001', resendAfter: 60 }
const NUMBERS = { cardNo: '6299013964480404', mobileNo: '13800000001' }

type Coded = ReturnType<typeof useCodedNumbers<typeof NUMBERS>>
let coded: Coded | null = null
let page: InPage

function Probe() {
  const [bankSerial, setSerial] = useState('a-1')
  const state = useCodedNumbers({
    name: 'probe',
    scene: 'sendPensionCardCode',
    start: NUMBERS,
    also: { bankSerial },
    request: async () => ({ ok: true, payload: SENT }),
  })
  useEffect(() => {
    coded = state
  })
  const { type } = state
  return (
    <>
      <button type="button" onClick={() => type({ cardNo: '6299013964480405' })}>
        另一个卡号
      </button>
      <button type="button" onClick={() => type({ mobileNo: '13800000002' })}>
        另一个手机号
      </button>
      <button type="button" onClick={() => setSerial('a-2')}>
        另一张已绑定的卡
      </button>
      <button type="button" onClick={() => type(NUMBERS)}>
        同样的号码
      </button>
    </>
  )
}

beforeEach(async () => {
  sessionStorage.clear()
  page = await inPage(<Probe />)
})
afterEach(() => page.unmount())

async function enterCode(): Promise<void> {
  await act(async () => void (await coded?.message.send()))
  await act(async () => coded?.message.type('246813'))
  await eventually(() =>
    expect(coded?.message.entered).toEqual({ serialNo: 'M1', verifyCode: '246813' }),
  )
}

test.each(['另一个卡号', '另一个手机号', '另一张已绑定的卡'])(
  'the code of the numbers before %s is not submitted',
  async (change) => {
    await enterCode()
    await click(button(change))
    expect([coded?.message.entered, coded?.message.code]).toEqual([null, ''])
  },
)

test('a code is submitted with the numbers it was sent for, typed once more', async () => {
  await enterCode()
  await click(button('同样的号码'))
  expect(coded?.message.entered).toEqual({ serialNo: 'M1', verifyCode: '246813' })
})
