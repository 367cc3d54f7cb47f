/** Where a user may share to (rules.md#sharing), in the order in which the app's panel shows them. */
export const SHARE_CHANNELS = [
  'wx',
  'wxf',
  'workWX',
  'qq',
  'qzone',
  'dx',
  'copyLink',
  'saveLocal',
  'moreShare',
] as const
export type ShareChannel = (typeof SHARE_CHANNELS)[number]

/** rules.md#sharing: the text under the title when a page has no words of its own. */
export const DEFAULT_SHARE_TEXT = '稳健理财，安心陪伴'

/** Longest title that every container takes. */
const TITLE_LENGTH = 80

/** Fields of an address that belong to the person who shares, never to the one who opens it. */
const PRIVATE_FIELDS = [
  'openid',
  'encid',
  'openId',
  'encOpenId',
  'token',
  'code',
  'state',
  'cfmTime',
]

export interface ShareData {
  readonly shareTitle: string
  readonly shareDesc: string
  /** An absolute web address. */
  readonly shareLink: string
  /** A picture's address, `''` for none. */
  readonly shareImgUrl: string
}

/** What is shared of a page that has a title and an absolute address (rules.md#sharing). */
export function shareData(title: string, link: string): ShareData {
  const url = new URL(link)
  for (const field of PRIVATE_FIELDS) url.searchParams.delete(field)
  return {
    shareTitle: title.slice(0, TITLE_LENGTH),
    shareDesc: DEFAULT_SHARE_TEXT,
    shareLink: url.href,
    shareImgUrl: '',
  }
}

/** The channels that make sense for what is shared: without a picture there is nothing to save. */
export function channelsFor({ shareImgUrl }: ShareData) {
  return SHARE_CHANNELS.filter((channel) => channel !== 'saveLocal' || shareImgUrl !== '')
}
