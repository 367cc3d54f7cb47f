import * as v from 'valibot'

/** Yuan of an example, from 1 to ten million, with at most two decimals. */
export const orderAmount = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,7}(?:\.\d{1,2})?$/),
  v.check((amount) => Number(amount) <= 10_000_000),
)
