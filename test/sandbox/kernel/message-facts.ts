/** Readers of the books that the messages of several departments need. */
import * as v from 'valibot'
import type { World } from './world.ts'

interface About {
  readonly subject: string
}

export const readPlan = ({ db }: World, { subject }: About) => ({
  planName:
    db.get(
      v.object({ plan_name: v.string() }),
      'SELECT plan_name FROM plans WHERE plan_no = ?',
      subject,
    )?.plan_name ?? '',
})

export const readFund = ({ market }: World, { subject }: About) => ({
  fundName: market.fund(subject)?.name ?? subject,
})
