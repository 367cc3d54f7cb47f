import { circlePlace } from '#domain/content/circle-items.ts'
import { circlePaths } from '#paths/circle.ts'
import { coursePaths } from '#paths/course.ts'
import { vpPaths } from '#paths/vp.ts'
import type { ItemKind } from '#shared/views/content/content-types.ts'

interface Named {
  readonly kind: ItemKind
  readonly itemId: string
  /** Of a flash: by its day. */
  readonly publishTime?: string
  /** Of an item of a circle. */
  readonly space?: string
  readonly reading?: object | null
}

type To = (item: { readonly itemId: string }) => string

const DETAILS: Readonly<Partial<Record<ItemKind, To>>> = {
  article: vpPaths.articleDetail.to,
  video: vpPaths.articleDetail.to,
  idea: vpPaths.ideaDetail.to,
  discussion: vpPaths.discussDetail.to,
  question: ({ itemId }) => vpPaths.vpProblem.to({ questionId: itemId }),
  answer: ({ itemId }) => vpPaths.vpResponse.to({ answerId: itemId }),
  lesson: ({ itemId }) => coursePaths.courseHome.to({ lessonId: itemId }),
}

/**
 * The screen that shows the item whole: a flash among those of its day, an article of a circle in
 * its circle; what has no screen is read with its comments.
 */
export function itemPath(item: Named): string {
  const { kind, itemId, publishTime, space = '', reading = null } = item
  const place = circlePlace({ kind, space, reading })
  if (place === 'news') return circlePaths.consultDetail.to({ itemId })
  if (place === 'chapters') return circlePaths.dryCargoDetail.to({ itemId })
  return kind === 'flash' && publishTime !== undefined
    ? vpPaths.information.to({ date: publishTime.slice(0, 8) })
    : (DETAILS[kind] ?? vpPaths.vpDiscuss.to)({ itemId })
}
