// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { deviceId } from './device-id.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('a device has one random name, which is replaced where it was damaged', () => {
  const id = deviceId()
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(deviceId()).toBe(id)
  localStorage.setItem('deviceId', '<b>')
  expect(deviceId()).toMatch(/^[0-9a-f]{32}$/)
})

test('a device that keeps nothing has one for the page', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('no storage')
  })
  expect(deviceId()).toBe(deviceId())
})
