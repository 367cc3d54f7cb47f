import { contentId } from '#paths/fields.ts'
import { path } from '#paths/path.ts'

/** 投资那些事: one article to read through. */
export const investAffairPaths = {
  investAffairDetail: path('/investAffair/investAffairDetail', { articleId: contentId }),
} as const
