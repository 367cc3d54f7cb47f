/** One way to open a screen: as which user, at which address. */
export interface Sample {
  /** Demo user; null: signed out. */
  readonly user: string | null
  readonly address: string
  /** Distinguishes samples of one screen: `long-name`. */
  readonly note?: string | undefined
  /** The label of a button to tap first, so that what it opens is in the picture. */
  readonly tap?: string | undefined
  /** The thing to enter first, and the name of the text field. */
  readonly type?: { readonly field: string; readonly words: string } | undefined
}

/** The identifiers of the sandbox's fixtures that samples use. */
export interface FixtureIds {
  readonly funds: {
    /** Bought by qian, whose order is in progress. */
    readonly bought: string
    /** Held by zhang. */
    readonly held: string
    readonly longName: string
    readonly money: string
    readonly dividends: string
    /** Established two months ago. */
    readonly young: string
    readonly suspended: string
    /** Limited to 1,000 yuan a day. */
    readonly qdii: string
  }
  /** The numbers of planner's plans, by what is worth seeing of each, and of the one that fails. */
  readonly plans: Readonly<
    Record<
      'monthly' | 'paused' | 'smart' | 'skipping' | 'abnormal' | 'goal' | 'failures' | 'failing',
      string
    >
  >
  /** The number of the note that the plan of `failures` has ended. */
  readonly planEnded: string
  /** The URL of a PDF of nine pages: the contract of `bought`. */
  readonly contract: string
  /** The application number of an order of zhang's. */
  readonly applyNo: string
  /** The application number of a purchase of `bought` that qian has just placed. */
  readonly placedNo: string
  /** The application numbers of both halves of a conversion that zhang has just placed. */
  readonly conversion: Readonly<Record<'outgoing' | 'incoming', string>>
  /** Zhang's signings at the payment bank: not decided yet, agreed to, refused. */
  readonly signings: Readonly<Record<'waiting' | 'agreed' | 'refused', string>>
  /** A visit of zhou's to the pension bank, which refused it. */
  readonly pensionRefused: string
  /** Questions of the expert's, by what became of them. */
  readonly questions: Readonly<
    Record<'declined' | 'pending' | 'rejected' | 'hidden' | 'deleted', string>
  >
  /** The numbers of the exchanges of the user `coins`, by what became of them or what they were of. */
  readonly exchanges: Readonly<
    Record<
      'thing' | 'processing' | 'shipped' | 'arrived' | 'coupon' | 'right' | 'cancelled' | 'failed',
      string
    >
  >
  /** The coupons of the user `saver`, by name, gifts of it by state, and exchanged codes. */
  readonly coupons: (
    name:
      | 'cut'
      | 'back'
      | 'last-day'
      | 'not-yet'
      | 'locked'
      | 'used'
      | 'expired'
      | 'gifting'
      | 'given'
      | 'void'
      | 'rate-up'
      | 'experience',
  ) => string
  readonly gifts: (state: 'open' | 'taken' | 'over') => string
  /** The code by which a persona invites. */
  readonly inviteCodes: (userId: 'sharer' | 'zhang') => string
  readonly codes: (kind: 'coupon' | 'coins' | 'card') => string
  /** The number of a complaint of `complaining` in a state. */
  readonly complaints: (state: string) => string
  /** The numbers of zhang's papers: one that is ready, and one in the making. */
  readonly papers: Readonly<Record<'ready' | 'making', string>>
  /** Application numbers of the user `every`, who has an order of each kind. */
  readonly every: {
    readonly status: (status: string) => string
    readonly sale: string
    readonly dividends: Readonly<Record<'cash' | 'reinvested', string>>
  }
}

/**
 * The samples of a module's screens, by the pattern of their paths; several where figures or states
 * differ much.
 */
export type Samples = (known: FixtureIds) => Readonly<Record<string, readonly Sample[]>>

/** Makes samples of one demo user; null: signed out. */
export const as =
  (user: string | null) =>
  (address: string, note?: string): Sample => ({
    user,
    address,
    ...(note === undefined ? {} : { note }),
  })
