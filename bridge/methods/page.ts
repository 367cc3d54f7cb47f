import * as v from 'valibot'
import { done, emulatedOutside, method, native, nothing, web } from '../method.ts'

const tag = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** Text of the native title bar; of the document outside the app. */
export const setPageTitle = method({
  args: v.strictObject({ title: v.pipe(v.string(), v.maxLength(40)) }),
  result: done,
  since: '5.0.0',
  deadline: 3_000,
  effect: 'ui',
  hosts: emulatedOutside,
})

/** Marks the current page, so that `goBackByTag` can return to it. */
export const setPageTag = method({
  args: v.strictObject({ tag }),
  result: done,
  since: '5.0.0',
  deadline: 3_000,
  effect: 'ui',
  hosts: emulatedOutside,
})

/** Goes back to the page with the tag. `found` is false when there is none; then the page stays. */
export const goBackByTag = method({
  args: v.strictObject({ tag }),
  result: v.object({ found: v.boolean() }),
  since: '5.0.0',
  deadline: 3_000,
  effect: 'navigation',
  hosts: emulatedOutside,
})

/** This page was loaded ahead at the blank address, and waits for the event `open`. */
export const pageReady = method({
  args: nothing,
  result: done,
  since: '5.12.0',
  deadline: 3_000,
  effect: 'ui',
  hosts: { ...native, ...web('unsupported') },
})

/**
 * The end of the event `open`. `screen`: the screen with its first data is in the page. `waiting`:
 * the screen is there and its data are not yet. `refused`: the page has shown another user, or too
 * much, and is empty now; the app ends it and opens the address in a new one.
 */
export const pageOpened = method({
  args: v.strictObject({
    opening: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    shown: v.picklist(['screen', 'waiting', 'refused']),
  }),
  result: done,
  since: '5.12.0',
  deadline: 3_000,
  effect: 'ui',
  hosts: { ...native, ...web('unsupported') },
})
