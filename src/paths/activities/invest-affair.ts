import * as v from 'valibot'
import { contentId } from '#paths/fields.ts'
import { path } from '#paths/path.ts'

/** 投资那些事: one article to read through; without its name the newest are listed. */
export const investAffairPaths = {
  investAffairDetail: path('/investAffair/investAffairDetail', {
    articleId: v.optional(contentId),
  }),
} as const
