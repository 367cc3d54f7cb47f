import * as v from 'valibot'
import { matching } from '#domain/text-formats.ts'
import { path } from './path.ts'

/** As the provider names items, comments and people. */
const contentId = matching(/^[a-z][a-z0-9-]{1,31}$/, 'Names an item, comment or person')

export const VP_CHANNELS = [
  'recommend',
  'follow',
  'manager',
  'question',
  'discussion',
  'flash',
] as const

const ofItem = { itemId: contentId }

export const vpPaths = {
  /** Without `channel`: 推荐. */
  home: path('/vp/home', { channel: v.optional(v.picklist(VP_CHANNELS)) }),
  articleDetail: path('/vp/articleDetail', ofItem),
  ideaDetail: path('/vp/ideaDetail', ofItem),
  discussDetail: path('/vp/discussDetail', ofItem),
  /** `commentId`: the comment to begin with. */
  vpDiscuss: path('/vp/vpDiscuss', { ...ofItem, commentId: v.optional(contentId) }),
} as const
