// @vitest-environment jsdom
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { Keypad } from './Keypad.tsx'
import { keypadSetting } from './keypad-setting.ts'
import { button, click, inPage } from '#ui/testing/in-page.tsx'

afterEach(() => vi.restoreAllMocks())

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
