import * as v from 'valibot'
import { done, method, native, nothing, web } from '../method.ts'

/**
 * Takes over the press that `backPressed` announced: the page closes what is on top, goes back by
 * itself, or calls `closePage`. `claimed` is false where the app did not wait and has gone back.
 */
export const claimBack = method({
  args: nothing,
  result: v.object({ claimed: v.boolean() }),
  since: '5.12.0',
  deadline: 2_000,
  effect: 'ui',
  hosts: { ...native, ...web('unsupported') },
})

/** Closes this page: the user goes back from the first one. */
export const closePage = method({
  args: nothing,
  result: done,
  since: '5.12.0',
  deadline: 5_000,
  effect: 'navigation',
  hosts: {
    ...native,
    ...web('unsupported'),
    wechat: 'emulated',
    'mini-program': 'emulated',
    alipay: 'emulated',
  },
})
