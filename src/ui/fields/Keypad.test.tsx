// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Keypad } from './Keypad.tsx'
import { keypadSetting } from './keypad-setting.ts'
import { button, click, inPage } from '#ui/testing/in-page.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The digits in the order of their keys. */
const shown = (host: HTMLElement) =>
  [...host.querySelectorAll('button')].flatMap(({ textContent }) =>
    /^\d$/.test(textContent ?? '') ? [textContent] : [],
  )

/** The system's random source gives these, and the last for ever. */
function draws(...values: number[]) {
  let at = 0
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) => {
    if (into instanceof Uint8Array) into[0] = values[Math.min(at++, values.length - 1)] ?? 0
    return into
  })
}

async function opened(shuffled: boolean | undefined, pressed: string[] = []) {
  const page = await inPage(
    <Keypad
      {...(shuffled === undefined ? {} : { shuffled })}
      onDigit={(digit) => pressed.push(digit)}
      onDelete={() => {}}
    />,
  )
  return page
}

test('keeps the digits where everyone expects them', async () => {
  const { host, unmount } = await opened(false)
  expect(shown(host).join('')).toBe('1234567890')
  await unmount()
})

test('shuffled, has every digit once, in another order at each opening, and each key gives its own', async () => {
  const pressed: string[] = []
  draws(7, 3, 1)
  const first = await opened(true, pressed)
  const order = shown(first.host)
  expect(order.toSorted().join('')).toBe('0123456789')
  for (const digit of order) await click(button(digit ?? ''))
  expect(pressed).toEqual(order)
  await first.unmount()

  draws(2, 8)
  const second = await opened(true)
  expect(shown(second.host)).not.toEqual(order)
  await second.unmount()
})

test('shuffled, stays as it is while it is open, and draws no digit more often than another', async () => {
  // 255 is among the last six of 256, which the ten digits do not share evenly: it is drawn again.
  draws(255, 0)
  const { host, rerender, unmount } = await opened(true)
  expect(shown(host).join('')).toBe('1234567890')
  draws(9)
  await rerender(<Keypad shuffled onDigit={() => {}} onDelete={() => {}} />)
  expect(shown(host).join('')).toBe('1234567890')
  await unmount()
})

test('is shuffled where the brand requires it', async () => {
  keypadSetting.shuffled = true
  onTestFinished(() => {
    keypadSetting.shuffled = false
  })
  draws(7, 3, 1)
  const { host, unmount } = await opened(undefined)
  expect(shown(host).join('')).not.toBe('1234567890')
  await unmount()
})

/** A keypad, what its keys gave, and the events of fingers on them. */
async function touched() {
  const pressed: string[] = []
  const keypad = (disabled: boolean) => (
    <Keypad
      disabled={disabled}
      onDigit={(digit) => pressed.push(digit)}
      onDelete={() => pressed.push('x')}
    />
  )
  const page = await inPage(keypad(false))
  const send = (type: string, name: string, init: PointerEventInit) =>
    act(async () => {
      const event = new PointerEvent(type, { bubbles: true, pointerType: 'touch', ...init })
      button(name).dispatchEvent(event)
    })
  return {
    pressed,
    unmount: page.unmount,
    setDisabled: (disabled: boolean) => page.rerender(keypad(disabled)),
    down: (name: string, pointerId: number) => send('pointerdown', name, { pointerId }),
    up: (name: string, pointerId: number, at: PointerEventInit = {}) =>
      send('pointerup', name, { pointerId, ...at }),
    cancel: (name: string, pointerId: number) => send('pointercancel', name, { pointerId }),
    mouse: (type: string, name: string) => send(type, name, { pointerId: 1, pointerType: 'mouse' }),
  }
}

test('counts both of two touches that overlap, in the order in which they began', async () => {
  const { pressed, down, up, unmount } = await touched()
  await down('5', 1)
  await down('7', 2)
  await up('7', 2)
  await up('5', 1)
  expect(pressed).toEqual(['5', '7'])
  // Three fingers, the same key among them.
  await down('1', 3)
  await down('2', 4)
  await down('1', 5)
  await up('2', 4)
  await up('1', 3)
  await up('1', 5)
  expect(pressed.join('')).toBe('57121')
  await unmount()
})

test('deletes what a finger that is still down has typed', async () => {
  const { pressed, down, up, unmount } = await touched()
  await down('5', 1)
  await down('删除', 2)
  await up('删除', 2)
  await up('5', 1)
  expect(pressed).toEqual(['5', 'x'])
  await unmount()
})

test('counts a touch by its click, once', async () => {
  const { pressed, down, up, unmount } = await touched()
  await down('5', 1)
  await up('5', 1)
  expect(pressed).toEqual([])
  await click(button('5'))
  await act(async () => vi.runAllTimers())
  expect(pressed).toEqual(['5'])
  // The next clicks have had no touch before them.
  await click(button('5'))
  await click(button('7'))
  expect(pressed).toEqual(['5', '5', '7'])
  await unmount()
})

test('counts a touch that has no click, as a long one or one that slides a little, once', async () => {
  const { pressed, down, up, unmount } = await touched()
  await down('5', 1)
  await up('5', 1)
  await act(async () => vi.runAllTimers())
  expect(pressed).toEqual(['5'])
  // The next finger comes down before it is sure that there is no click.
  await down('6', 2)
  await up('6', 2)
  await down('7', 3)
  expect(pressed).toEqual(['5', '6'])
  await up('7', 3)
  await click(button('7'))
  expect(pressed).toEqual(['5', '6', '7'])
  await unmount()
})

test('takes a click that comes late for what it is', async () => {
  const { pressed, down, up, unmount } = await touched()
  await down('5', 1)
  await down('7', 2)
  await up('5', 1)
  await up('7', 2)
  await click(button('7'))
  await click(button('5'))
  expect(pressed).toEqual(['5', '7'])
  await click(button('5'))
  expect(pressed).toEqual(['5', '7', '5'])
  await unmount()
})

test('counts no touch that slides to another key or that the system takes away', async () => {
  const { pressed, down, up, cancel, unmount } = await touched()
  await down('5', 1)
  await up('5', 1, { clientX: 200, clientY: 0 })
  await down('6', 2)
  await cancel('6', 2)
  await up('6', 2)
  await act(async () => vi.runAllTimers())
  expect(pressed).toEqual([])
  await unmount()
})

test('counts a mouse and what clicks without a pointer once', async () => {
  const { pressed, mouse, unmount } = await touched()
  for (const type of ['pointerdown', 'pointerup']) await mouse(type, '3')
  expect(pressed).toEqual([])
  await click(button('3'))
  await click(button('4'))
  await click(button('4'))
  expect(pressed).toEqual(['3', '4', '4'])
  await unmount()
})

test('forgets a finger that is down while the keys are disabled', async () => {
  const { pressed, down, up, setDisabled, unmount } = await touched()
  await down('9', 1)
  await setDisabled(true)
  await setDisabled(false)
  await down('1', 2)
  await up('1', 2)
  await click(button('1'))
  expect(pressed).toEqual(['1'])
  await unmount()
})
