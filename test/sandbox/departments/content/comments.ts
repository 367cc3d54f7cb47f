import type * as v from 'valibot'
import type { listComments } from '#api/calls/content.ts'
import type { contentComment, contentReply } from '#api/content-entities.ts'
import { RET } from '#api/endpoint.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { hotFixedAt } from '#domain/content/hot-order.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { listName, readCursor, writeCursor } from './cursors.ts'
import { beginning, findItem, hasMarked, marksOn, requireItem } from './item-view.ts'
import { authorOf, authorView, blocks, findPerson, isStaff, type Viewer } from './people.ts'
import { commentRow, type CommentRow } from './rows.ts'

type Asked = v.InferOutput<typeof listComments.request>
type Reply = v.InferInput<typeof contentReply>
type Comment = v.InferInput<typeof contentComment>

/** Replies that come with a comment. */
const FIRST_REPLIES = 2

export const findComment = ({ db }: Pick<World, 'db'>, id: string): CommentRow | undefined =>
  db.get(commentRow, 'SELECT * FROM content_comments WHERE comment_id = ?', id)

/** The states in which its author alone sees a comment. */
const OWN_ALONE: ReadonlySet<string | undefined> = new Set(['pending', 'rejected'])

/** A comment that others see, or one that the viewer alone does; RET.notFound for any other. */
export function requireComment(world: World, viewer: Viewer, commentId: string): CommentRow {
  const comment = findComment(world, commentId)
  const own = comment?.author_id === viewer.personId && OWN_ALONE.has(comment?.state)
  if (!comment || (comment.state !== 'shown' && !own)) {
    throw new Refusal(RET.notFound, '评论不存在或已删除')
  }
  requireItem(world, viewer, comment.item_id)
  return comment
}

/**
 * The comments of a list: those that are shown, the viewer's own that are pending or rejected, and
 * placeholders of deleted or hidden ones with visible replies. Comments by people whom the viewer
 * has blocked are excluded.
 */
function visible(viewer: Viewer): { sql: string; values: string[] } {
  const me = viewer.personId ?? ''
  return {
    sql: `((c.state = 'shown' OR (c.state IN ('pending', 'rejected') AND c.author_id = ?)
        OR (c.state IN ('deleted', 'hidden') AND EXISTS
          (SELECT 1 FROM content_comments r WHERE r.parent_id = c.comment_id AND r.state = 'shown')))
      AND NOT EXISTS (SELECT 1 FROM content_blocks b
        WHERE b.user_id = ? AND b.person_id = c.author_id))`,
    values: [me, viewer.user?.user_id ?? ''],
  }
}

/**
 * The person whom a reply answers among the others, with their words where the viewer may read
 * them.
 */
function answeredBy(world: World, viewer: Viewer, it: CommentRow) {
  const answered = it.reply_to === '' ? undefined : findComment(world, it.reply_to)
  if (answered === undefined) return { replyTo: '', quoted: '' }
  const isReadable = answered.state === 'shown' && !blocks(world.db, viewer, answered.author_id)
  return {
    replyTo: authorOf(world.db, answered.author_id).name,
    quoted: isReadable ? beginning(answered.text) : '',
  }
}

export function replyView(world: World, viewer: Viewer, it: CommentRow): Reply {
  const { db } = world
  const seen = visible(viewer)
  const person = findPerson(db, it.author_id)
  const open = it.state !== 'deleted' && it.state !== 'hidden'
  const item = findItem(world, it.item_id)
  const target = `comment:${it.comment_id}`
  return {
    commentId: it.comment_id,
    itemId: it.item_id,
    parentId: it.parent_id,
    author:
      person && open
        ? authorView(person)
        : {
            personId: 'gone',
            kind: 'member',
            name: '',
            avatar: '',
            title: '',
            certNo: '',
            fmUid: '',
            left: null,
          },
    ...(open ? answeredBy(world, viewer, it) : { replyTo: '', quoted: '' }),
    text: open ? it.text : '',
    time: it.time,
    likes: open ? it.likes + marksOn(world, target, 'like') : 0,
    liked: hasMarked(world, viewer, target, 'like'),
    state: it.state,
    stateReason: it.author_id === viewer.personId ? it.state_reason : '',
    byAuthor: open && item?.author_id === it.author_id,
    byStaff: open && person !== undefined && isStaff(person),
    mine: it.author_id === viewer.personId,
    ipPlace: open ? it.ip_place : '',
    replies: db.number(
      `SELECT count(*) AS n FROM content_comments c WHERE c.parent_id = ? AND ${seen.sql}`,
      it.comment_id,
      ...seen.values,
    ),
  }
}

function commentView(world: World, viewer: Viewer, it: CommentRow): Comment {
  const seen = visible(viewer)
  const replies = world.db.all(
    commentRow,
    `SELECT c.* FROM content_comments c WHERE c.parent_id = ? AND ${seen.sql}
     ORDER BY c.time, c.comment_id LIMIT ?`,
    it.comment_id,
    ...seen.values,
    FIRST_REPLIES,
  )
  return {
    ...replyView(world, viewer, it),
    firstReplies: replies.map((reply) => replyView(world, viewer, reply)),
  }
}

/** Likes and replies of an item's comments, put down once a day, as those of items are. */
function commentBoard({ db }: World, itemId: string, now: Time14): string {
  const fixedAt = hotFixedAt(now)
  const board = `${fixedAt}#${itemId}`
  if (db.number('SELECT count(*) AS n FROM content_hot WHERE board = ?', board) > 0) return board
  db.run(
    `INSERT INTO content_hot SELECT ?1, c.comment_id,
       c.likes + (SELECT count(*) FROM content_marks m
                  WHERE m.target = 'comment:' || c.comment_id AND m.time < ?2)
       + 2 * (SELECT count(*) FROM content_comments r
              WHERE r.parent_id = c.comment_id AND r.state = 'shown' AND r.time < ?2)
     FROM content_comments c WHERE c.item_id = ?3 AND c.parent_id IS NULL AND c.time < ?2`,
    board,
    fixedAt,
    itemId,
  )
  return board
}

/** The comment on the item that the named one is, or belongs to; null where either is gone. */
function focusOf(world: World, viewer: Viewer, itemId: string, commentId: string): Comment | null {
  const seen = visible(viewer)
  const find = (id: string) =>
    world.db.get(
      commentRow,
      `SELECT c.* FROM content_comments c WHERE c.comment_id = ? AND c.item_id = ? AND ${seen.sql}`,
      id,
      itemId,
      ...seen.values,
    )
  const named = find(commentId)
  const top = named?.parent_id == null ? named : find(named.parent_id)
  return top === undefined ? null : commentView(world, viewer, top)
}

export function commentPage(world: World, viewer: Viewer, asked: Asked) {
  const { db, clock } = world
  const now = clock.now()
  const { itemId, parentId, cursor, size, sort, commentId } = asked
  requireItem(world, viewer, itemId)
  const parent = parentId === undefined ? undefined : findComment(world, parentId)
  if (parentId !== undefined && (parent?.item_id !== itemId || parent.parent_id !== null)) {
    throw new Refusal(RET.notFound, '评论不存在或已删除')
  }
  const isHot = sort === 'hot' && parent === undefined
  const by = viewer.user?.user_id ?? ''
  const list = listName({ itemId, parentId: parentId ?? '', sort: isHot ? 'hot' : 'new', by })
  const at = cursor === undefined ? null : readCursor(db, cursor, list, now)
  const board = at?.board ?? (isHot ? commentBoard(world, itemId, now) : '')
  const seen = visible(viewer)
  const place = parent ? 'c.parent_id = ?' : 'c.item_id = ? AND c.parent_id IS NULL'
  const score = 'coalesce(h.score, 0)'
  const keys = `(${score}, c.time, c.comment_id)`
  const after = at === null ? '' : `AND ${keys} ${parent ? '>' : '<'} (?, ?, ?)`
  const order = parent ? 'c.time, c.comment_id' : `${score} DESC, c.time DESC, c.comment_id DESC`
  const found = db.all(
    commentRow,
    `SELECT c.* FROM content_comments c
     LEFT JOIN content_hot h ON h.board = ? AND h.item_id = c.comment_id
     WHERE ${place} AND ${seen.sql} ${after} ORDER BY ${order} LIMIT ?`,
    board,
    parent?.comment_id ?? itemId,
    ...seen.values,
    ...(at?.after ?? []),
    size + 1,
  )
  const page = found.slice(0, size)
  const last = page.at(-1)
  const lastScore = last
    ? db.number(
        'SELECT score AS n FROM content_hot WHERE board = ? AND item_id = ?',
        board,
        last.comment_id,
      )
    : 0
  return {
    records: page.map((row) =>
      parent
        ? Object.assign(replyView(world, viewer, row), { firstReplies: [] })
        : commentView(world, viewer, row),
    ),
    nextCursor:
      found.length > size && last
        ? writeCursor(db, {
            list,
            issued: now,
            top: at?.top ?? now,
            board,
            after: [lastScore, last.time, last.comment_id],
          })
        : '',
    total: db.number(
      `SELECT count(*) AS n FROM content_comments c WHERE c.item_id = ? AND ${seen.sql}`,
      itemId,
      ...seen.values,
    ),
    focus: commentId === undefined ? null : focusOf(world, viewer, itemId, commentId),
  }
}
