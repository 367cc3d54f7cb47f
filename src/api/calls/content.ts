/**
 * The writings of the company and its readers: viewpoints, questions, discussions, comments,
 * courses, circles (rules.md#content). Reads need no user; one who is signed in sees own marks too.
 * All assumed.
 */
import * as v from 'valibot'
import {
  circle,
  circleStock,
  contentComment,
  contentId,
  contentItem,
  contentPerson,
  contentReply,
  contentSettings,
  contentSpecial,
  contentState,
  contentTag,
  contentTopic,
  contentVote,
  course,
  cursor,
  fmUid,
  itemKind,
  itemSpace,
  milestone,
  milestoneStage,
  personKind,
  quizResult,
  wholeItem,
} from '#api/content-entities.ts'
import { mutation, query } from '#api/endpoint.ts'
import {
  count,
  date8,
  flag,
  fundCode,
  month6,
  requestNo,
  text,
  time14,
  total,
} from '#api/fields.ts'
import { rows } from '#api/rows.ts'

const read = { method: 'GET', needsUser: false, source: 'assumed' } as const
const written = { method: 'POST', effect: 'other', source: 'assumed' } as const

/**
 * `cursor` is an opaque word of the provider that lives a day, for the list that gave it alone; any
 * other is RET.badRequest, and the list is read from its beginning.
 */
const paged = { cursor: v.optional(cursor), size: count(20) }
/** `nextCursor` is `''` after the last page. */
const nextCursor = v.string()

/** The text of a person, as long as the longest kind may be; the kinds' own lengths: domain. */
const written2000 = text(2_000)

/**
 * Without a channel or a filter: everything of the kind. `recommend` follows the reader only after
 * consent; `follow` needs a user.
 */
export const listItems = query({
  ...read,
  name: 'listItems',
  about: 'Lists items of a channel, person, topic, tag, special, space or fund, page by page.',
  path: '/api/content/listItems',
  errors: ['notFound'],
  request: v.object({
    channel: v.optional(
      v.picklist(['recommend', 'follow', 'manager', 'expert', 'question', 'discussion', 'flash']),
    ),
    personId: v.optional(contentId),
    fmUid: v.optional(fmUid),
    topicId: v.optional(contentId),
    tag: v.optional(text(12)),
    specialId: v.optional(contentId),
    space: v.optional(itemSpace),
    fundCode: v.optional(fundCode),
    /** Answers to a question. */
    questionId: v.optional(contentId),
    kind: v.optional(itemKind),
    /** Long reads, of one level or all; `none`: what is no long read. */
    level: v.optional(v.picklist(['none', 'all', 'basic', 'advanced'])),
    questionState: v.optional(v.picklist(['waiting', 'answered', 'declined'])),
    /** Published on that day. */
    date: v.optional(date8),
    /** 1: important flashes alone. */
    important: v.optional(flag),
    /** In title, summary or text. */
    words: v.optional(text(30)),
    sort: v.optional(v.picklist(['new', 'hot']), 'new'),
    /** An earlier answer's `asOf`: `newSince` counts from it. */
    since: v.optional(time14),
    ...paged,
  }),
  payload: v.object({
    records: rows(contentItem),
    nextCursor,
    /**
     * The number of items that are newer than `since`, or without it than the page from which the
     * cursor goes on. They are in no later page of it.
     */
    newSince: total,
    asOf: time14,
  }),
})

/** `itemId` of any kind. A deleted item is notFound; a pending or rejected one is its author's. */
export const queryItem = query({
  ...read,
  name: 'queryItem',
  about: 'Gives one item whole, and at most six that go with it.',
  path: '/api/content/queryItem',
  errors: ['notFound', 'contentHidden'],
  request: v.object({ itemId: contentId }),
  payload: v.object({ item: wholeItem, related: rows(contentItem) }),
})

export const listComments = query({
  ...read,
  name: 'listComments',
  about: 'Lists the comments of an item, or the replies to a comment, page by page.',
  path: '/api/content/listComments',
  errors: ['notFound', 'contentHidden'],
  request: v.object({
    itemId: contentId,
    /** The replies to this comment, oldest first. */
    parentId: v.optional(contentId),
    /** One comment to begin with: `focus` is it, or the comment that it replies to. */
    commentId: v.optional(contentId),
    sort: v.optional(v.picklist(['new', 'hot']), 'hot'),
    ...paged,
  }),
  payload: v.object({
    /** Replies have no `firstReplies`. */
    records: rows(contentComment),
    nextCursor,
    /** Comments and replies that the user may see. */
    total,
    focus: v.nullable(contentComment),
  }),
})

const refusals = ['contentRefused', 'muted', 'notBound', 'agreementUnread', 'tooOften'] as const

/** RET.notBound: no mobile number; RET.agreementUnread: the community rules are not agreed to. */
export const addComment = mutation({
  ...written,
  name: 'addComment',
  about: 'Comments on an item, or replies to a comment; others see it after a review.',
  path: '/api/content/addComment',
  progress: 'button',
  idempotency: 'byKey',
  key: 'requestNo',
  errors: ['notFound', 'contentHidden', 'contentClosed', ...refusals],
  request: v.object({
    requestNo,
    itemId: contentId,
    parentId: v.optional(contentId),
    text: written2000,
  }),
  payload: v.object({ commentId: contentId, state: contentState, comment: contentReply }),
})

/** `title` is of a question; `questionId` of an answer, which the company's people alone give. */
export const postItem = mutation({
  ...written,
  name: 'postItem',
  about: 'Posts an idea, a question, a discussion or an answer; others see it after a review.',
  path: '/api/content/postItem',
  encoding: 'json',
  progress: 'button',
  idempotency: 'byKey',
  key: 'requestNo',
  errors: ['notFound', 'contentHidden', 'contentClosed', 'staffOnly', ...refusals],
  request: v.object({
    requestNo,
    kind: v.picklist(['idea', 'question', 'discussion', 'answer']),
    space: v.optional(itemSpace, 'vp'),
    title: v.optional(text(60)),
    text: v.optional(v.pipe(v.string(), v.maxLength(2_000)), ''),
    topics: v.optional(v.pipe(v.array(contentId), v.maxLength(3)), []),
    funds: v.optional(v.pipe(v.array(fundCode), v.maxLength(5)), []),
    questionId: v.optional(contentId),
  }),
  payload: v.object({ itemId: contentId, state: contentState }),
})

/** One of itemId and commentId; a comment is liked alone. */
export const setMark = mutation({
  ...written,
  name: 'setMark',
  about: 'Likes or keeps an item or comment, or takes that back.',
  path: '/api/content/setMark',
  progress: 'none',
  idempotency: 'repeatable',
  errors: ['notFound', 'contentHidden'],
  request: v.object({
    itemId: v.optional(contentId),
    commentId: v.optional(contentId),
    mark: v.picklist(['like', 'favourite']),
    on: flag,
  }),
  payload: v.object({ on: v.boolean(), likes: total, favourites: total }),
})

/**
 * One of them. A circle is joined; a milestone or talk is added to the user's calendar. A user
 * cannot follow themselves (RET.badRequest).
 */
export const setFollow = mutation({
  ...written,
  name: 'setFollow',
  about: 'Follows a person, topic, special, question, circle, milestone or talk, or ends that.',
  path: '/api/content/setFollow',
  progress: 'none',
  idempotency: 'repeatable',
  errors: ['notFound'],
  request: v.object({
    personId: v.optional(contentId),
    topicId: v.optional(contentId),
    specialId: v.optional(contentId),
    questionId: v.optional(contentId),
    circleId: v.optional(contentId),
    milestoneId: v.optional(contentId),
    talkId: v.optional(contentId),
    on: flag,
  }),
  payload: v.object({ on: v.boolean(), followers: total }),
})

/** A vote is final; the second one, also for the same choice, is RET.alreadyClaimed. */
export const castVote = mutation({
  ...written,
  name: 'castVote',
  about: "Votes once for a choice of a discussion, and gives everybody's votes.",
  path: '/api/content/castVote',
  progress: 'button',
  idempotency: 'once',
  errors: ['notFound', 'contentHidden', 'contentClosed', 'alreadyClaimed'],
  request: v.object({ itemId: contentId, optionId: contentId }),
  payload: v.object({ vote: contentVote }),
})

/** Of somebody else: RET.notFound. Replies to a deleted comment stay. */
export const deleteMine = mutation({
  ...written,
  name: 'deleteMine',
  about: 'Deletes an item or comment of the user.',
  path: '/api/content/deleteMine',
  progress: 'none',
  idempotency: 'repeatable',
  errors: ['notFound'],
  request: v.object({ itemId: v.optional(contentId), commentId: v.optional(contentId) }),
  payload: v.object({ state: contentState }),
})

/** One of itemId, commentId and personId. The outcome is in listMyContent. */
export const reportContent = mutation({
  ...written,
  name: 'reportContent',
  about: 'Reports an item, a comment or a person to those who review.',
  path: '/api/content/reportContent',
  progress: 'button',
  idempotency: 'byKey',
  key: 'requestNo',
  errors: ['notFound', 'tooOften'],
  request: v.object({
    requestNo,
    itemId: v.optional(contentId),
    commentId: v.optional(contentId),
    personId: v.optional(contentId),
    reason: v.picklist(['spam', 'illegal', 'misleading', 'abuse', 'privacy', 'copyright', 'other']),
    text: v.optional(text(300)),
  }),
  payload: v.object({ reportId: contentId }),
})

/** Staff of a kind, those of a circle or of the company's stories; members are not listed. */
export const listPeople = query({
  ...read,
  name: 'listPeople',
  about: 'Lists people who write: managers, advisors, editors, columns, those who are followed.',
  path: '/api/content/listPeople',
  request: v.object({
    kind: v.optional(personKind),
    /** `followed`: those of the user; `suggested`: six for a user who follows no one. */
    of: v.optional(v.picklist(['all', 'followed', 'suggested', 'company', 'expert']), 'all'),
    circleId: v.optional(contentId),
    ...paged,
  }),
  payload: v.object({ records: rows(contentPerson), nextCursor }),
})

/** By one of personId and fmUid; without both the user. */
export const queryPerson = query({
  ...read,
  name: 'queryPerson',
  about: 'Gives the profile of a person who writes.',
  path: '/api/content/queryPerson',
  errors: ['notFound'],
  request: v.object({ personId: v.optional(contentId), fmUid: v.optional(fmUid) }),
  payload: v.object({
    person: contentPerson,
    bio: v.string(),
    department: v.string(),
    /** The investments of a manager, years in the trade and kinds of fund; empty of others. */
    style: v.string(),
    years: total,
    fundTypes: rows(v.string()),
    since: date8,
    /** The newest sentence with its day; null where there is none. */
    newest: v.nullable(v.object({ itemId: contentId, text: v.string(), time: time14 })),
    counts: v.object({
      articles: total,
      ideas: total,
      questions: total,
      answers: total,
      discussions: total,
      videos: total,
    }),
    funds: rows(v.object({ fundCode, fundName: v.string() })),
  }),
})

export const listTopics = query({
  ...read,
  name: 'listTopics',
  about: 'Lists topics, those with most written this week first.',
  path: '/api/content/listTopics',
  request: v.object({ of: v.optional(v.picklist(['all', 'followed']), 'all') }),
  payload: v.object({ topics: rows(contentTopic) }),
})

/** A merged topic answers with itself and where it went. */
export const queryTopic = query({
  ...read,
  name: 'queryTopic',
  about: 'Gives a topic, or says which one it became part of.',
  path: '/api/content/queryTopic',
  errors: ['notFound'],
  request: v.object({ topicId: contentId }),
  payload: v.object({ topic: contentTopic, pinned: rows(contentItem) }),
})

export const querySpecial = query({
  ...read,
  name: 'querySpecial',
  about: 'Gives a special with its items: in their order of a series, else the newest first.',
  path: '/api/content/querySpecial',
  errors: ['notFound'],
  request: v.object({ specialId: contentId }),
  payload: v.object({ special: contentSpecial, items: rows(contentItem) }),
})

/** Without a tag, all tags; with one, the tag itself, its related tags, and the theme's funds. */
export const listTags = query({
  ...read,
  name: 'listTags',
  about: 'Lists the tags with their numbers of items, or one tag with what is like it.',
  path: '/api/content/listTags',
  errors: ['notFound'],
  request: v.object({ tag: v.optional(text(12)) }),
  payload: v.object({
    tags: rows(contentTag),
    alike: rows(contentTag),
    funds: rows(v.object({ fundCode, fundName: v.string() })),
  }),
})

const reportRow = v.object({
  reportId: contentId,
  /** The beginning of what was reported, or a name. */
  about: v.string(),
  time: time14,
  state: v.picklist(['received', 'upheld', 'dismissed']),
  /** The act that was done; `''` before. */
  outcome: v.string(),
})

/** The rows of the requested part; other lists are empty. Deleted posts: by `state` alone. */
export const listMyContent = query({
  ...read,
  name: 'listMyContent',
  about: "Lists the user's posts, comments, favourites or reports, and gives the settings.",
  path: '/api/content/listMyContent',
  needsUser: true,
  request: v.object({
    part: v.picklist(['posts', 'comments', 'favourites', 'reports', 'votes']),
    kind: v.optional(itemKind),
    state: v.optional(contentState),
    /** Of posts: those about this fund. */
    fundCode: v.optional(fundCode),
    ...paged,
  }),
  payload: v.object({
    items: rows(contentItem),
    comments: rows(v.object({ ...contentReply.entries, itemTitle: v.string() })),
    reports: rows(reportRow),
    nextCursor,
    settings: contentSettings,
  }),
})

/** Only what is sent is set. `on` is for blockPersonId. The rules are agreed to once, for good. */
export const setContentSettings = mutation({
  ...written,
  name: 'setContentSettings',
  about: 'Sets recommendation by what was read, blocks a person, or agrees to the rules.',
  path: '/api/content/setContentSettings',
  progress: 'none',
  idempotency: 'repeatable',
  errors: ['notFound'],
  request: v.object({
    personal: v.optional(flag),
    blockPersonId: v.optional(contentId),
    on: v.optional(flag),
    rulesAgreed: v.optional(v.picklist(['1'])),
  }),
  payload: v.object({ settings: contentSettings }),
})

/** Oldest first: what happened and what is expected in a month, else from today on. */
export const listMilestones = query({
  ...read,
  name: 'listMilestones',
  about: 'Lists steps of invented medicines on the way to approval, with dates and sources.',
  path: '/api/content/listMilestones',
  request: v.object({
    month: v.optional(month6),
    stage: v.optional(milestoneStage),
    area: v.optional(text(12)),
    /** 1: those in the user's calendar. */
    reminded: v.optional(flag),
    ...paged,
  }),
  payload: v.object({
    records: rows(milestone),
    areas: rows(v.string()),
    nextCursor,
    /** The day that parts what is expected from what has happened. */
    serverTime: time14,
  }),
})

export const listCircleStocks = query({
  ...read,
  name: 'listCircleStocks',
  about: "Lists the members of a circle's index, and how much of them own funds hold.",
  path: '/api/content/listCircleStocks',
  errors: ['notFound'],
  request: v.object({
    circleId: contentId,
    sort: v.optional(v.picklist(['weight', 'share', 'code']), 'weight'),
  }),
  payload: v.object({
    stocks: rows(circleStock),
    /** The report that the shares are of; null where no own fund has reported. */
    reportDate: v.nullable(date8),
  }),
})

export const listCircles = query({
  ...read,
  name: 'listCircles',
  about: 'Lists the circles, and which of them the user has joined.',
  path: '/api/content/listCircles',
  request: v.object({}),
  payload: v.object({ circles: rows(circle) }),
})

/** All courses without `courseId`. A lesson's text and questions: queryItem with its lessonId. */
export const listCourses = query({
  ...read,
  name: 'listCourses',
  about: 'Lists the courses with their lessons, and how far the user is in them.',
  path: '/api/content/listCourses',
  errors: ['notFound'],
  request: v.object({ courseId: v.optional(contentId) }),
  payload: v.object({ courses: rows(course) }),
})

/**
 * The furthest second counts, and in `heard` all the seconds of a recording that were played, each
 * once: no more than the time since the last report allows at twice the speed. A recording is done by
 * what was heard of it, any lesson with a text by `done`: its text was read to the end. Neither can be
 * taken back.
 */
export const saveLessonProgress = mutation({
  ...written,
  name: 'saveLessonProgress',
  about: 'Keeps how far the user is in a lesson.',
  path: '/api/content/saveLessonProgress',
  progress: 'none',
  idempotency: 'repeatable',
  errors: ['notFound'],
  request: v.object({
    lessonId: contentId,
    seconds: count(86_400),
    heard: v.optional(count(86_400)),
    done: v.optional(flag),
  }),
  payload: v.object({ seconds: total, heard: total, done: v.boolean() }),
})

/**
 * `answers`: the number of the chosen option, from 0, question by question. Two of three pass; a
 * failed quiz may be tried again, a passed one is RET.alreadyClaimed. RET.notEarned: the lesson is
 * not done.
 */
export const submitQuiz = mutation({
  ...written,
  name: 'submitQuiz',
  about: "Answers the questions of a lesson; passing earns the lesson's coins once.",
  path: '/api/content/submitQuiz',
  encoding: 'json',
  progress: 'button',
  idempotency: 'once',
  errors: ['notFound', 'notEarned', 'alreadyClaimed'],
  request: v.object({
    lessonId: contentId,
    answers: v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5))),
      v.minLength(1),
      v.maxLength(10),
    ),
  }),
  payload: quizResult,
})
