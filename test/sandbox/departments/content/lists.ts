import type * as v from 'valibot'
import type { listItems } from '#api/calls/content.ts'
import { RET } from '#api/endpoint.ts'
import { hotFixedAt, hotScore, hotSince } from '#domain/content/hot-order.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { asWritten } from '#test/sandbox/market/character-variants.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { topicById } from './catalogue.ts'
import { listName, readCursor, writeCursor, type Position } from './cursors.ts'
import { itemView } from './item-view.ts'
import { managerPerson, requirePerson, type Viewer } from './people.ts'
import * as rows from './rows.ts'

type Asked = v.InferOutput<typeof listItems.request>

/** A condition with what it is filled with. */
interface Where {
  readonly sql: string
  readonly values: readonly string[]
}

const where = (sql: string, ...values: string[]): Where => ({ sql, values })

const inChannel: Readonly<Record<NonNullable<Asked['channel']>, string>> = {
  recommend: `i.space = 'vp' AND i.kind IN ('article', 'idea', 'question', 'discussion', 'video')`,
  follow: `i.kind IN ('article', 'idea', 'question', 'discussion', 'video', 'answer')`,
  manager: `p.kind = 'manager' AND i.kind IN ('article', 'idea', 'video')`,
  expert: `p.expert = 1 AND i.kind IN ('article', 'idea', 'discussion')`,
  question: `i.kind = 'question'`,
  discussion: `i.kind = 'discussion'`,
  flash: `i.kind = 'flash'`,
}

/** A search word as LIKE reads it: with nothing special in it. */
const like = (words: string) => `%${words.replace(/[\\%_]/g, (it) => `\\${it}`)}%`

const LEVEL = `json_extract(i.more, '$.reading.level')`

function ofLevel(level: NonNullable<Asked['level']>): Where {
  if (level === 'none') return where(`${LEVEL} IS NULL`)
  return level === 'all' ? where(`${LEVEL} IS NOT NULL`) : where(`${LEVEL} = ?`, level)
}

/**
 * The conditions on the content of the list, for any viewer. RET.notFound for a subject that does
 * not exist.
 */
function conditions(world: World, viewer: Viewer, asked: Asked): Where[] {
  const { db } = world
  const all: (Where | null)[] = [
    asked.channel === undefined ? null : where(inChannel[asked.channel]),
    asked.kind === undefined ? null : where('i.kind = ?', asked.kind),
    asked.level === undefined ? null : ofLevel(asked.level),
    asked.space === undefined ? null : where('i.space = ?', asked.space),
    asked.tag === undefined
      ? null
      : where('EXISTS (SELECT 1 FROM json_each(i.tags) WHERE value = ?)', asked.tag),
    asked.fundCode === undefined
      ? null
      : where('EXISTS (SELECT 1 FROM json_each(i.funds) WHERE value = ?)', asked.fundCode),
    asked.specialId === undefined ? null : where('i.special_id = ?', asked.specialId),
    asked.questionId === undefined ? null : where('i.question_id = ?', asked.questionId),
    asked.questionState === undefined ? null : where('i.question_state = ?', asked.questionState),
    asked.date === undefined ? null : where('substr(i.publish_time, 1, 8) = ?', asked.date),
    asked.important === '1' ? where('i.important = 1') : null,
  ]
  if (asked.topicId !== undefined) {
    const topic = topicById(asked.topicId)
    if (!topic) throw new Refusal(RET.notFound, '没有这个话题')
    all.push(
      where(
        'EXISTS (SELECT 1 FROM json_each(i.topics) WHERE value IN (?, ?))',
        topic.topicId,
        topic.mergedInto ?? topic.topicId,
      ),
    )
  }
  if (asked.personId !== undefined) {
    all.push(where('i.author_id = ?', requirePerson(db, asked.personId).person_id))
  }
  if (asked.fmUid !== undefined) {
    const person = managerPerson(db, asked.fmUid)
    if (!person) throw new Refusal(RET.notFound, '没有这位基金经理')
    all.push(where('i.author_id = ?', person.person_id))
  }
  if (asked.words !== undefined) {
    // Users write in either characters, and search in either.
    const found = [...new Set([asked.words, asWritten(asked.words)])].map(like)
    const fields = ['i.title', 'i.summary', 'i.text']
    const tests = found.flatMap(() => fields.map((field) => `${field} LIKE ? ESCAPE '\\'`))
    const given = found.flatMap((pattern) => fields.map(() => pattern))
    all.push(where(`(${tests.join(' OR ')})`, ...given))
  }
  if (asked.channel === 'follow') {
    if (!viewer.user) throw new Refusal(RET.notLoggedIn, '请先登录')
    all.push(
      where(
        `(EXISTS (SELECT 1 FROM content_follows f WHERE f.user_id = ? AND f.target = 'person:' || i.author_id)
          OR EXISTS (SELECT 1 FROM content_follows f, json_each(i.topics) t
                     WHERE f.user_id = ? AND f.target = 'topic:' || t.value)
          OR EXISTS (SELECT 1 FROM content_follows f WHERE f.user_id = ? AND f.target = 'special:' || i.special_id)
          OR EXISTS (SELECT 1 FROM content_follows f WHERE f.user_id = ? AND f.target = 'question:' || i.question_id))`,
        ...Array.from({ length: 4 }, () => viewer.user?.user_id ?? ''),
      ),
    )
  }
  return all.filter((it) => it !== null)
}

/**
 * The conditions on items that the viewer may see in lists: shown ones, and none of blocked people.
 */
function seenBy(viewer: Viewer, now: Time14): Where[] {
  const shown = where(`i.state = 'shown' AND i.publish_time <= ? AND p.hidden = 0`, now)
  if (!viewer.user) return [shown]
  return [
    shown,
    where(
      'NOT EXISTS (SELECT 1 FROM content_blocks b WHERE b.user_id = ? AND b.person_id = i.author_id)',
      viewer.user.user_id,
    ),
  ]
}

/**
 * Likes and comments of seven days, put down once a board: a list that is read on keeps its order,
 * whatever is liked meanwhile.
 */
export function hotBoard({ db }: World, now: Time14): string {
  const board = hotFixedAt(now)
  if (db.number('SELECT count(*) AS n FROM content_hot WHERE board = ?', board) > 0) return board
  const [likes, comments] = [
    hotScore({ likes: 1, comments: 0 }),
    hotScore({ likes: 0, comments: 1 }),
  ]
  const since = hotSince(board)
  db.run(
    `INSERT INTO content_hot SELECT ?1, i.item_id,
       ${likes} * (CASE WHEN i.publish_time >= ?2 THEN i.likes ELSE i.likes / 20 END
         + (SELECT count(*) FROM content_marks m WHERE m.target = 'item:' || i.item_id
            AND m.mark = 'like' AND m.time >= ?2 AND m.time < ?1))
       + ${comments} * (SELECT count(*) FROM content_comments c WHERE c.item_id = i.item_id
            AND c.state = 'shown' AND c.time >= ?2 AND c.time < ?1)
     FROM content_items i WHERE i.publish_time < ?1`,
    board,
    since,
  )
  return board
}

/**
 * The points that an item gains for each tag or author in common with the reader's likes and
 * follows.
 */
const LIKED_TAG = 40
const FOLLOWED_AUTHOR = 120

/** The order of one reader of a day, by their own marks and follows until it was fixed. */
function ownBoard(world: World, userId: string, now: Time14): string {
  const { db } = world
  const common = hotBoard(world, now)
  const board = `${common}:${userId}`
  if (db.number('SELECT count(*) AS n FROM content_hot WHERE board = ?', board) > 0) return board
  db.run(
    `INSERT INTO content_hot SELECT ?1, h.item_id, h.score
       + ${LIKED_TAG} * (SELECT count(*) FROM content_marks m
            JOIN content_items l ON m.target = 'item:' || l.item_id
            JOIN json_each(l.tags) a JOIN json_each(i.tags) b ON a.value = b.value
            WHERE m.user_id = ?2)
       + ${FOLLOWED_AUTHOR} * (SELECT count(*) FROM content_follows f
            WHERE f.user_id = ?2 AND f.target = 'person:' || i.author_id)
     FROM content_hot h JOIN content_items i USING (item_id) WHERE h.board = ?3`,
    board,
    userId,
    common,
  )
  return board
}

const isPersonal = ({ db }: World, { user }: Viewer): boolean =>
  user !== undefined &&
  db.number('SELECT personal AS n FROM content_settings WHERE user_id = ?', user.user_id) === 1

function boardFor(world: World, viewer: Viewer, asked: Asked, now: Time14): string {
  if (asked.sort === 'hot') return hotBoard(world, now)
  const own = asked.channel === 'recommend' && isPersonal(world, viewer)
  return own && viewer.user ? ownBoard(world, viewer.user.user_id, now) : ''
}

/** One page. Later pages hold what comes after the cursor in the order, and nothing newer. */
export function itemPage(world: World, viewer: Viewer, asked: Asked) {
  const { db, clock } = world
  const now = clock.now()
  const { cursor, size, since, ...filter } = asked
  const list = listName({ ...filter, by: viewer.user?.user_id ?? '' })
  const at: Position | null = cursor === undefined ? null : readCursor(db, cursor, list, now)
  const board = at?.board ?? boardFor(world, viewer, asked, now)
  const holds = [...conditions(world, viewer, asked), ...seenBy(viewer, now)]
  const from = `FROM content_items i JOIN content_people p ON p.person_id = i.author_id
    LEFT JOIN content_hot h ON h.board = ? AND h.item_id = i.item_id
    WHERE ${holds.map(({ sql }) => `(${sql})`).join(' AND ')}`
  const values = [board, ...holds.flatMap((it) => it.values)]
  const keys = `${board === '' ? 'i.pinned' : 'coalesce(h.score, 0)'}, i.publish_time, i.item_id`
  const found = db.all(
    rows.itemRow,
    `SELECT i.* ${from} ${at ? `AND (${keys}) < (?, ?, ?)` : ''}
     ORDER BY ${keys.split(', i.')[0] ?? ''} DESC, i.publish_time DESC, i.item_id DESC LIMIT ?`,
    ...values,
    ...(at?.after ?? []),
    size + 1,
  )
  const page = found.slice(0, size)
  const last = page.at(-1)
  const top = at?.top ?? now
  const first = last && (board === '' ? last.pinned : scoreOn(world, board, last.item_id))
  return {
    records: page.map((row) => itemView(world, viewer, row)),
    nextCursor:
      found.length > size && last
        ? writeCursor(db, {
            list,
            issued: now,
            top,
            board,
            after: [first ?? 0, last.publish_time, last.item_id],
          })
        : '',
    newSince: db.number(
      `SELECT count(*) AS n ${from} AND i.publish_time > ?`,
      ...values,
      since ?? top,
    ),
    asOf: now,
  }
}

const scoreOn = ({ db }: World, board: string, itemId: string): number =>
  db.number('SELECT score AS n FROM content_hot WHERE board = ? AND item_id = ?', board, itemId)
