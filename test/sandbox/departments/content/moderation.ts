import { randomUUID } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { itemSpace } from '#api/content-entities.ts'
import { isTime14 } from '#domain/calendar/calendar-date.ts'
import { contentStateAfter } from '#domain/content/content-states.ts'
import { refusedWords } from '#domain/publicity/words.ts'
import { ControlError, controlBody } from '#test/sandbox/kernel/control/control-error.ts'
import { page } from '#test/sandbox/kernel/control/control-page-shell.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { cleanHtml } from './clean-html.ts'
import { shownAfterReview } from './questions.ts'
import { readyContent } from './ready.ts'
import { REVIEWER } from './settle-content.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'
import { contentMessages, writtenItem } from './message-table.ts'

const target = v.pipe(v.string(), v.regex(/^(?:item|comment):[a-z0-9-]{2,32}$/))
const decision = v.strictObject({
  target,
  act: v.picklist(['approve', 'reject', 'hide', 'restore']),
  reason: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
})
const publication = v.strictObject({
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  summary: v.optional(v.pipe(v.string(), v.maxLength(120)), ''),
  body: v.string(),
  space: v.optional(itemSpace, 'vp'),
  authorId: v.optional(v.string(), 'e-bai'),
  tags: v.optional(v.array(v.string()), []),
  publishTime: v.optional(v.pipe(v.string(), v.check(isTime14))),
})
const mute = v.strictObject({ userId: v.string(), until: v.pipe(v.string(), v.check(isTime14)) })

const stateRow = v.object({
  state: v.picklist(['pending', 'shown', 'rejected', 'hidden', 'deleted']),
})
const waitingRow = v.object({ target: v.string(), text: v.string(), time: v.string() })

const tableOf = (kind: string) =>
  kind === 'item'
    ? { table: 'content_items', key: 'item_id' }
    : { table: 'content_comments', key: 'comment_id' }

/** Decides about one text, as its state allows; reports on it are upheld when it is hidden. */
function decide(world: World, it: v.InferOutput<typeof decision>): string {
  const { db, clock } = world
  const [kind = '', id = ''] = it.target.split(':')
  const { table, key } = tableOf(kind)
  const found = db.get(stateRow, `SELECT state FROM ${table} WHERE ${key} = ?`, id)
  if (!found) throw new ControlError(`target: there is no ${it.target}`)
  const state = contentStateAfter(found.state, it.act)
  if (state === null)
    throw new ControlError(`act: it is ${found.state}, so nobody can ${it.act} it`)
  const now = clock.now()
  db.transaction(() => {
    db.run(
      `UPDATE ${table} SET state = ?, state_reason = ?, reviewer = ?, review_time = ?, review_due = '' WHERE ${key} = ?`,
      state,
      state === 'shown' ? '' : it.reason,
      REVIEWER,
      now,
      id,
    )
    const isReview = it.act === 'approve' || it.act === 'reject'
    if (isReview && (kind === 'item' || kind === 'comment')) {
      announce(
        db,
        contentMessages,
        'textReviewed',
        { kind, id, reason: state === 'shown' ? '' : it.reason },
        now,
      )
    }
    const reports = db.all(
      v.object({ report_id: v.string() }),
      `SELECT report_id FROM content_reports WHERE target = ? AND state = 'received'`,
      it.target,
    )
    if (kind === 'item' && it.act === 'approve') {
      shownAfterReview(world, id, now)
      for (const item of writtenItem(db, id, now))
        announce(db, contentMessages, 'followedWrote', item, now)
    }
    if (kind === 'comment' && it.act === 'approve')
      announce(db, contentMessages, 'replied', id, now)
    const outcome = state === 'hidden' ? 'upheld' : 'dismissed'
    const words = outcome === 'upheld' ? '内容已被隐藏' : '经核实，未发现违规'
    for (const { report_id: reportId } of reports)
      announce(db, contentMessages, 'reportDecided', { reportId, outcome: words }, now)
    db.run(
      `UPDATE content_reports SET state = ?, outcome = ? WHERE target = ? AND state = 'received'`,
      outcome,
      words,
      it.target,
    )
  })
  return state
}

/** Publishes an article as editors do: cleaned, and without words that may not be published. */
async function publish(world: World, it: v.InferOutput<typeof publication>): Promise<string> {
  const words = refusedWords(`${it.title}\n${it.summary}\n${it.body.replace(/<[^>]*>/g, '')}`)
  if (words.length > 0) throw new ControlError(`body: must not say ${words.join(', ')}`)
  const cleaned = await cleanHtml(it.body)
  if ('problem' in cleaned) throw new ControlError(`body: ${cleaned.problem}`)
  const now = world.clock.now()
  const time = it.publishTime ?? now
  const itemId = `e-${randomUUID().slice(0, 18)}`
  world.db.transaction(() => {
    world.db.run(
      `INSERT INTO content_items VALUES (?, 'article', ?, ?, ?, ?, '', '{}', ?, '', ?, '[]', NULL, 0, '[]', ?, ?, NULL,
       'shown', '', ?, ?, '', 'open', '上海', 0, 0, 0, '', NULL, '', 0, 0)`,
      itemId,
      it.space,
      it.title,
      it.summary,
      cleaned.html,
      it.authorId,
      JSON.stringify(it.tags),
      now,
      time,
      REVIEWER,
      now,
    )
    for (const item of writtenItem(world.db, itemId, now))
      announce(world.db, contentMessages, 'followedWrote', item, now)
  })
  return itemId
}

const waiting = ({ db }: World) =>
  db.all(
    waitingRow,
    `SELECT 'item:' || item_id AS target, title || text AS text, create_time AS time FROM content_items WHERE state = 'pending'
     UNION ALL SELECT 'comment:' || comment_id, text, time FROM content_comments WHERE state = 'pending'
     ORDER BY time`,
  )

const button = (name: string, it: string, act: string) =>
  html`<button
    data-path="content/decide"
    data-body="${JSON.stringify({ target: it, act, reason: act === 'reject' ? '内容不符合社区规范' : '' })}"
  >
    ${name}
  </button>`

/** The items that wait for a review, and decisions about them: mount under `/sandbox/content`. */
export function contentModeration(world: World): Hono {
  const app = new Hono()
  const done = async (context: Context, work: () => Promise<object> | object) => {
    readyContent(world)
    return context.json(await work())
  }
  app.get('/', (context) => {
    readyContent(world)
    const rows = waiting(world)
    return context.html(
      page(
        '内容审核',
        html`<h1>内容审核</h1>
          ${rows.length === 0 ? html`<p>没有待审核的内容</p>` : ''}
          ${rows.map(
            (it) =>
              html`<section>
                <p>${it.text}</p>
                <div class="buttons">
                  ${button('通过', it.target, 'approve')} ${button('驳回', it.target, 'reject')}
                </div>
              </section>`,
          )}`,
      ),
    )
  })
  app.get('/waiting', (context) => done(context, () => ({ waiting: waiting(world) })))
  app.post('/decide', (context) =>
    done(context, async () => ({ state: decide(world, await controlBody(decision, context)) })),
  )
  app.post('/publish', (context) =>
    done(context, async () => ({
      itemId: await publish(world, await controlBody(publication, context)),
    })),
  )
  app.post('/mute', (context) =>
    done(context, async () => {
      const { userId, until } = await controlBody(mute, context)
      world.db.run(
        'INSERT INTO content_mutes VALUES (?, ?) ON CONFLICT DO UPDATE SET until = excluded.until',
        userId,
        until,
      )
      return { until }
    }),
  )
  app.onError((error, context) => {
    if (!(error instanceof ControlError)) throw error
    return context.json({ error: error.message }, 400)
  })
  return app
}
