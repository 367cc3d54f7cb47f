import * as v from 'valibot'
import { done, emulatedOutside, method } from '../method.ts'

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
