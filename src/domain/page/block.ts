import type { Time14 } from '#domain/calendar/calendar-date.ts'

/** The name of an arm; nothing: every arm. */
export const ARM = /^[\w-]{0,16}$/

/** One block of a page, read and checked. `props` are what its type's fields give. */
export interface Block {
  readonly type: string
  readonly id: string
  readonly when: { readonly from: Time14 | null; readonly until: Time14 | null }
  /** Null where it names an unknown condition: then no viewer sees the block. */
  readonly who: Audience | null
  /** The arm of the page's experiment that it belongs to; empty for all. */
  readonly arm: string
  readonly props: Readonly<Record<string, unknown>>
  /** The slots among the props, those in lists too. */
  readonly slots: readonly (readonly Block[])[]
}

/** The containers that a block may be meant for. */
export const HOSTS = ['app', 'wechat', 'mini', 'payment', 'bank', 'browser'] as const
export type PageHost = (typeof HOSTS)[number]

/** The readers who see a block: every condition that is there must hold. */
export interface Audience {
  readonly signedIn?: boolean | undefined
  /** Nothing was ever bought and confirmed. */
  readonly newUser?: boolean | undefined
  readonly vip?: boolean | undefined
  /** The least class of a valid risk test. */
  readonly classMin?: number | undefined
  /** Any of these funds is held. */
  readonly holds?: readonly string[] | undefined
  readonly hosts?: readonly PageHost[] | undefined
}
