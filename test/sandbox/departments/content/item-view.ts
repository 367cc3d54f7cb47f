import { cutText } from '#domain/text/cut-text.ts'
import type * as v from 'valibot'
import type { contentItem, contentVote, picture, wholeItem } from '#api/content-entities.ts'
import { RET } from '#api/endpoint.ts'
import { contentSeen } from '#domain/content/content-states.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { lessonView } from './courses.ts'
import { authorOf, follows, hasRow, type Viewer } from './people.ts'
import { itemRow, type ItemMore, type ItemRow } from './rows.ts'
import { specialById, topicById } from './catalogue.ts'

export type ItemView = v.InferInput<typeof contentItem>
type WholeView = v.InferInput<typeof wholeItem>
type Picture = v.InferInput<typeof picture>

export const findItem = ({ db }: Pick<World, 'db'>, itemId: string): ItemRow | undefined =>
  db.get(itemRow, 'SELECT * FROM content_items WHERE item_id = ?', itemId)

/** The item as the viewer may see it; RET.notFound or RET.contentHidden. */
export function requireItem(world: World, viewer: Viewer, itemId: string): ItemRow {
  const item = findItem(world, itemId)
  const gone = new Refusal(RET.notFound, '内容不存在或已删除')
  if (item?.state === 'deleted') throw new Refusal(RET.notFound, '内容已由作者删除')
  if (!item || item.publish_time > world.clock.now()) throw gone
  const seen = contentSeen(item.state, { isAuthor: item.author_id === viewer.personId })
  if (seen === 'whole') return item
  if (item.state === 'hidden') throw new Refusal(RET.contentHidden, '内容已被隐藏')
  throw gone
}

type Stored = NonNullable<ItemMore['cover']>

const pictureView = ({ name, width, height, alt }: Stored): Picture => ({
  url: `/documents/pictures/${name}.svg`,
  width,
  height,
  alt,
})

/** Marks that users set, besides those that an item began with. */
export const marksOn = ({ db }: Pick<World, 'db'>, target: string, mark: string): number =>
  db.number('SELECT count(*) AS n FROM content_marks WHERE target = ? AND mark = ?', target, mark)

export const hasMarked = (
  { db }: Pick<World, 'db'>,
  { user }: Viewer,
  target: string,
  mark: string,
): boolean =>
  user !== undefined &&
  hasRow(
    db,
    'SELECT 1 AS n FROM content_marks WHERE user_id = ? AND target = ? AND mark = ?',
    user.user_id,
    target,
    mark,
  )

/**
 * The first words of a text, on one line: what a list shows of what has no summary, and a reply of
 * what it answers.
 */
export const beginning = (text: string): string => cutText(text.replaceAll(/\s+/g, ' '), 120)

export function itemView(world: World, viewer: Viewer, it: ItemRow): ItemView {
  const { db, market } = world
  const target = `item:${it.item_id}`
  return {
    itemId: it.item_id,
    kind: it.kind,
    space: it.space,
    title: it.title,
    summary: it.summary === '' ? beginning(it.text) : it.summary,
    cover: it.more.cover === undefined ? null : pictureView(it.more.cover),
    author: authorOf(db, it.author_id),
    sourceName: it.source_name,
    tags: it.tags,
    topics: it.topics.flatMap((topicId) => {
      const topic = topicById(topicId)
      return topic ? [{ topicId, title: topic.title }] : []
    }),
    specialId: it.special_id,
    funds: it.funds.flatMap((code) => {
      const fund = market.fund(code)
      return fund ? [{ fundCode: code, fundName: fund.name }] : []
    }),
    publishTime: it.publish_time,
    updateTime: it.update_time,
    state: it.state,
    stateReason: it.author_id === viewer.personId ? it.state_reason : '',
    counts: {
      likes: it.likes + marksOn(world, target, 'like'),
      favourites: it.favourites + marksOn(world, target, 'favourite'),
      comments: db.number(
        `SELECT count(*) AS n FROM content_comments WHERE item_id = ? AND state = 'shown'`,
        it.item_id,
      ),
      answers: db.number(
        `SELECT count(*) AS n FROM content_items WHERE question_id = ? AND state = 'shown'`,
        it.item_id,
      ),
    },
    mine:
      viewer.user === undefined
        ? null
        : {
            liked: hasMarked(world, viewer, target, 'like'),
            favourited: hasMarked(world, viewer, target, 'favourite'),
            followed: follows(db, viewer, `question:${it.item_id}`),
          },
    comments: it.comments,
    ipPlace: it.ip_place,
    promoted: it.promoted === 1,
    pinned: it.pinned === 1,
    important: it.important === 1,
    questionState: it.question_state,
    questionId: it.question_id,
    reading: it.more.reading ?? null,
  }
}

/** Everybody's votes are seen by who has voted, and by all once it is closed. */
export function voteView(
  { db }: World,
  { user }: Viewer,
  it: ItemRow,
): v.InferInput<typeof contentVote> | null {
  const options = it.more.vote
  if (options === undefined) return null
  const votes = options.map(
    ({ optionId, votes: others }) =>
      others +
      db.number(
        'SELECT count(*) AS n FROM content_votes WHERE item_id = ? AND option_id = ?',
        it.item_id,
        optionId,
      ),
  )
  const all = votes.reduce((sum, count) => sum + count, 0)
  const mine =
    user === undefined
      ? null
      : (options.find(({ optionId }) =>
          hasRow(
            db,
            'SELECT 1 AS n FROM content_votes WHERE user_id = ? AND item_id = ? AND option_id = ?',
            user.user_id,
            it.item_id,
            optionId,
          ),
        )?.optionId ?? null)
  const closed = it.comments !== 'open'
  const open = mine !== null || closed
  return {
    options: options.map(({ optionId, label }, index) => {
      const count = votes[index] ?? 0
      return {
        optionId,
        label,
        votes: open ? count : null,
        share: open ? ((100 * count) / Math.max(1, all)).toFixed(2) : null,
      }
    }),
    mine,
    closed,
  }
}

function seriesView({ db, clock }: World, it: ItemRow): WholeView['series'] {
  const special = it.special_id === null ? undefined : specialById(it.special_id)
  if (!special?.series || it.special_id === null) return null
  const parts = db.all(
    itemRow,
    `SELECT * FROM content_items WHERE special_id = ? AND state = 'shown' AND publish_time <= ?
     ORDER BY special_no`,
    it.special_id,
    clock.now(),
  )
  const at = parts.findIndex((part) => part.item_id === it.item_id)
  if (at < 0) return null
  return {
    title: special.title,
    no: at + 1,
    total: parts.length,
    previousId: parts[at - 1]?.item_id ?? null,
    nextId: parts[at + 1]?.item_id ?? null,
  }
}

export function wholeItemView(world: World, viewer: Viewer, it: ItemRow): WholeView {
  return {
    ...itemView(world, viewer, it),
    body: it.body,
    text: it.text,
    pictures: (it.more.pictures ?? []).map(pictureView),
    vote: voteView(world, viewer, it),
    terms: it.more.terms ?? [],
    companies: it.more.companies ?? [],
    series: seriesView(world, it),
    lesson: it.kind === 'lesson' ? lessonView(world, viewer, it.item_id) : null,
  }
}

/** At most six: answers to a question, else what shares a tag, a fund or the author. */
export function relatedItems(world: World, viewer: Viewer, it: ItemRow): ItemView[] {
  const { db, clock } = world
  const sql =
    it.kind === 'question'
      ? `SELECT * FROM content_items i WHERE i.question_id = ?1 AND i.state = 'shown'
         AND i.publish_time <= ?2 AND i.item_id <> ?1 AND ?3 = ?3 ORDER BY i.publish_time DESC LIMIT 6`
      : `SELECT i.* FROM content_items i WHERE i.item_id <> ?1 AND i.state = 'shown'
         AND i.publish_time <= ?2 AND i.kind IN ('article', 'video') AND EXISTS
           (SELECT 1 FROM json_each(i.tags) a JOIN json_each(?3) b ON a.value = b.value)
         ORDER BY i.publish_time DESC, i.item_id DESC LIMIT 6`
  return db
    .all(itemRow, sql, it.item_id, clock.now(), JSON.stringify(it.tags))
    .map((row) => itemView(world, viewer, row))
}
