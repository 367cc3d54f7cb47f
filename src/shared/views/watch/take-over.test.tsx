// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { replies } from '#app/testing/stand-in-provider.ts'
import { testPages } from '#app/testing/test-pages.tsx'
import { actOn, watchedFunds } from '#domain/watch/watch-list.ts'
import { signIn, signOut } from '#session/session.ts'
import { addToDevice, deviceWatchList, forgetDevice } from './device-watch-list.ts'
import { actOnWatchList, takeOverDevice } from './watch-acts.ts'

const { provider } = testPages()
const client = new QueryClient()

const star = (fundCode: string) =>
  addToDevice(actOn(deviceWatchList(), { do: 'star', fundCode, on: true }, 1))
const onDevice = () => watchedFunds(deviceWatchList()).map(({ fundCode }) => fundCode)

afterEach(() => {
  signOut(sessionStorage)
  forgetDevice(deviceWatchList())
  client.clear()
})

test('what was starred signed out stays on the device until the provider has it', async () => {
  await actOnWatchList(client, { do: 'star', fundCode: '980301', on: true })
  expect(onDevice()).toEqual(['980301'])
  await takeOverDevice(client)
  expect(onDevice()).toEqual(['980301'])
  signIn(sessionStorage, { openId: 'o-1', encOpenId: 'e-1' })
  provider.reply = replies.breakdown
  await takeOverDevice(client)
  expect(onDevice()).toEqual(['980301'])
  const { funds, order, orderedAt } = deviceWatchList()
  provider.reply = replies.payload({ funds, order, orderedAt })
  await takeOverDevice(client)
  expect(onDevice()).toEqual([])
})

test('an unreadable list on the device is none', () => {
  star('980301')
  localStorage.setItem('watch:guest', '{"funds":[{"fundCode":"<b>"}]}')
  expect(onDevice()).toEqual([])
})

test('an act that the provider refuses is taken back', async () => {
  signIn(sessionStorage, { openId: 'o-1', encOpenId: 'e-1' })
  provider.reply = replies.breakdown
  expect(await actOnWatchList(client, { do: 'star', fundCode: '980301', on: true })).toBe('')
  expect(onDevice()).toEqual([])
})
