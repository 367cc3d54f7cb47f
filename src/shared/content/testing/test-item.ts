import type { ContentComment, ContentItem, WholeItem } from '#shared/content/content-types.ts'

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

/** Whom others see: not the user. */
export const testPerson = () => ({
  ...author,
  line: '',
  followers: 3,
  items: 1,
  ipPlace: '',
  mine: { followed: false, blocked: false, self: false },
})

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
