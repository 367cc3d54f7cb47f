import { expect, test } from 'vitest'
import { deviceName, signInNote } from './sign-in-words.ts'

const SIGN_IN = {
  time: '20260311100512',
  place: '上海',
  container: 'app',
  device: 'iPhone 15',
} as const

test.each([
  ['app', 'iPhone 15 · App'],
  ['web', 'iPhone 15 · 微信'],
  ['applet', 'iPhone 15 · 小程序'],
  ['partner', 'iPhone 15 · 合作方 App'],
] as const)('a device that is signed in to %s is named %s', (container, name) => {
  expect(deviceName({ ...SIGN_IN, container })).toBe(name)
})

test('a sign-in says when and, where it is known, from where', () => {
  expect(signInNote(SIGN_IN)).toBe('2026-03-11 10:05，上海')
  expect(signInNote({ ...SIGN_IN, place: '' })).toBe('2026-03-11 10:05')
})
