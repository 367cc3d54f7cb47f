import * as v from 'valibot'
import { done, method, native, web } from '../method.ts'

const amount = v.pipe(v.string(), v.regex(/^(?:\d{1,12}(?:\.\d{1,2})?)?$/))

/**
 * Opens the app's own trading page with these values filled in; the user confirms there.
 * `amount` in yuan as a decimal string, `''` for none; `periods` counts instalments, 0 for no end;
 * `cycle` and `planName` are `''` unless `tradeType` is `plan`.
 */
export const navigateToFundTrading = method({
  args: v.strictObject({
    fundCode: v.pipe(v.string(), v.regex(/^\d{6}$/)),
    amount,
    periods: v.pipe(v.number(), v.integer(), v.minValue(0)),
    cycle: v.picklist(['', 'day', 'week', 'fortnight', 'month']),
    planName: v.pipe(v.string(), v.maxLength(40)),
    tradeType: v.picklist(['buy', 'redeem', 'convert', 'plan']),
  }),
  result: done,
  since: '5.0.0',
  deadline: 5_000,
  effect: 'navigation',
  hosts: {
    ...native,
    ...web('unsupported'),
    'mini-program': 'emulated',
    'bank-partner': 'degraded',
  },
})

/**
 * Opens the app's own page for trading a portfolio, with these values filled in; the user confirms
 * there. `amount` in yuan as a decimal string, `''` for none.
 */
export const goCombineTrading = method({
  args: v.strictObject({
    portfolioCode: v.pipe(v.string(), v.regex(/^\w{1,16}$/)),
    amount,
    tradeType: v.picklist(['buy', 'redeem', 'plan']),
  }),
  result: done,
  since: '5.4.0',
  deadline: 5_000,
  effect: 'navigation',
  hosts: { ...native, ...web('degraded'), 'mini-program': 'emulated' },
})
