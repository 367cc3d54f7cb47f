// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PasscodeSheet } from '#ui/fields/PasscodeSheet.tsx'
import { button, click, inPage, one, type InPage } from '#ui/testing/in-page.tsx'
import { TAP_SHIELD_MS } from './use-tap-shield.ts'

const idle = (): void => undefined
const sheet = (open: boolean) => (
  <PasscodeSheet
    open={open}
    title="输入交易密码"
    onComplete={idle}
    onClose={idle}
    onForgot={idle}
  />
)

/**
 * Returns whether a tap would reach the shield: the shield, while there is one, lies over keypad,
 * scrim and close control.
 */
const shielded = (): boolean => document.querySelector('[data-shield]') !== null
const after = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
const send = (target: EventTarget, type: string) =>
  act(async () => void target.dispatchEvent(new Event(type, { bubbles: true })))
const pointer = (type: string) => act(async () => void window.dispatchEvent(finger(type)))
const finger = (type: string) => Object.assign(new Event(type), { pointerId: 1 })

describe('a sheet that opens', () => {
  let page: InPage
  beforeEach(async () => {
    vi.useFakeTimers()
    page = await inPage(sheet(false))
  })
  afterEach(async () => {
    await page.unmount()
    vi.useRealTimers()
  })

  it('lets no second tap through to its keypad, its close control or the scrim', async () => {
    await page.rerender(sheet(true))
    const shield = one('[data-shield]')
    // Later in the document and in the same layer, so it is on top.
    expect(shield.previousElementSibling).toBe(one('[role=dialog]'))
    await after(TAP_SHIELD_MS - 1)
    expect(shielded()).toBe(true)
    await after(1)
    expect(shielded()).toBe(false)
    await click(button('1'))
    expect(one('[role=img]').getAttribute('aria-label')).toBe('已输入 1 位，共 6 位')
  })

  it('waits for its own animation, and not for one inside of it', async () => {
    await page.rerender(sheet(true))
    const panel = one('[role=dialog]')
    await send(panel, 'animationstart')
    await send(one('[role=img]'), 'animationend')
    await after(TAP_SHIELD_MS)
    expect(shielded()).toBe(true)
    await send(panel, 'animationend')
    expect(shielded()).toBe(false)
  })

  it('waits for the finger that opened it, and for the click that its lifting may still bring', async () => {
    await pointer('pointerdown')
    await page.rerender(sheet(true))
    await after(3 * TAP_SHIELD_MS)
    expect(shielded()).toBe(true)
    await pointer('pointerup')
    await after(TAP_SHIELD_MS - 1)
    expect(shielded()).toBe(true)
    await after(1)
    expect(shielded()).toBe(false)
  })

  it('is shielded again at its next opening', async () => {
    await page.rerender(sheet(true))
    await after(TAP_SHIELD_MS)
    await page.rerender(sheet(false))
    expect(shielded()).toBe(false)
    await page.rerender(sheet(true))
    expect(shielded()).toBe(true)
  })
})
