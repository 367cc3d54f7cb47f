import * as v from 'valibot'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'

interface Revised {
  readonly protocolId: string
  readonly title: string
  readonly hash: string
  readonly sections: readonly { readonly heading: string; readonly text: string }[]
}

/** Announces another wording to who holds its fund: the first sentence of what was added. */
export function announceAgreement(
  db: Database,
  fundCode: string,
  { title, hash, sections }: Revised,
  time: Time14,
): void {
  const added = sections[sections.length - 1]?.text ?? ''
  const change = added.replace(/^本文件/, '').replace(/，.*$/, '')
  const holders = db.all(
    v.object({ user_id: v.string() }),
    'SELECT DISTINCT user_id FROM lots WHERE fund_code = ? AND shares > 0 ORDER BY user_id',
    fundCode,
  )
  for (const { user_id: userId } of holders) {
    announce(db, {
      userId,
      event: 'agreementChanged',
      key: hash,
      subject: fundCode,
      time,
      detail: { document: title, change },
    })
  }
}
