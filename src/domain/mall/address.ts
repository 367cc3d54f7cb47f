/** The place where a thing is sent: rules.md#coin-mall. */

/** The entered parts of an address. */
export interface EnteredAddress {
  readonly name: string
  readonly mobile: string
  /** In words, province first. */
  readonly region: string
  readonly detail: string
}

export type AddressField = keyof EnteredAddress

const NAME = /^[\p{L}·. ]{1,32}$/u
const MOBILE = /^1[3-9]\d{9}$/
/** Markup and control characters, which no courier can read. */
const UNREADABLE = /[<>{}\\]|\p{Cc}/u
const DETAIL = { least: 4, most: 120 }

/** Returns what is wrong with an address, by field, in words for the user; null for nothing. */
export function addressProblems(it: EnteredAddress): Readonly<Record<AddressField, string | null>> {
  const detail = it.detail.trim()
  return {
    name: NAME.test(it.name.trim()) ? null : '请填写收件人姓名',
    mobile: MOBILE.test(it.mobile) ? null : '请填写 11 位手机号',
    region: it.region === '' ? '请选择所在地区' : null,
    detail: UNREADABLE.test(detail)
      ? '地址里不能有 < > 等符号'
      : detail.length >= DETAIL.least && detail.length <= DETAIL.most
        ? null
        : '请填写街道、门牌等，4 至 120 个字',
  }
}
