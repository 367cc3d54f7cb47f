/**
 * The annual bill (rules.md#annual-bill). All assumed. Only of the user who asks: no field names
 * another. Opening, flows and profit add up to closing; months and funds each to the profit.
 */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { rows } from '#api/rows.ts'
import { count, date8, fundCode, month6, nothing, time14, total } from '#api/fields.ts'
import { money, percent } from '#api/figures.ts'
import { BILL_AWARDS } from '#domain/bill/annual-bill.ts'

const year = count(9_999)

const fall = v.object({
  percent,
  from: date8,
  to: date8,
  /** The time when it was made up for within the year; null where it was not. */
  recovered: v.nullable(date8),
})

const award = v.object({
  kind: v.picklist(BILL_AWARDS),
  state: v.picklist(['open', 'claimed', 'closed']),
  coins: total,
  claimUntil: time14,
  claimedAt: v.nullable(time14),
})

const bill = v.object({
  /** From then on no figure changes. */
  generatedAt: time14,
  /** The year's first day, or that of the user's first order. */
  since: date8,
  opening: money,
  inflow: money,
  outflow: money,
  profit: money,
  closing: money,
  /** Percent, weighted by the money's days; null without any money. */
  rate: v.nullable(percent),
  /** All twelve, the first month first. A missing one would change what they come to. */
  months: v.array(v.object({ month: month6, profit: money, bought: money })),
  funds: v.array(
    v.object({
      fundCode,
      fundName: v.string(),
      fundTypeName: v.string(),
      profit: money,
      closing: money,
    }),
  ),
  /** Days at whose end something was held. */
  holdDays: total,
  /** The first of all. */
  firstOrder: v.nullable(v.object({ date: date8, fundName: v.string(), amount: money })),
  /** Confirmed in the year. */
  buys: total,
  sales: total,
  /** Instalments of the year, and what those that were paid are worth at its end. */
  plans: v.object({
    paid: total,
    failed: total,
    skipped: total,
    paidAmount: money,
    value: money,
    /** The same money put in with the first of them; null of less than two. */
    lump: v.nullable(money),
  }),
  dividends: v.object({ times: total, amount: money }),
  fees: money,
  wallet: v.object({ income: money, closing: money }),
  fall: v.nullable(fall),
  award: v.nullable(award),
})

export const queryBill = query({
  name: 'queryBill',
  about: "Gives the bill of one of the user's years.",
  method: 'GET',
  path: '/api/bill/queryBill',
  source: 'assumed',
  errors: ['notFound'],
  request: v.object({ year }),
  payload: v.object({
    serverTime: time14,
    year: total,
    /**
     * `notBegun`: before `opensAt`; `unverified`: the user has no account yet; `none`: nothing was
     * held; `checking`: the figures are looked at again.
     */
    state: v.picklist(['ready', 'checking', 'none', 'unverified', 'notBegun']),
    opensAt: time14,
    /** With `ready` alone. */
    bill: v.nullable(bill),
  }),
})

export const listBills = query({
  name: 'listBills',
  about: 'Lists the years of which the user has a bill, the newest first.',
  method: 'GET',
  path: '/api/bill/listBills',
  source: 'assumed',
  request: nothing,
  /** Also of years whose figures are looked at again; not of the year that runs. */
  payload: v.object({ years: rows(year) }),
})

export const claimBillAward = mutation({
  name: 'claimBillAward',
  about: "Claims the coins of a bill's award.",
  method: 'POST',
  path: '/api/bill/claimBillAward',
  encoding: 'form',
  progress: 'button',
  effect: 'other',
  idempotency: 'once',
  errors: ['notFound', 'notEarned', 'activityOver', 'alreadyClaimed'],
  source: 'assumed',
  request: v.object({ year }),
  payload: v.object({ coins: total, claimedAt: time14 }),
})
