// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerOverlay } from '#ui/overlays/overlays.ts'
import { axeFindings, inPage, one, type InPage } from '#ui/testing/in-page.tsx'
import { clearRewards, tellReward, type Reward } from './rewards.ts'
import { RewardHost } from './RewardHost.tsx'

const reward = (text: string, action: Reward['action'] = { text: '知道了', onClick: null }) => ({
  title: '完成风险测评',
  text,
  action,
})
let claims = 0
const earn = (text: string, action?: Reward['action']) =>
  act(async () => tellReward(`claim-${(claims += 1)}`, reward(text, action)))
const spoken = () => one('[role=status]').querySelector('strong')?.textContent ?? ''
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

let page: InPage
beforeEach(async () => {
  vi.useFakeTimers()
  page = await inPage(<RewardHost />)
})
afterEach(async () => {
  await act(async () => clearRewards())
  await page.unmount()
  vi.useRealTimers()
})

test('a reward is shown for five seconds, and the next one after it', async () => {
  await earn('+50 金币')
  await earn('+100 金币')
  await pass(4_999)
  expect(spoken()).toBe('+50 金币')
  await pass(1)
  expect(spoken()).toBe('+100 金币')
  await pass(4_999)
  expect(spoken()).toBe('+100 金币')
  await pass(1)
  expect(spoken()).toBe('')
})

test('the same claim is announced once', async () => {
  await act(async () => tellReward('same', reward('+50 金币')))
  await pass(5_000)
  await act(async () => tellReward('same', reward('+50 金币')))
  expect(spoken()).toBe('')
})

test('a reward waits behind a dialog or a sheet, and then has its whole time', async () => {
  await earn('+50 金币')
  await pass(3_000)
  let close = () => {}
  await act(async () => {
    close = registerOverlay(() => {})
  })
  expect(spoken()).toBe('')
  await earn('+100 金币')
  await pass(60_000)
  expect(spoken()).toBe('')
  await act(async () => close())
  expect(spoken()).toBe('+50 金币')
  await pass(4_999)
  expect(spoken()).toBe('+50 金币')
  await pass(1)
  expect(spoken()).toBe('+100 金币')
})

test('its button ends it and does its work', async () => {
  const onClick = vi.fn<() => void>()
  await earn('申购费优惠券 1 张', { text: '去看看', onClick })
  await act(async () => one('[role=status] button').click())
  expect(onClick).toHaveBeenCalledOnce()
  expect(spoken()).toBe('')
})

test('a link leads to a screen; it is announced politely, and has no accessibility fault', async () => {
  await earn('+50 金币', { text: '查看', href: '/asset/holdList' })
  expect(one('[role=status] a').getAttribute('href')).toBe('/asset/holdList')
  expect(one('[role=status]').getAttribute('aria-live')).toBe('polite')
  vi.useRealTimers()
  expect(await axeFindings()).toEqual([])
})
