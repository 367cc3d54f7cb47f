import { coursePaths } from '#paths/course.ts'
import { vpPaths } from '#paths/vp.ts'
import type { ItemKind } from '#shared/content/content-types.ts'

interface Named {
  readonly kind: ItemKind
  readonly itemId: string
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

/** The screen that shows the item whole; others are read with their comments alone. */
export const itemPath = ({ kind, itemId }: Named): string =>
  (DETAILS[kind] ?? vpPaths.vpDiscuss.to)({ itemId })
