import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { contentAuthor, contentPerson } from '#api/content-entities.ts'
import { RET } from '#api/endpoint.ts'
import { brand } from '#domain/brand.ts'
import { wholeYears } from '#domain/calendar/whole-years.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { personRow, type PersonRow } from './rows.ts'

type Author = v.InferInput<typeof contentAuthor>
type Person = v.InferInput<typeof contentPerson>

/** The reader: no particular user, or a user with a place among the people. */
export interface Viewer {
  readonly user: User | undefined
  readonly personId: string | null
}

const USUAL_ID = /^[a-z0-9-]{1,20}$/

/** The name of a user in public: never by the account. */
export const personIdOf = (userId: string): string =>
  USUAL_ID.test(userId)
    ? `u-${userId}`
    : `u-${createHash('sha256').update(userId).digest('hex').slice(0, 16)}`

export const viewerOf = (user: User | undefined): Viewer => ({
  user,
  personId: user ? personIdOf(user.user_id) : null,
})

/** Returns whether the person speaks for the company, and not for themselves. */
export const isStaff = ({ kind }: Pick<PersonRow, 'kind'>): boolean =>
  kind === 'manager' || kind === 'advisor' || kind === 'editor'

export const findPerson = (db: Database, personId: string): PersonRow | undefined =>
  db.get(personRow, 'SELECT * FROM content_people WHERE person_id = ?', personId)

export const managerPerson = (db: Database, fmUid: string): PersonRow | undefined =>
  db.get(
    personRow,
    `SELECT * FROM content_people WHERE fm_uid = ? AND kind = 'manager' LIMIT 1`,
    fmUid,
  )

export function requirePerson(db: Database, personId: string): PersonRow {
  const person = findPerson(db, personId)
  if (!person || person.hidden === 1) throw new Refusal(RET.notFound, '没有这个用户')
  return person
}

/** The number of years that somebody has been in the trade; 0 for all others. */
export const yearsInTrade = ({ clock }: World, { career_from: from }: PersonRow): number =>
  from === '' ? 0 : wholeYears(from, clock.now().slice(0, 8))

/** The user's own place among the people; made at the first need of it. */
export function ownPerson({ db, clock }: World, user: User): PersonRow {
  const personId = personIdOf(user.user_id)
  db.run(
    `INSERT OR IGNORE INTO content_people VALUES (?, ?, 'member', ?, '', '', '', '', '', '', '', '', '[]', ?, NULL, ?, 0, 0, 0)`,
    personId,
    user.user_id,
    `${brand.company.slice(0, 2)}用户${createHash('sha256').update(user.user_id).digest('hex').slice(0, 6)}`,
    clock.now().slice(0, 8),
    ownPlace(user.user_id),
  )
  return requirePerson(db, personId)
}

const PLACES = ['上海', '浙江', '广东', '四川', '湖北', '北京', '江苏', '福建'] as const

/** The province that the address of a user belongs to here. */
export function ownPlace(userId: string): string {
  const byte = createHash('sha256').update(`place|${userId}`).digest()[0] ?? 0
  return PLACES[byte % PLACES.length] ?? '上海'
}

/** The address of somebody's portrait: the company's people, columns and members can be distinguished. */
function portraitOf(it: PersonRow): string {
  const kind = isStaff(it) ? 's' : it.kind === 'column' ? 'c' : 'm'
  return `/documents/people/${kind}-${it.person_id}.svg`
}

export const authorView = (it: PersonRow): Author => ({
  personId: it.person_id,
  kind: it.kind,
  name: it.name,
  avatar: portraitOf(it),
  title: it.title,
  certNo: it.cert_no,
  fmUid: it.fm_uid,
  left: it.left_date,
})

const GONE: Author = {
  personId: 'gone',
  kind: 'member',
  name: '已注销用户',
  avatar: '',
  title: '',
  certNo: '',
  fmUid: '',
  left: null,
}

export function authorOf(db: Database, personId: string): Author {
  const person = findPerson(db, personId)
  return person ? authorView(person) : GONE
}

/** Returns whether the query finds a row. */
export const hasRow = (db: Database, sql: string, ...values: string[]): boolean =>
  db.has(sql, ...values)

export const followersOf = (db: Database, target: string): number =>
  db.number('SELECT count(*) AS n FROM content_follows WHERE target = ?', target)

export const follows = (db: Database, { user }: Viewer, target: string): boolean =>
  user !== undefined &&
  hasRow(
    db,
    'SELECT 1 AS n FROM content_follows WHERE user_id = ? AND target = ?',
    user.user_id,
    target,
  )

export const blocks = (db: Database, { user }: Viewer, personId: string): boolean =>
  user !== undefined &&
  hasRow(
    db,
    'SELECT 1 AS n FROM content_blocks WHERE user_id = ? AND person_id = ?',
    user.user_id,
    personId,
  )

export function personView({ db, clock }: World, viewer: Viewer, it: PersonRow): Person {
  const target = `person:${it.person_id}`
  return {
    ...authorView(it),
    line: it.line,
    followers: it.followers + followersOf(db, target),
    items: db.number(
      `SELECT count(*) AS n FROM content_items WHERE author_id = ? AND state = 'shown' AND publish_time <= ?`,
      it.person_id,
      clock.now(),
    ),
    ipPlace: it.ip_place,
    mine:
      viewer.user === undefined
        ? null
        : {
            followed: follows(db, viewer, target),
            blocked: blocks(db, viewer, it.person_id),
            self: viewer.personId === it.person_id,
          },
  }
}
