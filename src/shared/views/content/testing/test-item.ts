import type { ContentComment, ContentItem, WholeItem } from '#shared/views/content/content-types.ts'
import type { ContentPerson } from '#shared/views/content/people/PersonRow.tsx'

const author = {
  personId: 'p-editor',
  kind: 'editor',
  name: '纪闻川',
  avatar: '',
  title: '内容编辑',
  certNo: 'A0000000000001',
  fmUid: '',
  left: null,
} as const

/** An item of a list, with what a test is about. */
export const testItem = (about: Partial<ContentItem> = {}): ContentItem => ({
  itemId: 'a-1',
  kind: 'article',
  space: 'vp',
  title: '纯债基金的收益从哪里来',
  summary: '票息、久期与信用',
  cover: null,
  author,
  sourceName: '',
  tags: [],
  topics: [],
  specialId: null,
  funds: [],
  publishTime: '20260311090000',
  updateTime: null,
  state: 'shown',
  stateReason: '',
  counts: { likes: 0, favourites: 0, comments: 0, answers: 0 },
  mine: null,
  comments: 'open',
  ipPlace: '',
  promoted: false,
  pinned: false,
  important: false,
  questionState: '',
  questionId: null,
  reading: null,
  ...about,
})

/** An item of a text, whole. */
export const testWholeItem = (about: Partial<WholeItem> = {}): WholeItem => ({
  ...testItem(),
  body: '',
  text: '正文',
  pictures: [],
  vote: null,
  terms: [],
  companies: [],
  series: null,
  lesson: null,
  ...about,
})

/** A person other than the user. */
export const testPerson = (about: Partial<ContentPerson> = {}): ContentPerson => ({
  ...author,
  line: '',
  followers: 3,
  items: 1,
  ipPlace: '',
  mine: { followed: false, blocked: false, self: false },
  ...about,
})

/** A payload of `queryPerson`. */
export const testProfile = (person = testPerson()) => ({
  person,
  bio: '',
  department: '',
  style: '',
  years: 0,
  fundTypes: [],
  since: '20240101',
  newest: null,
  counts: { articles: 0, ideas: 0, questions: 0, answers: 0, discussions: 0, videos: 0 },
  funds: [],
})

/** The settings of a user who may write. */
export const testSettings = (personId = 'u-zhang') => ({
  personal: false,
  rulesAgreed: true,
  mutedUntil: null,
  mobileBound: true,
  personId,
  blocked: [],
})

/** A payload of `listMyContent` without content. */
export const testOwnContent = (settings = testSettings()) => ({
  items: [],
  comments: [],
  reports: [],
  nextCursor: '',
  settings,
})

/** A page without rows, for every list of content. */
export const EMPTY_PAGE = {
  records: [],
  nextCursor: '',
  newSince: 0,
  asOf: '20260311100000',
  total: 0,
  focus: null,
} as const

export const testComment = (about: Partial<ContentComment> = {}): ContentComment => ({
  commentId: 'c-1',
  itemId: 'a-1',
  parentId: null,
  author: { ...author, kind: 'member', name: '张*', title: '', certNo: '' },
  replyTo: '',
  quoted: '',
  text: '讲得很清楚',
  time: '20260311093000',
  likes: 3,
  liked: false,
  state: 'shown',
  stateReason: '',
  byAuthor: false,
  byStaff: false,
  mine: false,
  ipPlace: '浙江',
  replies: 0,
  firstReplies: [],
  ...about,
})
