import { cutText } from '#domain/text/cut-text.ts'
import * as v from 'valibot'
import type { listMyContent } from '#api/calls/content.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { replyView } from './comments.ts'
import { cutPage } from './cursors.ts'
import { findItem, itemView } from './item-view.ts'
import { ownSettings } from './own-settings.ts'
import { ownPerson, viewerOf } from './people.ts'
import { commentRow, itemRow, personRow } from './rows.ts'

const reportRow = v.object({
  report_id: v.string(),
  target: v.string(),
  time: v.string(),
  state: v.picklist(['received', 'upheld', 'dismissed']),
  outcome: v.string(),
})

type Part = v.InferOutput<typeof listMyContent.request>

/** The subject of a report, in a few words. */
function reported(world: World, target: string): string {
  const [kind = '', id = ''] = target.split(':')
  if (kind === 'item') {
    const item = findItem(world, id)
    return cutText(item?.title || item?.text || '内容', 30)
  }
  if (kind === 'person') {
    return (
      world.db.get(personRow, 'SELECT * FROM content_people WHERE person_id = ?', id)?.name ?? ''
    )
  }
  return (
    world.db.get(commentRow, 'SELECT * FROM content_comments WHERE comment_id = ?', id)?.text ?? ''
  ).slice(0, 30)
}

export function ownContent(world: World, user: User, asked: Part) {
  const { db } = world
  const viewer = viewerOf(user)
  const me = ownPerson(world, user).person_id
  const by = { ...asked, by: user.user_id }
  const none = { items: [], comments: [], reports: [], settings: ownSettings(world, user) }
  switch (asked.part) {
    case 'posts': {
      const all = db.all(
        itemRow,
        `SELECT * FROM content_items WHERE author_id = ? AND (state <> 'deleted' OR ? = 'deleted')
           AND (? = '' OR kind = ?) AND (? = '' OR state = ?)
           AND (? = '' OR EXISTS (SELECT 1 FROM json_each(funds) WHERE value = ?))
         ORDER BY create_time DESC, item_id DESC`,
        me,
        asked.state ?? '',
        asked.kind ?? '',
        asked.kind ?? '',
        asked.state ?? '',
        asked.state ?? '',
        asked.fundCode ?? '',
        asked.fundCode ?? '',
      )
      const { records, nextCursor } = cutPage(world, by, all, (it) => it.item_id)
      return { ...none, items: records.map((it) => itemView(world, viewer, it)), nextCursor }
    }
    case 'favourites':
    case 'votes': {
      const sql =
        asked.part === 'favourites'
          ? `SELECT i.* FROM content_marks m JOIN content_items i ON m.target = 'item:' || i.item_id
             WHERE m.user_id = ? AND m.mark = 'favourite' AND i.state = 'shown' ORDER BY m.time DESC, i.item_id`
          : `SELECT i.* FROM content_votes m JOIN content_items i USING (item_id)
             WHERE m.user_id = ? AND i.state = 'shown' ORDER BY m.time DESC, i.item_id`
      const { records, nextCursor } = cutPage(
        world,
        by,
        db.all(itemRow, sql, user.user_id),
        (it) => it.item_id,
      )
      return { ...none, items: records.map((it) => itemView(world, viewer, it)), nextCursor }
    }
    case 'comments': {
      const all = db.all(
        commentRow,
        `SELECT * FROM content_comments WHERE author_id = ? AND state <> 'deleted' AND (? = '' OR state = ?)
         ORDER BY time DESC, comment_id DESC`,
        me,
        asked.state ?? '',
        asked.state ?? '',
      )
      const { records, nextCursor } = cutPage(world, by, all, (it) => it.comment_id)
      const comments = records.map((it) => {
        const item = findItem(world, it.item_id)
        return Object.assign(replyView(world, viewer, it), {
          itemTitle: (item?.title || item?.text) ?? '',
        })
      })
      return { ...none, comments, nextCursor }
    }
    case 'reports': {
      const all = db.all(
        reportRow,
        `SELECT report_id, target, time, state, outcome FROM content_reports WHERE user_id = ?
         ORDER BY time DESC, report_id`,
        user.user_id,
      )
      const { records, nextCursor } = cutPage(world, by, all, (it) => it.report_id)
      const reports = records.map((it) => ({
        reportId: it.report_id,
        about: reported(world, it.target),
        time: it.time,
        state: it.state,
        outcome: it.outcome,
      }))
      return { ...none, reports, nextCursor }
    }
  }
}
