import * as v from 'valibot'
import { emulatedOutside, method, nothing } from '../method.ts'

const A_DAY = 86_400_000

const pixels = v.pipe(v.number(), v.minValue(0), v.maxValue(200))

/**
 * The device and the app. `bridgeVersion` is the host's `CONTRACT_VERSION`, `packVersion` the
 * loaded pack. The client calls it once on its own, to find out what an older app does not have.
 */
export const GetDeviceInfoAndSystemInfo = method({
  args: nothing,
  result: v.object({
    platform: v.picklist(['ios', 'android', 'browser']),
    systemVersion: v.string(),
    model: v.string(),
    appVersion: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)),
    bridgeVersion: v.pipe(v.number(), v.integer()),
    packVersion: v.string(),
  }),
  required: true,
  since: '5.0.0',
  deadline: 3_000,
  effect: 'query',
  hosts: emulatedOutside,
})

/** Says whether the page may draw under the status bar. */
export const supportStatusBarImmersion = method({
  args: nothing,
  result: v.object({ supported: v.boolean() }),
  since: '5.2.0',
  deadline: 2_000,
  effect: 'query',
  hosts: emulatedOutside,
  // A property of the device: it does not change while the page is open.
  maxAge: A_DAY,
})

/** Heights that the screen's notch and home bar take, in CSS pixels. */
export const getNotchSize = method({
  args: nothing,
  result: v.object({ top: pixels, bottom: pixels }),
  since: '5.2.0',
  deadline: 2_000,
  effect: 'query',
  hosts: emulatedOutside,
  maxAge: A_DAY,
  clearedBy: ['notchChanged', 'resume'],
})
