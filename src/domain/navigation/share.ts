import { cutText } from '#domain/text/cut-text.ts'
import { brand } from '#domain/brand.ts'
import { withoutAmounts } from './private-amounts.ts'

/**
 * The place where a user may share to (rules.md#sharing), in the order in which panels show them.
 */
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

/** Longest texts that every container takes. */
const TITLE_LENGTH = 80
const TEXT_LENGTH = 200

/**
 * Fields of an address that belong to the person who shares, never to the one who opens it: keys,
 * codes, the way back, amounts, cards, numbers of orders and plans, and which advertisement led
 * here. In lower case.
 */
const PRIVATE_FIELDS: ReadonlySet<string> = new Set(
  [
    'openid encid encopenid appuserid token code state source preview',
    'from ischeckedpre cfmtime cmbfinish extstr',
    'amount bankserial bankno channelid mobile mobileno certno custname',
    'applyno planno signno exchangeno cardid',
    'clickid accountid planid campaignid markid callback',
  ].flatMap((names) => names.split(' ')),
)
/** Names that advertisers put before or after theirs. */
const ADVERTISING = /^utm_|^gdt_|_?click_?id$/

const isPrivate = (field: string) =>
  PRIVATE_FIELDS.has(field.toLowerCase()) || ADVERTISING.test(field.toLowerCase())

export interface ShareData {
  readonly shareTitle: string
  readonly shareDesc: string
  /** An absolute web address. */
  readonly shareLink: string
  /** A picture's address, `''` for none. */
  readonly shareImgUrl: string
}

/**
 * The address as others may have it: without private fields and fragment, and of `declared`, the
 * fields that its screen reads, alone where they are given.
 */
export function sharedLink(link: string, declared?: readonly string[]): string {
  const url = new URL(link)
  url.hash = ''
  for (const field of Array.from(url.searchParams.keys())) {
    if (isPrivate(field) || declared?.includes(field) === false) url.searchParams.delete(field)
  }
  return url.href
}

/**
 * The owner of the sums in shared words: the user's own, or what is offered to all users, such as
 * the face of a coupon.
 */
export type Sums = 'own' | 'offered'

interface Shared {
  /** The fields that the screen reads, which alone are shared. */
  readonly declared?: readonly string[] | undefined
  /** By default the user's own, which are masked. */
  readonly sums?: Sums | undefined
}

/** Returns what is shared of a page that has a title and an absolute address (rules.md#sharing). */
export function shareData(
  title: string,
  link: string,
  text: string = brand.shareText,
  { declared, sums = 'own' }: Shared = {},
): ShareData {
  const said = (words: string) => (sums === 'own' ? withoutAmounts(words) : words)
  return {
    shareTitle: cutText(said(title), TITLE_LENGTH),
    shareDesc: cutText(said(text), TEXT_LENGTH),
    shareLink: sharedLink(link, declared),
    shareImgUrl: '',
  }
}

/** The channels that make sense for what is shared: without a picture there is nothing to save. */
export function channelsFor({ shareImgUrl }: ShareData) {
  return SHARE_CHANNELS.filter((channel) => channel !== 'saveLocal' || shareImgUrl !== '')
}

/** The container of a page outside the company's own app, which has a panel itself. */
export type ShareContainer = 'wechat' | 'mini-program' | 'alipay' | 'bank-partner' | 'browser'

const LINKED = ['qq', 'qzone', 'dx', 'copyLink', 'saveLocal'] as const

/**
 * The channels of a container. In the messaging app its own menu shares (wx, wxf); only the app
 * reaches the one for work. `system`: the browser has a share sheet of the system.
 */
export function containerChannels(
  container: ShareContainer,
  system: boolean,
): readonly ShareChannel[] {
  switch (container) {
    case 'wechat':
      return ['wx', 'wxf', 'copyLink', 'saveLocal']
    case 'mini-program':
      return ['wx', 'copyLink', 'saveLocal']
    case 'alipay':
      return ['copyLink', 'saveLocal', 'moreShare']
    case 'bank-partner':
      return system ? ['copyLink', 'saveLocal', 'moreShare'] : ['copyLink', 'saveLocal']
    case 'browser':
      return system ? [...LINKED, 'moreShare'] : LINKED
  }
}

/** The way in which a picture gets to the album: by a download, or by the user's long press. */
export const SAVES: Readonly<Record<ShareContainer, 'download' | 'press'>> = {
  browser: 'download',
  wechat: 'press',
  'mini-program': 'press',
  alipay: 'press',
  'bank-partner': 'press',
}
