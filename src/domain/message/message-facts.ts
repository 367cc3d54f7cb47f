/** The events that messages are made from: each with its figures, dates and names. */
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import type { ValuationBasis } from '#domain/fund/index-valuation.ts'
import type { PriceReminder, Published } from '#domain/watch/price-reminder.ts'

export interface OrderFact {
  readonly businessCode: string
  readonly status: string
  readonly dividendMethod: string | null
  readonly fundTypeCode: string
  readonly fundName: string
  /** Of a conversion. */
  readonly targetName: string
  readonly confirmDate: Date8 | null
  /** Of the event. */
  readonly today: Date8
  readonly errorDetail: string
  /** Yuan. */
  readonly amount: string | null
  /** Yuan that arrive or have arrived. */
  readonly payout: string | null
  readonly payDay: Date8 | null
  readonly payee: string
  readonly shares: string | null
}

export type MessageFact =
  | {
      readonly event:
        | 'orderPaid'
        | 'orderCancelled'
        | 'orderConfirmed'
        | 'orderFailed'
        | 'moneyArrived'
        | 'dividendReinvested'
        | 'holdingChanged'
      readonly order: OrderFact
    }
  | {
      readonly event: 'debitFailed' | 'planEnded'
      readonly planName: string
      readonly failures: number
      readonly reason: string
    }
  | {
      readonly event: 'debitSkipped'
      readonly planName: string
      readonly day: Date8
      readonly reason: string
    }
  | { readonly event: 'goalReached'; readonly planName: string; readonly reason: string }
  | { readonly event: 'planCardChanged'; readonly planName: string; readonly card: string }
  | { readonly event: 'passwordChanged' | 'accountFrozen' | 'accountUnfrozen' }
  | { readonly event: 'deviceSignedIn'; readonly device: string; readonly place: string }
  | { readonly event: 'mobileChanged'; readonly mobileNo: string }
  | { readonly event: 'cardBound' | 'cardUntied'; readonly card: string }
  | { readonly event: 'documentApproved' | 'taxInfoAsked' }
  | { readonly event: 'documentRejected'; readonly reason: string }
  | { readonly event: 'documentEnds' | 'assessmentEnds'; readonly until: Date8 }
  | { readonly event: 'assessmentEnded' }
  | {
      readonly event: 'requestDecided'
      readonly request: 'replaceCard' | 'changeMobile'
      readonly approved: boolean
      readonly reason: string
    }
  | { readonly event: 'managerChanged'; readonly fundName: string; readonly content: string }
  | { readonly event: 'fundStarted'; readonly fundName: string; readonly content: string }
  | { readonly event: 'dividendPaid'; readonly fundName: string; readonly content: string }
  | {
      readonly event: 'sharesConverted' | 'riskRatingChanged' | 'purchaseLimited'
      readonly fundName: string
      readonly content: string
    }
  | {
      readonly event: 'reportPublished'
      readonly fundName: string
      /** The number of other funds of the user that have one. */
      readonly others: number
      /** The last day of the quarter. */
      readonly end: Date8
    }
  | {
      readonly event: 'valueReached'
      readonly fundName: string
      readonly reminder: PriceReminder
      readonly published: Published
      readonly navDate: Date8
      /** Of the event. */
      readonly today: Date8
    }
  | {
      readonly event: 'percentileReached'
      readonly indexName: string
      readonly basis: ValuationBasis
      /** Percent. */
      readonly limit: string
      readonly percentile: string
      readonly date: Date8
      /** Of the event. */
      readonly today: Date8
    }
  | {
      readonly event: 'complaintExtended' | 'complaintAnswered'
      readonly number: string
      readonly reason: string
    }
  | { readonly event: 'questionAnswered'; readonly question: string }
  | { readonly event: 'textReviewed'; readonly excerpt: string; readonly reason: string }
  | { readonly event: 'reportDecided'; readonly outcome: string }
  | { readonly event: 'talkSoon'; readonly talk: string; readonly at: string }
  | { readonly event: 'milestoneDay'; readonly milestone: string }
  | { readonly event: 'billReady'; readonly year: string }
  | { readonly event: 'monthReady'; readonly month: string }
  | {
      readonly event: 'debitMoved'
      readonly planName: string
      /** The planned day, and the one of the debit. */
      readonly from: Date8
      readonly to: Date8
      /** The exchanges have not published their closures for the day of the debit. */
      readonly provisional: boolean
      /** The markets abroad that close on the planned day; empty where the exchanges do. */
      readonly markets: string
    }
  | {
      readonly event: 'debitDateMoved'
      readonly planName: string
      /** The day of the debit before and after the notice of closures. */
      readonly from: Date8
      readonly to: Date8
    }
  | {
      readonly event: 'orderDateMoved'
      readonly what: 'confirmation' | 'arrival'
      readonly fundName: string
      readonly from: Date8
      readonly to: Date8
    }
  | {
      readonly event: 'replied'
      /** The person who replied, the text replied to, and the reply. */
      readonly by: string
      readonly to: 'comment' | 'item'
      readonly reply: string
    }
  | {
      readonly event: 'followedWrote'
      readonly author: string
      /** The followed special, where its author is not followed. */
      readonly special: string
      /** Its title or first words; of an answer, those of its question. */
      readonly writing: string
      readonly isAnswer: boolean
    }
  | {
      readonly event: 'campaignBegins' | 'campaignEnds'
      readonly campaign: string
      readonly until: Date8
    }
  | {
      readonly event: 'couponEnds' | 'couponReturned' | 'couponGiven'
      readonly coupon: string
      readonly until: Date8
    }
  | { readonly event: 'giftTaken'; readonly coupon: string }
  | { readonly event: 'rewardReady'; readonly campaign: string; readonly reward: string }
  | { readonly event: 'rewardEnds'; readonly campaign: string; readonly until: Date8 }
  | { readonly event: 'coinsGiven'; readonly coins: number }
  | { readonly event: 'coinsEnd'; readonly coins: number; readonly until: Date8 }
  | { readonly event: 'companyAnnounced'; readonly announcement: string }
  | {
      readonly event: 'closureAhead'
      /** The first and the last closed day, and the day on which trading goes on. */
      readonly from: Date8
      readonly to: Date8
      readonly opens: Date8
    }
  | {
      readonly event: 'agreementChanged'
      readonly document: string
      /** The difference, in words. */
      readonly change: string
    }

/** The facts of some events alone. */
export type FactOf<E extends MessageFact['event']> = Extract<MessageFact, { readonly event: E }>
