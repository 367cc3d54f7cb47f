import { qiandaPaths } from '#paths/activities/qianda.ts'
import { as, type Samples } from '#templates/sample.ts'
import { madeHandOver } from './testjs/made-hand-over.ts'

const { portal, nextOpen, nextTransIn, testjs } = qiandaPaths

/** The sandbox's first moment, at which each look begins. */
const START = Date.UTC(2026, 2, 11, 2)

/** The address of a hand-over of the sandbox's partner. */
const from = (uid: string, step: string) =>
  madeHandOver(
    'good',
    { uid, step, amount: '1000.00' },
    START,
    `SAMPLE${uid.replace('-', '')}${step}0000`,
  ).address

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [portal.pattern]: [
    as(null)(portal.to({}), 'refused'),
    as('partner')(portal.to({ v: '1', sign: 'altered' }), 'altered'),
    as(null)(from('jh-1001', 'transIn'), 'to move money in'),
    as(null)(from('jh-2001', 'open'), 'to open an account'),
  ],
  [nextOpen.pattern]: [as('li')(nextOpen.to(), 'not handed over')],
  [nextTransIn.pattern]: [as('partner')(nextTransIn.to(), 'not handed over')],
  [testjs.pattern]: [{ ...as('partner')(testjs.to()), tap: '正常' }],
})
