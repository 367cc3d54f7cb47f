/** One way to see a screen: who looks, and at which address. */
export interface Sample {
  /** Demo user; null: nobody is signed in. */
  readonly user: string | null
  readonly address: string
  /** Tells samples of one screen apart: `long-name`. */
  readonly note?: string | undefined
  /** The text of a button to tap first: what it opens has to fit on the smallest screen as well. */
  readonly tap?: string | undefined
}

/** What samples need of the sandbox that they are seen in. */
export interface FixtureIds {
  readonly funds: {
    /** What qian buys, so that an order is under way. */
    readonly bought: string
    /** One that zhang holds. */
    readonly held: string
    readonly longName: string
    readonly money: string
    readonly dividends: string
    /** Two months old. */
    readonly young: string
    readonly suspended: string
    /** 1,000 yuan a day. */
    readonly qdii: string
  }
  /** A paper of nine pages: the contract of `bought`, drawn up before it began. */
  readonly contract: string
  /** The number of some order of zhang's. */
  readonly applyNo: string
  /** The number of a purchase of `bought` that qian has just placed. */
  readonly placedNo: string
  /** Both halves of a conversion that zhang has just placed. */
  readonly conversion: Readonly<Record<'outgoing' | 'incoming', string>>
  /**
   * Zhang's signings at the payment bank: one that the bank says nothing of yet, one agreed to and
   * one refused.
   */
  readonly signings: Readonly<Record<'waiting' | 'agreed' | 'refused', string>>
  /** Numbers of the orders of `every`, who has one of each kind. */
  readonly every: {
    readonly status: (status: string) => string
    readonly sale: string
    readonly dividends: Readonly<Record<'cash' | 'reinvested', string>>
  }
}

/**
 * How to see each screen of a module, by the pattern of its path; more than one where figures or
 * states differ much.
 */
export type Samples = (known: FixtureIds) => Readonly<Record<string, readonly Sample[]>>

/** What one demo user sees at an address; null is nobody. */
export const as =
  (user: string | null) =>
  (address: string, note?: string): Sample => ({
    user,
    address,
    ...(note === undefined ? {} : { note }),
  })
