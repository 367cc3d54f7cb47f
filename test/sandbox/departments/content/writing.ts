import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { addComment, postItem } from '#api/calls/content.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { chinaTime, secondsBetween, type Time14 } from '#domain/calendar/calendar-date.ts'
import {
  asksForAdvice,
  tidyText,
  userTextProblem,
  type TextKind,
} from '#domain/content/user-text.ts'
import { refusedWords } from '#domain/publicity/words.ts'
import { epochTime } from '#test/sandbox/kernel/calendar.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { circleById, topicById } from './catalogue.ts'
import { findComment, replyView, requireComment } from './comments.ts'
import { requireItem } from './item-view.ts'
import { isStaff, ownPerson, viewerOf, type Viewer } from './people.ts'
import type { PersonRow } from './rows.ts'

type Comment = v.InferOutput<typeof addComment.request>
type Post = v.InferOutput<typeof postItem.request>

/** The number of seconds after which a reviewer looks at a text. */
const REVIEW_SECONDS = 120
/** Sentinels: what a reviewer does with a text that holds them. */
export const REFUSED_BY_REVIEW = '审核不通过'
export const NEVER_REVIEWED = '审核超时'

const COMMENT_PAUSE = 10
const COMMENTS_A_DAY = 30
const POSTS_A_DAY = 5
export const REPORTS_A_DAY = 20

export const laterBy = (time: Time14, seconds: number): Time14 =>
  chinaTime(epochTime(time) + seconds * 1_000)

const digest = (asked: object) => createHash('sha256').update(JSON.stringify(asked)).digest('hex')
const newId = (letter: string, ...parts: string[]) =>
  `${letter}-${createHash('sha256').update(parts.join('|')).digest('hex').slice(0, 16)}`

const requestRow = v.object({ call: v.string(), asked: v.string(), made: v.string() })

/**
 * Does something once for its number. The same request again gets what it made; the number with
 * another request is RET.badRequest.
 */
export function onceFor(
  { db, clock }: World,
  user: User,
  it: { call: string; requestNo: string; asked: object },
  make: () => string,
): string {
  const asked = digest(it.asked)
  const before = db.get(
    requestRow,
    'SELECT call, asked, made FROM content_requests WHERE user_id = ? AND request_no = ?',
    user.user_id,
    it.requestNo,
  )
  if (before) {
    if (before.call === it.call && before.asked === asked) return before.made
    throw new Refusal(RET.badRequest, '参数 requestNo 不正确：已用于其他内容')
  }
  return db.transaction(() => {
    const made = make()
    db.run(
      'INSERT INTO content_requests VALUES (?, ?, ?, ?, ?, ?)',
      user.user_id,
      it.requestNo,
      it.call,
      asked,
      made,
      clock.now(),
    )
    return made
  })
}

const timeRow = v.object({ time: v.nullable(v.string()) })

/** The number of times that the user did that today, and the last time. */
function doneToday({ db, clock }: World, user: User, call: string) {
  const day = clock.now().slice(0, 8)
  return {
    times: db.number(
      'SELECT count(*) AS n FROM content_requests WHERE user_id = ? AND call = ? AND time >= ?',
      user.user_id,
      call,
      `${day}000000`,
    ),
    last:
      db.get(
        timeRow,
        'SELECT max(time) AS time FROM content_requests WHERE user_id = ? AND call = ?',
        user.user_id,
        call,
      )?.time ?? null,
  }
}

const untilMidnight = (now: Time14) => 86_400 - secondsBetween(`${now.slice(0, 8)}000000`, now)

/** RET.tooOften above so many a day. */
export function requireBelow(world: World, user: User, call: string, most: number): void {
  if (doneToday(world, user, call).times < most) return
  throw new Refusal(RET.tooOften, '今天的次数已用完，请明天再试', {
    retryAfter: untilMidnight(world.clock.now()),
  })
}

const settingsRow = v.object({ rules_agreed: v.string() })

export function mutedUntil({ db, clock }: World, user: User): Time14 | null {
  const row = db.get(
    v.object({ until: v.string() }),
    'SELECT until FROM content_mutes WHERE user_id = ?',
    user.user_id,
  )
  return row && row.until > clock.now() ? row.until : null
}

export const isBound = (user: User): boolean => user.mobile_masked !== '' && user.auth_flag === '1'

/** RET.notBound, SHOWN_RET.muted or RET.agreementUnread for who may not write. */
function requireWriter(world: World, user: User): PersonRow {
  if (!isBound(user)) throw new Refusal(RET.notBound, '请先绑定手机号并完成实名认证')
  const until = mutedUntil(world, user)
  if (until !== null) {
    const day = `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`
    throw new Refusal(SHOWN_RET.muted, `您已被禁言至 ${day}，期间可以阅读，不能发布`, { until })
  }
  const agreed = world.db.get(
    settingsRow,
    'SELECT rules_agreed FROM content_settings WHERE user_id = ?',
    user.user_id,
  )
  if (!agreed || agreed.rules_agreed === '') {
    throw new Refusal(RET.agreementUnread, '请先阅读并同意社区规范')
  }
  return ownPerson(world, user)
}

const TEXT_NAMES: Readonly<Record<TextKind, string>> = {
  comment: '评论',
  idea: '想法',
  questionTitle: '问题',
  questionText: '问题说明',
  discussion: '讨论',
  answer: '回答',
  bio: '自我介绍',
}

/** The text as it is stored; RET.badRequest for its length, SHOWN_RET.contentRefused for its words. */
export function requireText(kind: TextKind, given: string): string {
  const text = tidyText(given)
  const problem = userTextProblem(kind, text, refusedWords)
  switch (problem?.code) {
    case undefined:
      return text
    case 'short':
      throw new Refusal(RET.badRequest, `${TEXT_NAMES[kind]}至少 ${problem.least} 个字`)
    case 'long':
      throw new Refusal(RET.badRequest, `${TEXT_NAMES[kind]}最多 ${problem.most} 个字`)
    case 'characters':
      throw new Refusal(SHOWN_RET.contentRefused, '内容含有无法显示的字符，请删除后重试', {
        words: [],
      })
    case 'contact':
      throw new Refusal(SHOWN_RET.contentRefused, '请不要留下联系方式或个人信息', { words: [] })
    case 'words':
      throw new Refusal(
        SHOWN_RET.contentRefused,
        `内容含有不能发布的词语：${problem.words.join('、')}，请修改后重试`,
        { words: problem.words },
      )
  }
}

const reviewDue = (text: string, now: Time14) =>
  text.includes(NEVER_REVIEWED) ? '' : laterBy(now, REVIEW_SECONDS)

/** The comment that a reply belongs to, and which other reply it answers there. */
function replyPlace(world: World, viewer: Viewer, { itemId, parentId }: Comment) {
  if (parentId === undefined) return { parentId: null, replyTo: '' }
  const answered = requireComment(world, viewer, parentId)
  if (answered.item_id !== itemId || answered.state !== 'shown') {
    throw new Refusal(RET.notFound, '评论不存在或已删除')
  }
  return answered.parent_id === null
    ? { parentId: answered.comment_id, replyTo: '' }
    : { parentId: answered.parent_id, replyTo: answered.comment_id }
}

export function writeComment(world: World, user: User, request: Comment) {
  const { db, clock } = world
  const { requestNo, itemId } = request
  const viewer = viewerOf(user)
  const commentId = onceFor(world, user, { call: 'addComment', requestNo, asked: request }, () => {
    const person = requireWriter(world, user)
    const item = requireItem(world, viewer, itemId)
    if (item.comments !== 'open' || item.state !== 'shown') {
      throw new Refusal(RET.contentClosed, '评论已关闭')
    }
    const place = replyPlace(world, viewer, request)
    const text = requireText('comment', request.text)
    const now = clock.now()
    const { last } = doneToday(world, user, 'addComment')
    const ago = last === null ? COMMENT_PAUSE : secondsBetween(last, now)
    if (ago < COMMENT_PAUSE) {
      const retryAfter = COMMENT_PAUSE - ago
      throw new Refusal(RET.tooOften, `评论太快了，请 ${retryAfter} 秒后再试`, { retryAfter })
    }
    requireBelow(world, user, 'addComment', COMMENTS_A_DAY)
    const made = newId('c', user.user_id, requestNo)
    db.run(
      `INSERT INTO content_comments VALUES (?, ?, ?, ?, ?, ?, ?, 'pending', '', '', '', ?, ?, 0)`,
      made,
      itemId,
      place.parentId,
      person.person_id,
      place.replyTo,
      text,
      now,
      reviewDue(text, now),
      person.ip_place,
    )
    return made
  })
  const comment = findComment(world, commentId)
  if (!comment) throw new Refusal(RET.notFound, '评论不存在或已删除')
  return { commentId, state: comment.state, comment: replyView(world, viewer, comment) }
}

/**
 * Requires the place and the subjects of a post; RET.notFound for a topic, circle or fund that is
 * none.
 */
function requirePlace({ market }: World, { space, topics, funds }: Post): void {
  const [kind, id = ''] = space.split(':')
  const known =
    kind === 'vp' ||
    (kind === 'circle' && circleById(id) !== undefined) ||
    (kind === 'fund' && market.fund(id) !== undefined)
  if (!known) throw new Refusal(RET.notFound, '不能在这里发布')
  for (const topicId of topics) {
    if (!topicById(topicId)) throw new Refusal(RET.notFound, '没有这个话题')
  }
  for (const code of funds) {
    if (!market.fund(code)) throw new Refusal(RET.notFound, '没有这只基金')
  }
}

/** Title and text of a kind, checked. */
function requireTexts({ kind, title, text }: Post): { title: string; text: string } {
  switch (kind) {
    case 'question':
      return {
        title: requireText('questionTitle', title ?? ''),
        text: requireText('questionText', text),
      }
    case 'idea':
    case 'discussion':
    case 'answer':
      return {
        title: title === undefined ? '' : requireText('questionTitle', title),
        text: requireText(kind, text),
      }
  }
}

/** The question that an answer is of; staff alone, and each of them once. */
function requireQuestion(world: World, viewer: Viewer, person: PersonRow, post: Post) {
  if (post.kind !== 'answer') {
    if (post.questionId !== undefined) throw new Refusal(RET.badRequest, '参数 questionId 不正确')
    return null
  }
  if (!isStaff(person)) throw new Refusal(RET.staffOnly, '问题由本公司人员回答')
  if (post.questionId === undefined) throw new Refusal(RET.badRequest, '参数 questionId 不正确')
  const question = requireItem(world, viewer, post.questionId)
  if (question.kind !== 'question') throw new Refusal(RET.notFound, '没有这个问题')
  if (question.question_state === 'declined' || question.comments !== 'open') {
    throw new Refusal(RET.contentClosed, '该问题不予公开回答')
  }
  return question
}

export function writePost(world: World, user: User, request: Post) {
  const { db, clock } = world
  const { requestNo, kind } = request
  const viewer = viewerOf(user)
  const itemId = onceFor(world, user, { call: 'postItem', requestNo, asked: request }, () => {
    const person = requireWriter(world, user)
    const question = requireQuestion(world, viewer, person, request)
    requirePlace(world, request)
    const { title, text } = requireTexts(request)
    if (!isStaff(person)) requireBelow(world, user, 'postItem', POSTS_A_DAY)
    const now = clock.now()
    const made = newId('p', user.user_id, requestNo)
    const declined = kind === 'question' && asksForAdvice(`${title}\n${text}`)
    db.run(
      `INSERT INTO content_items VALUES (?, ?, ?, ?, '', '', ?, '{}', ?, '', '[]', ?, NULL, 0, ?, ?, ?, NULL,
         'pending', '', '', '', ?, ?, ?, 0, 0, 0, ?, ?, '', 0, 0)`,
      made,
      kind,
      request.space,
      title,
      text,
      person.person_id,
      JSON.stringify(request.topics),
      JSON.stringify(request.funds),
      now,
      now,
      reviewDue(`${title}${text}`, now),
      declined ? 'closed' : 'open',
      person.ip_place,
      kind === 'question' ? (declined ? 'declined' : 'waiting') : '',
      question?.item_id ?? null,
    )
    return made
  })
  const state = db.get(
    v.object({ state: v.picklist(['pending', 'shown', 'rejected', 'hidden', 'deleted']) }),
    'SELECT state FROM content_items WHERE item_id = ?',
    itemId,
  )
  return { itemId, state: state?.state ?? 'deleted' }
}
