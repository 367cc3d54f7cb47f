import * as v from 'valibot'
import type { listMilestones, listMyContent, listPeople, queryPerson } from '#api/calls/content.ts'
import type { contentSpecial, contentTag, contentTopic } from '#api/content-entities.ts'
import { RET } from '#api/endpoint.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { Refusal } from '#test/sandbox/refusal.ts'
import type { User } from '#test/sandbox/store/users.ts'
import type { World } from '#test/sandbox/world.ts'
import { CIRCLES, specialById, TAGS, TOPICS, type Special, type Topic } from './catalogue.ts'
import { replyView } from './comments.ts'
import { listName, readCursor, writeCursor } from './cursors.ts'
import { findItem, itemView } from './item-view.ts'
import { MILESTONES, milestoneView } from './milestones.ts'
import {
  authorView,
  countOf,
  followersOf,
  follows,
  managerPerson,
  ownPerson,
  personView,
  requirePerson,
  viewerOf,
  yearsInTrade,
  type Viewer,
} from './people.ts'
import { commentRow, itemRow, personRow } from './rows.ts'
import { isBound, mutedUntil } from './writing.ts'

/** One page of rows that are all at hand, by the place of the last one. */
function cut<Row>(
  { db, clock }: World,
  asked: Record<string, unknown> & { cursor?: string | undefined; size: number },
  all: readonly Row[],
  keyOf: (row: Row) => string,
): { records: Row[]; nextCursor: string } {
  const now = clock.now()
  const { cursor, size, ...filter } = asked
  const list = listName(filter)
  const last = cursor === undefined ? null : String(readCursor(db, cursor, list, now).after[0])
  const from = last === null ? 0 : all.findIndex((row) => keyOf(row) === last) + 1
  const records = all.slice(from, from + size)
  const end = records.at(-1)
  return {
    records,
    nextCursor:
      end !== undefined && from + size < all.length
        ? writeCursor(db, { list, issued: now, top: now, board: '', after: [keyOf(end)] })
        : '',
  }
}

type AskedPeople = v.InferOutput<typeof listPeople.request>

const STAFF_KINDS = `p.kind IN ('manager', 'advisor', 'editor')`

export function peoplePage(world: World, viewer: Viewer, asked: AskedPeople) {
  const { db } = world
  if (asked.of === 'followed' && !viewer.user) throw new Refusal(RET.notLoggedIn, '请先登录')
  const wanted = {
    all: `p.kind <> 'member'`,
    followed: `EXISTS (SELECT 1 FROM content_follows f WHERE f.user_id = ?1 AND f.target = 'person:' || p.person_id)`,
    suggested: `${STAFF_KINDS} AND p.left_date IS NULL AND NOT EXISTS
      (SELECT 1 FROM content_follows f WHERE f.user_id = ?1 AND f.target = 'person:' || p.person_id)`,
    company: `${STAFF_KINDS} AND p.left_date IS NULL`,
    expert: 'p.expert = 1',
  }[asked.of]
  const circle = asked.circleId === undefined ? '' : `circle:${asked.circleId}`
  const found = db.all(
    personRow,
    `SELECT p.* FROM content_people p WHERE p.hidden = 0 AND ${wanted} AND ?1 = ?1
       AND (?2 = '' OR p.kind = ?2)
       AND (?3 = '' OR EXISTS (SELECT 1 FROM content_items i WHERE i.author_id = p.person_id AND i.space = ?3))
     ORDER BY p.followers DESC, p.person_id`,
    viewer.user?.user_id ?? '',
    asked.kind ?? '',
    circle,
  )
  const all = asked.of === 'suggested' ? found.slice(0, 6) : found
  const page = cut(world, { ...asked, by: viewer.user?.user_id ?? '' }, all, (it) => it.person_id)
  return { ...page, records: page.records.map((it) => personView(world, viewer, it)) }
}

type Profile = v.InferInput<typeof queryPerson.payload>

export function profile(
  world: World,
  viewer: Viewer,
  asked: v.InferOutput<typeof queryPerson.request>,
): Profile {
  const { db, market, clock } = world
  const person = profiled(world, viewer, asked)
  const count = (kind: string) =>
    countOf(
      db,
      `SELECT count(*) AS n FROM content_items WHERE author_id = ? AND kind = ? AND state = 'shown' AND publish_time <= ?`,
      person.person_id,
      kind,
      clock.now(),
    )
  const codes = person.fm_uid === '' ? [] : (market.archives?.managedBy(person.fm_uid) ?? [])
  return {
    person: personView(world, viewer, person),
    bio: person.bio,
    department: person.department,
    style: person.style,
    years: yearsInTrade(world, person),
    fundTypes: person.fund_types,
    since: person.since,
    newest: newestSentence(world, person.person_id),
    counts: {
      articles: count('article'),
      ideas: count('idea'),
      questions: count('question'),
      answers: count('answer'),
      discussions: count('discussion'),
      videos: count('video'),
    },
    funds: codes.flatMap((code) => {
      const fund = market.fund(code)
      return fund ? [{ fundCode: code, fundName: fund.name }] : []
    }),
  }
}

const MOST_QUOTED = 60

/** The sentences at the beginning of a text that fit; a longer first one is cut, and says so. */
export function firstSentences(text: string): string {
  const [...characters] = text
  if (characters.length <= MOST_QUOTED) return text
  const most = characters.slice(0, MOST_QUOTED).join('')
  const end = most.lastIndexOf('。')
  return end > 0 ? most.slice(0, end + 1) : `${characters.slice(0, MOST_QUOTED - 1).join('')}…`
}

/** What a person said last, in a sentence; null where they said nothing. */
export function newestSentence({ db, clock }: World, personId: string): Profile['newest'] {
  const newest = db.get(
    itemRow,
    `SELECT * FROM content_items WHERE author_id = ? AND state = 'shown' AND publish_time <= ?
       AND kind IN ('article', 'idea') ORDER BY publish_time DESC, item_id DESC LIMIT 1`,
    personId,
    clock.now(),
  )
  if (!newest) return null
  const text = firstSentences(newest.summary || newest.text || newest.title)
  return { itemId: newest.item_id, text, time: newest.publish_time }
}

function profiled(
  world: World,
  viewer: Viewer,
  { personId, fmUid }: v.InferOutput<typeof queryPerson.request>,
) {
  if (fmUid !== undefined) {
    const manager = managerPerson(world.db, fmUid)
    if (!manager) throw new Refusal(RET.notFound, '没有这位基金经理')
    return manager
  }
  if (viewer.user && (personId === undefined || personId === viewer.personId)) {
    return ownPerson(world, viewer.user)
  }
  if (personId === undefined) throw new Refusal(RET.notLoggedIn, '请先登录')
  return requirePerson(world.db, personId)
}

const inTopic = `EXISTS (SELECT 1 FROM json_each(i.topics) WHERE value = ?)`

export const topicView = (
  { db, clock }: World,
  viewer: Viewer,
  it: Topic,
): v.InferInput<typeof contentTopic> => ({
  topicId: it.topicId,
  title: it.title,
  about: it.about,
  items: countOf(
    db,
    `SELECT count(*) AS n FROM content_items i WHERE ${inTopic} AND i.state = 'shown' AND i.publish_time <= ?`,
    it.topicId,
    clock.now(),
  ),
  followers: it.followers + followersOf(db, `topic:${it.topicId}`),
  followed: follows(db, viewer, `topic:${it.topicId}`),
  mergedInto: it.mergedInto,
})

/** Those with most written this week first; merged ones are found by their address alone. */
export function topicList(world: World, viewer: Viewer, of: 'all' | 'followed') {
  const { db, clock } = world
  if (of === 'followed' && !viewer.user) throw new Refusal(RET.notLoggedIn, '请先登录')
  const now = clock.now()
  const since = `${addDays(now.slice(0, 8), -7)}${now.slice(8)}`
  return TOPICS.filter((it) => it.mergedInto === null)
    .map((it) => ({
      view: topicView(world, viewer, it),
      recent: countOf(
        db,
        `SELECT count(*) AS n FROM content_items i WHERE ${inTopic} AND i.state = 'shown'
           AND i.publish_time > ? AND i.publish_time <= ?`,
        it.topicId,
        since,
        now,
      ),
    }))
    .filter(({ view }) => of === 'all' || view.followed)
    .toSorted((a, b) => b.recent - a.recent)
    .map(({ view }) => view)
}

export function pinnedOf(world: World, viewer: Viewer, topicId: string) {
  return world.db
    .all(
      itemRow,
      `SELECT i.* FROM content_items i WHERE ${inTopic} AND i.pinned = 1 AND i.state = 'shown'
         AND i.publish_time <= ? ORDER BY i.publish_time DESC LIMIT 3`,
      topicId,
      world.clock.now(),
    )
    .map((row) => itemView(world, viewer, row))
}

const specialView = (
  { db }: World,
  viewer: Viewer,
  it: Special,
  items: number,
): v.InferInput<typeof contentSpecial> => ({
  specialId: it.specialId,
  title: it.title,
  about: it.about,
  cover: { url: `/documents/pictures/${it.specialId}.svg`, width: 690, height: 345, alt: it.title },
  series: it.series,
  items,
  followers: it.followers + followersOf(db, `special:${it.specialId}`),
  followed: follows(db, viewer, `special:${it.specialId}`),
  updateTime: it.updated,
})

export function specialWithItems(world: World, viewer: Viewer, specialId: string) {
  const special = specialById(specialId)
  if (!special) throw new Refusal(RET.notFound, '没有这个专题')
  const items = world.db.all(
    itemRow,
    `SELECT * FROM content_items WHERE special_id = ? AND state = 'shown' AND publish_time <= ?
     ORDER BY ${special.series ? 'special_no' : 'publish_time DESC, item_id DESC'} LIMIT 50`,
    specialId,
    world.clock.now(),
  )
  return {
    special: specialView(world, viewer, special, items.length),
    items: items.map((row) => itemView(world, viewer, row)),
  }
}

const tagRow = v.object({ tag: v.string(), items: v.number() })

export function tagList(world: World, wanted: string | undefined) {
  const { db, clock, market } = world
  const counts = new Map(
    db
      .all(
        tagRow,
        `SELECT t.value AS tag, count(*) AS items FROM content_items i, json_each(i.tags) t
         WHERE i.state = 'shown' AND i.publish_time <= ? GROUP BY t.value`,
        clock.now(),
      )
      .map((it) => [it.tag, it.items]),
  )
  const view = (tag: string): v.InferInput<typeof contentTag> => ({
    tag,
    items: counts.get(tag) ?? 0,
  })
  if (wanted === undefined) {
    return {
      tags: TAGS.map((it) => view(it.tag)).toSorted((a, b) => b.items - a.items),
      alike: [],
      funds: [],
    }
  }
  const known = TAGS.find((it) => it.tag === wanted)
  if (!known) throw new Refusal(RET.notFound, '没有这个标签')
  const alike = db.all(
    tagRow,
    `SELECT b.value AS tag, count(*) AS items FROM content_items i, json_each(i.tags) a, json_each(i.tags) b
     WHERE a.value = ? AND b.value <> a.value AND i.state = 'shown' GROUP BY b.value ORDER BY 2 DESC, 1 LIMIT 6`,
    wanted,
  )
  return {
    tags: [view(wanted)],
    alike: alike.map(({ tag }) => view(tag)),
    funds: known.funds.flatMap((code) => {
      const fund = market.fund(code)
      return fund ? [{ fundCode: code, fundName: fund.name }] : []
    }),
  }
}

export function circleList(world: World, viewer: Viewer) {
  const { db, clock } = world
  const today = clock.now().slice(0, 8)
  return CIRCLES.map((it) => ({
    circleId: it.circleId,
    title: it.title,
    about: it.about,
    indexCode: it.indexCode,
    indexName: it.indexName,
    members: it.members + followersOf(db, `circle:${it.circleId}`),
    postsToday: countOf(
      db,
      `SELECT count(*) AS n FROM content_items WHERE space = ? AND state = 'shown'
         AND publish_time >= ? AND publish_time <= ?`,
      `circle:${it.circleId}`,
      `${today}000000`,
      clock.now(),
    ),
    joined: follows(db, viewer, `circle:${it.circleId}`),
  }))
}

export function milestonePage(
  world: World,
  viewer: Viewer,
  asked: v.InferOutput<typeof listMilestones.request>,
) {
  const today = world.clock.now().slice(0, 8)
  if (asked.reminded === '1' && !viewer.user) throw new Refusal(RET.notLoggedIn, '请先登录')
  const all = MILESTONES.map((it) =>
    milestoneView(it, today, follows(world.db, viewer, `milestone:${it.milestoneId}`)),
  )
    .filter((it) =>
      asked.month === undefined
        ? asked.reminded === '1' || it.date >= today
        : it.date.startsWith(asked.month),
    )
    .filter((it) => asked.stage === undefined || it.stage === asked.stage)
    .filter((it) => asked.area === undefined || it.area === asked.area)
    .filter((it) => asked.reminded !== '1' || it.reminded)
    .toSorted((a, b) => (a.date + a.milestoneId < b.date + b.milestoneId ? -1 : 1))
  return {
    ...cut(world, { ...asked, by: viewer.user?.user_id ?? '' }, all, (it) => it.milestoneId),
    areas: [...new Set(MILESTONES.map((it) => it.area))],
    serverTime: world.clock.now(),
  }
}

const settingsRow = v.object({ personal: v.number(), rules_agreed: v.string() })

export function ownSettings(world: World, user: User) {
  const { db } = world
  const row = db.get(
    settingsRow,
    'SELECT personal, rules_agreed FROM content_settings WHERE user_id = ?',
    user.user_id,
  )
  const blocked = db.all(
    personRow,
    `SELECT p.* FROM content_blocks b JOIN content_people p USING (person_id) WHERE b.user_id = ?
     ORDER BY p.name`,
    user.user_id,
  )
  return {
    personal: row?.personal === 1,
    rulesAgreed: row !== undefined && row.rules_agreed !== '',
    mutedUntil: mutedUntil(world, user),
    mobileBound: isBound(user),
    personId: ownPerson(world, user).person_id,
    blocked: blocked.map(authorView),
  }
}

const reportRow = v.object({
  report_id: v.string(),
  target: v.string(),
  time: v.string(),
  state: v.picklist(['received', 'upheld', 'dismissed']),
  outcome: v.string(),
})

type Part = v.InferOutput<typeof listMyContent.request>

/** What was reported, in a few words. */
function reported(world: World, target: string): string {
  const [kind = '', id = ''] = target.split(':')
  if (kind === 'item') {
    const item = findItem(world, id)
    return (item?.title || item?.text || '内容').slice(0, 30)
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
      const { records, nextCursor } = cut(world, by, all, (it) => it.item_id)
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
      const { records, nextCursor } = cut(
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
      const { records, nextCursor } = cut(world, by, all, (it) => it.comment_id)
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
      const { records, nextCursor } = cut(world, by, all, (it) => it.report_id)
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
