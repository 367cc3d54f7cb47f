/**
 * The parts that the calls of content share: items, people, comments, topics, courses. All assumed.
 */
import * as v from 'valibot'
import { rewardToast } from './entities.ts'
import { date8, fundCode, seconds, text, time14, total } from './fields.ts'
import { percent } from './figures.ts'
import { orNull, rows } from './rows.ts'
import { matching } from '#domain/text-formats.ts'

export const contentId = matching(/^[a-z][a-z0-9-]{1,31}$/, 'Names an item, comment, person ...')
export const fmUid = matching(/^\w{1,16}$/, 'Names a fund manager, as listFundManagers does')
export const cursor = v.pipe(
  text(400),
  v.description('Where the next page begins: the nextCursor of an answer of the same list'),
)

export const itemKind = v.picklist([
  'article',
  'idea',
  'question',
  'answer',
  'discussion',
  'flash',
  'milestone',
  'lesson',
  'video',
])
export const readLevel = v.picklist(['basic', 'advanced'])
export const itemSpace = matching(
  /^(?:vp|advice|circle:[a-z]{2,16}|fund:\d{6}|manager:\w{1,16}|course:[a-z0-9-]{2,32})$/,
  'Where an item belongs: vp, advice, circle:ID, fund:CODE, manager:FMUID, course:ID',
)
/** `pending` and `rejected` are seen by the author alone. */
export const contentState = v.picklist(['pending', 'shown', 'rejected', 'hidden', 'deleted'])
export const personKind = v.picklist(['manager', 'advisor', 'editor', 'column', 'member'])

export const picture = v.object({
  url: v.string(),
  width: v.pipe(v.number(), v.integer(), v.minValue(1)),
  height: v.pipe(v.number(), v.integer(), v.minValue(1)),
  alt: v.string(),
})

/** As it is shown next to what somebody wrote. */
const author = {
  /** `gone`: the account is closed. */
  personId: contentId,
  kind: personKind,
  name: v.string(),
  /** Empty: the first character of the name is shown for it. */
  avatar: v.string(),
  /** The post of one of the company; `''` of a member. */
  title: v.string(),
  /** 从业资格编号; `''` of a member. */
  certNo: v.string(),
  /** Of a fund manager; `''` otherwise. */
  fmUid: v.string(),
  /** The time when a person of the company left; null: still there. */
  left: v.nullable(date8),
}
export const contentAuthor = v.object(author)

export const contentPerson = v.object({
  ...author,
  /** One line about the person. */
  line: v.string(),
  followers: total,
  items: total,
  /** Province, by the address of the last visit; `''` where it is unknown. */
  ipPlace: v.string(),
  /** Null without a user. */
  mine: v.nullable(v.object({ followed: v.boolean(), blocked: v.boolean(), self: v.boolean() })),
})

const namedFund = v.object({ fundCode, fundName: v.string() })
const namedTopic = v.object({ topicId: contentId, title: v.string() })

/** An item as a row of a list. */
const item = {
  itemId: contentId,
  kind: itemKind,
  space: itemSpace,
  title: v.string(),
  summary: v.string(),
  cover: orNull(picture),
  author: contentAuthor,
  /** The name of its first publisher; `''` for the company itself. */
  sourceName: v.string(),
  tags: rows(v.string()),
  topics: rows(namedTopic),
  specialId: v.nullable(contentId),
  /** At most five. */
  funds: rows(namedFund),
  publishTime: time14,
  updateTime: v.nullable(time14),
  state: contentState,
  /** The reason why it was rejected, for its author; `''` otherwise. */
  stateReason: v.string(),
  counts: v.object({ likes: total, favourites: total, comments: total, answers: total }),
  /** Null without a user; `followed` is of a question. */
  mine: v.nullable(
    v.object({ liked: v.boolean(), favourited: v.boolean(), followed: v.boolean() }),
  ),
  comments: v.picklist(['open', 'closed', 'off']),
  ipPlace: v.string(),
  /** Promotion of a product, and marked so. */
  promoted: v.boolean(),
  pinned: v.boolean(),
  /** Of a flash: among the important ones. */
  important: v.boolean(),
  /** Of a question: `declined` is 不予公开回答. `''` of another item. */
  questionState: v.picklist(['', 'waiting', 'answered', 'declined']),
  /** Of an answer: its question. */
  questionId: v.nullable(contentId),
  /** Of a long read: for whom it is, and how long; a heading h2 begins each chapter. */
  reading: orNull(v.object({ level: readLevel, minutes: total, chapters: total })),
}
export const contentItem = v.object(item)

/** A choice of a vote; `votes` and `share` are null until the user has voted. */
const voteOption = v.object({
  optionId: contentId,
  label: v.string(),
  votes: v.nullable(total),
  share: v.nullable(percent),
})
export const contentVote = v.object({
  // Another choice would be made than the one that is meant.
  options: v.array(voteOption),
  /** The user's choice; null before. */
  mine: v.nullable(contentId),
  closed: v.boolean(),
})

const quizQuestion = v.object({
  question: v.string(),
  // An answer is the number of its option.
  options: v.array(v.string()),
})

/** The stage of the user in a lesson. */
const progress = v.object({
  /** The furthest second. */
  seconds,
  /** Seconds of a recording that were played; 0 of a text. */
  heard: seconds,
  done: v.boolean(),
  passed: v.boolean(),
})

const lesson = {
  lessonId: contentId,
  courseId: contentId,
  /** Counts from 1. */
  no: total,
  title: v.string(),
  media: v.picklist(['text', 'audio', 'video']),
  seconds,
  /** Null without a user. */
  progress: v.nullable(progress),
}
export const lessonRow = v.object(lesson)

export const wholeItem = v.object({
  ...item,
  /** Rich text (rules.md#content) of what the company publishes; `''` of a member's item. */
  body: v.string(),
  /** Plain text of what a member wrote; `''` of other items. */
  text: v.string(),
  /** At most nine. */
  pictures: rows(picture),
  vote: orNull(contentVote),
  /** Terms that the text explains on tap. */
  terms: rows(v.object({ term: v.string(), meaning: v.string() })),
  /** Companies that the text is about; nothing leads to buying them. */
  companies: rows(v.string()),
  /** Of an item of a series: its place and its neighbours. */
  series: orNull(
    v.object({
      title: v.string(),
      no: total,
      total,
      previousId: v.nullable(contentId),
      nextId: v.nullable(contentId),
    }),
  ),
  lesson: orNull(
    v.object({
      ...lesson,
      /** The address of its sound or film, own or on a listed host; `''` of a text. */
      mediaUrl: v.string(),
      poster: v.string(),
      /** Of a video whose `mediaUrl` is sound: what is shown from which second on. */
      slides: rows(v.object({ second: seconds, title: v.string(), points: rows(v.string()) })),
      // Another quiz would be answered.
      questions: v.array(quizQuestion),
    }),
  ),
})

const comment = {
  commentId: contentId,
  itemId: contentId,
  /** The comment that it answers to; null of one on the item itself. Two levels. */
  parentId: v.nullable(contentId),
  author: contentAuthor,
  /** The person whom it answers among the replies; `''` otherwise. */
  replyTo: v.string(),
  /**
   * The first words of the reply that it answers; `''` where that is gone or there is none, and where
   * the provider does not send them.
   */
  quoted: v.optional(v.string(), ''),
  /** `''` of a deleted or hidden one. */
  text: v.string(),
  time: time14,
  likes: total,
  liked: v.boolean(),
  state: contentState,
  stateReason: v.string(),
  byAuthor: v.boolean(),
  byStaff: v.boolean(),
  mine: v.boolean(),
  ipPlace: v.string(),
  /** The number of replies that it has. */
  replies: total,
}
export const contentReply = v.object(comment)
/** With its first replies, at most two. */
export const contentComment = v.object({ ...comment, firstReplies: rows(contentReply) })

export const contentTopic = v.object({
  topicId: contentId,
  title: v.string(),
  about: v.string(),
  items: total,
  followers: total,
  followed: v.boolean(),
  /** The topic that it is part of now; null: itself. */
  mergedInto: v.nullable(contentId),
})

export const contentSpecial = v.object({
  specialId: contentId,
  title: v.string(),
  about: v.string(),
  cover: orNull(picture),
  /** True if its items are read one after the other. */
  series: v.boolean(),
  items: total,
  followers: total,
  followed: v.boolean(),
  updateTime: time14,
})

export const contentTag = v.object({ tag: v.string(), items: total })

export const milestoneStage = v.picklist([
  'phase1',
  'phase2',
  'phase3',
  'filed',
  'approved',
  'insurance',
])
export const milestone = v.object({
  milestoneId: contentId,
  title: v.string(),
  company: v.string(),
  stage: milestoneStage,
  area: v.string(),
  /** The day, or where only a quarter is known its last day. */
  date: date8,
  /** `2026Q3` where only the quarter is known; `''` otherwise. */
  quarter: v.string(),
  expected: v.boolean(),
  /** `''` before it happened. */
  result: v.string(),
  sourceName: v.string(),
  reminded: v.boolean(),
})

export const circleStock = v.object({
  code: v.string(),
  name: v.string(),
  /** In the circle's index, percent. */
  weight: percent,
  close: v.nullable(v.string()),
  closeDate: v.nullable(date8),
  /** The largest share of it in an own fund by the last report; null: in none. */
  share: v.nullable(percent),
  funds: rows(v.object({ fundCode, fundName: v.string(), share: percent })),
})

export const course = v.object({
  courseId: contentId,
  title: v.string(),
  about: v.string(),
  teacher: contentAuthor,
  cover: orNull(picture),
  lessons: rows(lessonRow),
  /** Lessons that the user has passed; null without a user. */
  passed: v.nullable(total),
  /** The place where the user goes on; null: at the beginning, or all is done. */
  nextLessonId: v.nullable(contentId),
  /** Coins for a passed lesson. */
  coins: total,
})

export const circle = v.object({
  circleId: matching(/^[a-z]{2,16}$/, 'Names a circle'),
  title: v.string(),
  about: v.string(),
  /** The index of the circle's trade; both `''` where there is none. */
  indexCode: v.string(),
  indexName: v.string(),
  members: total,
  postsToday: total,
  joined: v.boolean(),
})

export const contentSettings = v.object({
  /** True if 推荐 follows what the user read; without consent it is what is new. */
  personal: v.boolean(),
  rulesAgreed: v.boolean(),
  /** Null: not muted. */
  mutedUntil: v.nullable(time14),
  mobileBound: v.boolean(),
  personId: contentId,
  blocked: rows(contentAuthor),
})

export const quizResult = v.object({
  passed: v.boolean(),
  /** Numbers of the questions answered wrongly, from 1. */
  wrong: rows(total),
  /** Once a lesson. */
  rewardToast: orNull(rewardToast),
})
