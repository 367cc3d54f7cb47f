// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { vipPaths } from '#paths/activities/vip.ts'
import { loadSlotDocument } from '#templates/slot-part.ts'
import { loadScreen } from './screen-loader.ts'
import { loadVisit } from './visit.ts'

test('a screen that operators compose is drawn before anything has been painted', async () => {
  const { row } = await loadVisit(new URL(vipPaths.compat.to(), location.origin))
  if (row === null) throw new Error('no screen is at the address')
  await loadScreen(row)
  // No screen has said that it is painted: what waits for that would never come.
  expect((await loadSlotDocument()).SlotDocument).toBeTypeOf('function')
})
