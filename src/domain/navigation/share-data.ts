/** What is shared, and how (rules.md#sharing). */
import { outsideAddress } from './outside-address.ts'

export const SHARE_CHANNELS = [
  'wx',
  'wxf',
  'dx',
  'qq',
  'qzone',
  'moreShare',
  'copyLink',
  'saveLocal',
  'workWX',
] as const
export type ShareChannel = (typeof SHARE_CHANNELS)[number]

export interface ShareData {
  readonly shareTitle: string
  readonly shareDesc: string
  readonly shareLink: string
  readonly shareImgUrl: string
}

/** A reassurance about steady wealth management; it promises nothing. */
export const DEFAULT_SHARE_DESC = '稳健理财，安心陪伴'

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

/**
 * Complete share data: a missing text becomes the title or the default, a link loses what is
 * private, and one that leads elsewhere than to the company (`hosts`) becomes `home`.
 */
export function shareData(
  wish: Partial<ShareData>,
  defaults: { readonly title: string; readonly home: string; readonly imageUrl: string },
  hosts: readonly string[],
): ShareData {
  const said = (text: string | undefined, otherwise: string) =>
    text === undefined || text.trim() === '' ? otherwise : text.trim()
  const wished = outsideAddress(wish.shareLink ?? '', hosts)
  const link = 'url' in wished ? wished.url : new URL(defaults.home)
  for (const field of PRIVATE_FIELDS) link.searchParams.delete(field)
  const image = outsideAddress(wish.shareImgUrl ?? '', hosts)
  return {
    shareTitle: said(wish.shareTitle, defaults.title),
    shareDesc: said(wish.shareDesc, DEFAULT_SHARE_DESC),
    shareLink: link.href,
    shareImgUrl: 'url' in image ? image.url.href : defaults.imageUrl,
  }
}
