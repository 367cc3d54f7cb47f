import * as v from 'valibot'
import { done, emulatedOutside, method, native, web } from '../method.ts'

const color = v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/))
const textStyle = v.picklist(['dark', 'light'])

/**
 * The native title bar over this page: whether it is there, its colour, and whether its text is
 * dark or light.
 */
export const setTitleBar = method({
  args: v.strictObject({ visible: v.boolean(), background: color, textStyle }),
  result: done,
  since: '5.0.0',
  deadline: 3_000,
  effect: 'ui',
  hosts: { ...native, ...web('unsupported'), alipay: 'emulated' },
})

/** The status bar over this page: whether its text is dark or light, and the colour behind it. */
export const setStatusBar = method({
  args: v.strictObject({ background: color, textStyle }),
  result: done,
  since: '5.2.0',
  deadline: 3_000,
  effect: 'ui',
  hosts: { ...native, ...web('unsupported'), browser: 'degraded' },
})

/** Says whether this page is reloaded each time it is shown again. */
export const refreshOnRedisplay = method({
  args: v.strictObject({ enabled: v.boolean() }),
  result: done,
  since: '5.0.0',
  deadline: 3_000,
  effect: 'ui',
  hosts: emulatedOutside,
})

/**
 * Sends an event of the page to the app, and through it to the app's other pages. No personal data.
 */
export const sendEvent = method({
  args: v.strictObject({
    name: v.pipe(v.string(), v.regex(/^[A-Za-z]\w{0,63}$/)),
    data: v.record(
      v.pipe(v.string(), v.maxLength(64)),
      v.union([v.pipe(v.string(), v.maxLength(1_000)), v.number(), v.boolean()]),
    ),
  }),
  result: done,
  since: '5.0.0',
  deadline: 3_000,
  effect: 'ui',
  // The app forwards it to its other pages: a faulty page must not flood them.
  maxBytes: 16_384,
  hosts: { ...native, ...web('unsupported'), 'mini-program': 'degraded' },
})

/** Opens customer service. `source` names the page for the agent; `''` for none. */
export const openCustomer = method({
  args: v.strictObject({ source: v.pipe(v.string(), v.maxLength(64)) }),
  result: done,
  since: '5.0.0',
  deadline: 5_000,
  effect: 'navigation',
  hosts: { ...native, ...web('degraded'), 'mini-program': 'emulated' },
})

/**
 * Values of the app's remote configuration. A key that the app does not have is left out of
 * `values`.
 */
export const getGlobalConfig = method({
  args: v.strictObject({
    keys: v.pipe(
      v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
      v.minLength(1),
      v.maxLength(50),
    ),
  }),
  result: v.object({ values: v.record(v.string(), v.string()) }),
  since: '5.0.0',
  deadline: 3_000,
  effect: 'query',
  hosts: { ...native, ...web('degraded') },
  maxAge: 300_000,
  clearedBy: ['loginChanged', 'resume'],
})
