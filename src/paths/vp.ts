import * as v from 'valibot'
import { fundCode } from '#domain/text-formats.ts'
import { contentId, day, managerId } from './fields.ts'
import { path } from './path.ts'

export const VP_CHANNELS = [
  'recommend',
  'follow',
  'manager',
  'question',
  'discussion',
  'flash',
] as const

const tagName = v.pipe(v.string(), v.minLength(1), v.maxLength(12))
const ofItem = { itemId: contentId }

export const vpPaths = {
  /** Without `channel`: 推荐. */
  home: path('/vp/home', { channel: v.optional(v.picklist(VP_CHANNELS)) }),
  articleDetail: path('/vp/articleDetail', ofItem),
  ideaDetail: path('/vp/ideaDetail', ofItem),
  discussDetail: path('/vp/discussDetail', ofItem),
  /** `commentId`: the comment to begin with. */
  vpDiscuss: path('/vp/vpDiscuss', { ...ofItem, commentId: v.optional(contentId) }),
  vpDiscussionHome: path('/vp/VpDiscussionHome', {
    topicId: v.optional(contentId),
    sort: v.optional(v.picklist(['new', 'hot', 'mine'])),
  }),
  vpQuestionHome: path('/vp/VpQuestionHome', {
    state: v.optional(v.picklist(['answered', 'waiting', 'mine'])),
    fundCode: v.optional(fundCode),
  }),
  /**
   * A question; with `write`, the form to ask one, about `fundCode` where it is given. With both,
   * the form to ask the question again that was rejected.
   */
  vpProblem: path('/vp/VpProblem', {
    questionId: v.optional(contentId),
    write: v.optional(v.literal('1')),
    fundCode: v.optional(fundCode),
  }),
  /** One answer; with `questionId` and `write`, where staff answer the question. */
  vpResponse: path('/vp/VpResponse', {
    answerId: v.optional(contentId),
    questionId: v.optional(contentId),
    write: v.optional(v.literal('1')),
  }),
  /** `mergedFrom`: the requested topic, which has been merged into this one. */
  topicDetail: path('/vp/topicDetail', {
    topicId: contentId,
    mergedFrom: v.optional(contentId),
  }),
  /** Without `personId`, or with `me`: one's own. */
  personalHome: path('/vp/personalHome', {
    personId: v.optional(contentId),
    tab: v.optional(v.picklist(['items', 'posts', 'favourites', 'settings'])),
  }),
  managerContent: path('/vp/managerContent', {
    fmUid: managerId,
    kind: v.optional(v.picklist(['article', 'idea', 'video', 'answer'])),
  }),
  information: path('/vp/information', { date: v.optional(day) }),
  special: path('/vp/special', { specialId: contentId }),
  tagAggregation: path('/vp/tagAggregation', { tag: tagName }),
} as const
