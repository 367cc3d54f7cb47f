import * as v from 'valibot'
import { emulatedOutside, method, native, nothing, web } from '../method.ts'

/** Says whether the app has a signed-in user. Result: `{ loggedIn }`. */
export const isLoggedIn = method({
  args: nothing,
  result: v.object({ loggedIn: v.boolean() }),
  required: true,
  since: '5.0.0',
  deadline: 3_000,
  effect: 'query',
  hosts: emulatedOutside,
})

/** Opens the app's sign-in. Answers when the user has signed in (`true`) or closed it (`false`). */
export const login = method({
  args: nothing,
  result: v.object({ loggedIn: v.boolean() }),
  required: true,
  since: '5.0.0',
  deadline: 300_000,
  effect: 'ui',
  hosts: { ...emulatedOutside, 'mini-program': 'degraded', 'bank-partner': 'degraded' },
})

/**
 * Opens the app's real-name authentication. Answers when the user has passed it (`true`) or closed
 * it (`false`).
 */
export const goAuth = method({
  args: nothing,
  result: v.object({ authenticated: v.boolean() }),
  since: '5.0.0',
  deadline: 300_000,
  effect: 'ui',
  hosts: { ...native, ...web('degraded') },
})

/**
 * The signed-in user's keys for the `openid` and `encid` request headers; empty strings when signed
 * out. Never cached by the client, so that keys are held as briefly as possible.
 */
export const getUserInfo = method({
  args: nothing,
  result: v.object({ appUserId: v.string(), openId: v.string(), encOpenId: v.string() }),
  required: true,
  since: '5.0.0',
  deadline: 3_000,
  effect: 'query',
  hosts: emulatedOutside,
})
