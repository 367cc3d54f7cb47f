// @vitest-environment jsdom
import { useState } from 'react'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { mountedScreen } from '#app/testing/mounted-screen.tsx'
import { bindingPaths } from '#paths/binding.ts'
import { button, click, eventually } from '#ui/testing/in-page.tsx'
import { TradingPasswordSheet } from './TradingPasswordSheet.tsx'

const ORDER = '/transaction/any?serial=S1'
const open: boolean[] = []

function Order() {
  const [asking, setAsking] = useState(true)
  open.push(asking)
  return (
    <TradingPasswordSheet
      open={asking}
      title="请输入交易密码"
      onComplete={() => undefined}
      onClose={() => setAsking(false)}
    />
  )
}

let screen: Awaited<ReturnType<typeof mountedScreen>> | null = null
afterEach(async () => screen?.close())

test('leads who has forgotten the password to setting another, with the way back', async () => {
  const row = {
    path: '/transaction/any',
    title: '订单',
    needs: [],
    fields: v.object({}),
    load: async () => ({ default: Order }),
  }
  screen = await mountedScreen(row, ORDER)
  await click(button('忘记密码'))
  await eventually(() => expect(location.pathname).toBe(bindingPaths.setBank.pattern))
  expect(new URLSearchParams(location.search).get('from')).toBe(ORDER)
  expect(open.at(-1)).toBe(false)
})
