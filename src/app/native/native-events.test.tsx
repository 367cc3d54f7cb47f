// @vitest-environment jsdom
import { useState } from 'react'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { REREAD_ON_REQUEST } from '#api/reread.ts'
import { queries } from '#app/data/queries.ts'
import { bridge } from '#platform/bridge.ts'
import type { ScreenRow } from '#templates/screen.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { overlayOpen } from '#ui/overlays/overlays.ts'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { button, click, eventually } from '#ui/testing/in-page.tsx'
import { followNativeEvents } from './native-events.ts'
import { mountedScreen } from '#app/testing/mounted-screen.tsx'

/** A screen with two sheets, one above the other, and a dialog above both. */
function Layers() {
  const [open, setOpen] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setOpen(2)}>
        打开
      </button>
      <Sheet open={open > 0} onClose={() => setOpen(0)} title="下层">
        <button type="button" onClick={() => void dialog.alert({ content: '最上面' })}>
          提示
        </button>
      </Sheet>
      <Sheet open={open > 1} onClose={() => setOpen(1)} title="上层">
        内容
      </Sheet>
    </>
  )
}

const row: ScreenRow = {
  path: '/layers',
  title: '层',
  needs: [],
  fields: v.object({}),
  load: async () => ({ default: Layers }),
}

let screen: Awaited<ReturnType<typeof mountedScreen>>

beforeEach(async () => {
  sessionStorage.clear()
  screen = await mountedScreen(row, '/layers')
  await bridge().handshake()
  followNativeEvents()
})

afterEach(async () => {
  await screen.close()
})

const sheets = () =>
  [...document.querySelectorAll('[aria-modal=true] h2')].map((it) => it.textContent)
const arrived = (method: string) =>
  screen.app.calls.filter((text) => text.includes(`"method":"${method}"`)).length

test('the back key closes what is on top, one layer a press, then the page', async () => {
  await click(button('打开'))
  expect(sheets()).toEqual(['下层', '上层'])
  screen.app.pressBack()
  await eventually(() => expect(sheets()).toEqual(['下层']))
  await click(button('提示'))
  await eventually(() => expect(document.querySelector('[role=alertdialog]')).not.toBeNull())
  screen.app.pressBack()
  await eventually(() => expect(document.querySelector('[role=alertdialog]')).toBeNull())
  expect(overlayOpen()).toBe(true)
  screen.app.pressBack()
  await eventually(() => expect(overlayOpen()).toBe(false))
  expect(screen.app.closed()).toBe(0)
  expect(location.pathname).toBe('/layers')
  screen.app.pressBack()
  await eventually(() => expect(screen.app.closed()).toBe(1))
})

test('a press for which the app has not waited is left to the app', async () => {
  await click(button('打开'))
  screen.app.pressBack(false)
  await eventually(() => expect(arrived('claimBack')).toBe(1))
  await bridge().call('isLoggedIn', {})
  expect(sheets()).toEqual(['下层', '上层'])
  expect(screen.app.closed()).toBe(0)
})

test('a page that is shown again after a native page asks again for what it shows', async () => {
  queries.setQueryData(['cards'], 1)
  expect(queries.getQueryState(['cards'])?.isInvalidated).toBe(false)
  screen.app.emit({ event: 'resume', data: {} })
  expect(queries.getQueryState(['cards'])?.isInvalidated).toBe(true)
})

test('a return reads again what is shown, but no list that is read on request alone', async () => {
  const read = { queryFn: () => 1 }
  await queries.prefetchQuery({ ...read, queryKey: ['orders'] })
  await queries.prefetchQuery({ ...read, queryKey: ['talks'], meta: REREAD_ON_REQUEST })
  screen.app.emit({ event: 'resume', data: {} })
  await eventually(() => expect(queries.getQueryState(['orders'])?.isInvalidated).toBe(true))
  expect(queries.getQueryState(['talks'])?.isInvalidated).toBe(false)
})
