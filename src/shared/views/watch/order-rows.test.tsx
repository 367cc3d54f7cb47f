// @vitest-environment jsdom
import { act } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { inPage, one } from '#ui/testing/in-page.tsx'
import { OrderRows } from './OrderRows.tsx'
import type { WatchedRow } from './watched-rows.ts'

const row = (fundCode: string): WatchedRow => ({
  fundCode,
  fundName: `基金${fundCode}`,
  group: '',
  note: '',
  isMoney: false,
  dayChange: null,
  figure: { value: '--', tone: 'flat', of: '日涨跌' },
})

/** Makes the window listen as the oldest web views do, which know no `signal` of a listener. */
function forgetSignals(): void {
  const own = Object.getOwnPropertyDescriptor(window, 'addEventListener')
  const listen = window.addEventListener.bind(window)
  Object.defineProperty(window, 'addEventListener', {
    configurable: true,
    writable: true,
    value: (type: string, listener: EventListener) => listen(type, listener),
  })
  onTestFinished(() => {
    if (own) Object.defineProperty(window, 'addEventListener', own)
    else Reflect.deleteProperty(window, 'addEventListener')
  })
}

const fire = (target: EventTarget, type: string) =>
  act(async () => target.dispatchEvent(new PointerEvent(type, { bubbles: true, clientY: -1 })))

test('lets a dragged fund go where it is dropped, in web views without signals of listeners too', async () => {
  forgetSignals()
  const orders: string[] = []
  const page = await inPage(
    <OrderRows
      rows={['980301', '980302'].map(row)}
      onOrder={(codes) => orders.push(codes.join())}
    />,
  )
  const handle = one('[aria-label^="移动 基金980302"]')
  await fire(handle, 'pointerdown')
  await fire(window, 'pointermove')
  await fire(window, 'pointerup')
  expect(orders).toEqual(['980302,980301'])
  await fire(window, 'pointermove')
  await fire(window, 'pointerup')
  expect(orders).toHaveLength(1)
  await page.unmount()
})
