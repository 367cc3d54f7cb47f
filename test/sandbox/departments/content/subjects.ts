/** The subjects of items: topics, specials, tags, circles and milestones. */
import * as v from 'valibot'
import type { listMilestones } from '#api/calls/content.ts'
import type { contentSpecial, contentTag, contentTopic } from '#api/content-entities.ts'
import { RET } from '#api/endpoint.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { CIRCLES, specialById, TAGS, TOPICS, type Special, type Topic } from './catalogue.ts'
import { cutPage } from './cursors.ts'
import { itemView } from './item-view.ts'
import { MILESTONES, milestoneView } from './milestones.ts'
import { followersOf, follows, type Viewer } from './people.ts'
import { itemRow } from './rows.ts'

const inTopic = `EXISTS (SELECT 1 FROM json_each(i.topics) WHERE value = ?)`

export const topicView = (
  { db, clock }: World,
  viewer: Viewer,
  it: Topic,
): v.InferInput<typeof contentTopic> => ({
  topicId: it.topicId,
  title: it.title,
  about: it.about,
  items: db.number(
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
      recent: db.number(
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
    postsToday: db.number(
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
    ...cutPage(world, { ...asked, by: viewer.user?.user_id ?? '' }, all, (it) => it.milestoneId),
    areas: [...new Set(MILESTONES.map((it) => it.area))],
    serverTime: world.clock.now(),
  }
}
