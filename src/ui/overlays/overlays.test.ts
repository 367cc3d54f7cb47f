import { expect, onTestFinished, test } from 'vitest'
import { closeTopOverlay, overlayOpen, registerOverlay } from './overlays.ts'

Object.assign(globalThis, { window: new EventTarget() })

/** An overlay that closes on request, or that stays while it is at work. */
function openOverlay(name: string, asked: string[], stays = false): void {
  const close = () => {
    asked.push(name)
    if (!stays) unregister()
  }
  const unregister = registerOverlay(close)
  onTestFinished(unregister)
}

test('only the uppermost overlay is closed, one after the other, then none', () => {
  const asked: string[] = []
  openOverlay('sheet', asked)
  openOverlay('dialog', asked)
  expect(closeTopOverlay()).toBe(true)
  expect(asked).toEqual(['dialog'])
  expect(closeTopOverlay()).toBe(true)
  expect(asked).toEqual(['dialog', 'sheet'])
  expect(overlayOpen()).toBe(false)
  expect(closeTopOverlay()).toBe(false)
})

test('an overlay that must stay protects those below it', () => {
  const asked: string[] = []
  openOverlay('form', asked)
  openOverlay('password', asked, true)
  expect(closeTopOverlay()).toBe(true)
  expect(closeTopOverlay()).toBe(true)
  expect(asked).toEqual(['password', 'password'])
})
