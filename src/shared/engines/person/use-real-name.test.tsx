// @vitest-environment jsdom
import { useState } from 'react'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { mountedScreen } from '#app/testing/mounted-screen.tsx'
import { bridge } from '#platform/bridge.ts'
import type { ScreenRow } from '#templates/screen.ts'
import { button, click, eventually } from '#ui/testing/in-page.tsx'
import { useRealName } from './use-real-name.ts'

function Asking() {
  const verify = useRealName()
  const [end, setEnd] = useState('')
  return (
    <button type="button" onClick={() => void verify().then((it) => setEnd(String(it)))}>
      {`去认证${end}`}
    </button>
  )
}

const row: ScreenRow = {
  path: '/vp/home',
  title: '观点',
  needs: [],
  fields: v.object({}),
  load: async () => ({ default: Asking }),
}

let screen: Awaited<ReturnType<typeof mountedScreen>> | null = null
afterEach(async () => {
  await screen?.close()
  screen = null
})

const asked = () => screen?.app.calls.filter((text) => text.includes('"goAuth"')).length

test('the app’s own flow is opened, and a person who closes it stays on the page', async () => {
  screen = await mountedScreen(row, '/vp/home')
  await click(button('去认证'))
  await eventually(() => expect(button('去认证false')).toBeTruthy())
  expect([asked(), location.pathname]).toEqual([1, '/vp/home'])
})

test('without an app the pages of account opening are opened, with the way back', async () => {
  screen = await mountedScreen(row, '/vp/home?channel=flash')
  const { supports } = bridge()
  Object.assign(bridge(), { supports: () => false })
  await click(button('去认证'))
  await eventually(() => expect(location.pathname).toBe('/authentic'))
  expect(new URLSearchParams(location.search).get('from')).toBe('/vp/home?channel=flash')
  expect(asked()).toBe(0)
  Object.assign(bridge(), { supports })
})
