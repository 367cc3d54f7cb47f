import type * as v from 'valibot'
import type { listPeople, queryPerson } from '#api/calls/content.ts'
import { RET } from '#api/endpoint.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { cutPage } from './cursors.ts'
import {
  managerPerson,
  ownPerson,
  personView,
  requirePerson,
  yearsInTrade,
  type Viewer,
} from './people.ts'
import { itemRow, personRow } from './rows.ts'

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
  const page = cutPage(
    world,
    { ...asked, by: viewer.user?.user_id ?? '' },
    all,
    (it) => it.person_id,
  )
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
    db.number(
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

/** The last words of a person, in a sentence; null where they said nothing. */
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
