import * as v from 'valibot'
import { contentId } from './fields.ts'
import { path } from './path.ts'

export const coursePaths = {
  courseHome: path('/course/courseHome', {
    courseId: v.optional(contentId),
    lessonId: v.optional(contentId),
  }),
} as const
