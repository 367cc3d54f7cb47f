import * as v from 'valibot'

/** Yuan, as a decimal string with two places: `'1000.00'`, `'-3.20'`. */
export const money = v.pipe(v.string(), v.regex(/^-?\d{1,15}\.\d{2}$/))
/** Fund shares, two places. */
export const shares = v.pipe(v.string(), v.regex(/^-?\d{1,15}\.\d{2}$/))
/** Net asset value per share in yuan, four places. */
export const nav = v.pipe(v.string(), v.regex(/^\d{1,6}\.\d{4}$/))
/** A percentage without its sign: `'1.20'` is 1.20 %. */
export const percent = v.pipe(v.string(), v.regex(/^-?\d{1,9}(?:\.\d{1,4})?$/))
/** YYYYMMDD, China time. */
export const date8 = v.pipe(v.string(), v.regex(/^\d{8}$/))
/** YYYYMMDDHHmmss, China time. */
export const time14 = v.pipe(v.string(), v.regex(/^\d{14}$/))
export const fundCode = v.pipe(v.string(), v.regex(/^\d{6}$/))
/** A yes or no as the provider spells it. */
export const flag = v.picklist(['0', '1'])
/** The number of one application to trade: the key under which it can exist only once. */
export const applyNo = v.pipe(v.string(), v.regex(/^[A-Z0-9]{16,32}$/))
/** R1 to R5 as 1 to 5. */
export const fundRiskLevel = v.picklist([1, 2, 3, 4, 5])
/** C0 to C5 as 0 to 5. */
export const clientRiskLevel = v.picklist([0, 1, 2, 3, 4, 5])
export const nothing = v.object({})
/** A page number or size: a number in the code, digits on the wire. */
export const count = (most: number) =>
  v.pipe(
    v.union([
      v.number(),
      v.pipe(
        v.string(),
        v.regex(/^\d{1,9}$/),
        v.transform((text) => Number(text)),
      ),
    ]),
    v.integer(),
    v.minValue(1),
    v.maxValue(most),
  )
