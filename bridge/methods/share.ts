import * as v from 'valibot'
import { done, method, native, web } from '../method.ts'

/**
 * The place where a user may share to (rules.md#sharing): chat, timeline, text message, QQ, Qzone,
 * the system's own sheet, the clipboard, the photos, the messaging app for work.
 */
export type ShareChannel = v.InferOutput<typeof channel>

const channel = v.picklist([
  'wx',
  'wxf',
  'dx',
  'qq',
  'qzone',
  'moreShare',
  'copyLink',
  'saveLocal',
  'workWX',
])

const webAddress = v.pipe(v.string(), v.maxLength(2_048), v.regex(/^https?:\/\/[^\s]+$/))

/** An address, or a picture that the page has drawn. */
const picture = v.pipe(
  v.string(),
  v.regex(/^(?:https?:\/\/[^\s]{1,2040}|data:image\/png;base64,[0-9A-Za-z+/=]+)$/),
)

/** The most bytes of what is shared, a drawn picture among it. */
const MOST_BYTES = 1_000_000

const shareData = {
  shareTitle: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  shareDesc: v.pipe(v.string(), v.maxLength(200)),
  shareLink: webAddress,
  /** A picture's address, `''` for none. */
  shareImgUrl: v.union([v.literal(''), webAddress]),
}

const drawnShareData = { ...shareData, shareImgUrl: v.union([v.literal(''), picture]) }

/**
 * The end of a sharing, as far as it can be detected. `offered`: it was passed to the other app or
 * its menu, which reports nothing more; `copied`: the link is in the clipboard instead.
 */
const outcome = v.picklist(['shared', 'cancelled', 'offered', 'copied'])

/** Shares to one channel. The user may still cancel in the other app. */
export const share = method({
  args: v.strictObject({ channel, ...drawnShareData }),
  result: v.object({ outcome }),
  since: '5.0.0',
  deadline: 120_000,
  effect: 'ui',
  maxBytes: MOST_BYTES,
  hosts: { ...native, ...web('degraded') },
})

/**
 * Shows the app's panel with these channels, in this order; `channel` is the chosen one, `''` when
 * none was.
 */
export const openSharePanel = method({
  args: v.strictObject({
    channels: v.pipe(v.array(channel), v.minLength(1), v.maxLength(9)),
    ...drawnShareData,
  }),
  result: v.object({ channel: v.union([v.literal(''), channel]), outcome }),
  since: '5.0.0',
  deadline: 120_000,
  effect: 'ui',
  maxBytes: MOST_BYTES,
  hosts: { ...native, ...web('degraded') },
})

/** Sets what the container's own share menu shares from this page on. */
export const setShareData = method({
  args: v.strictObject(shareData),
  result: done,
  since: '5.6.0',
  deadline: 10_000,
  effect: 'ui',
  hosts: { ...native, ...web('unsupported'), wechat: 'emulated', 'mini-program': 'degraded' },
})
