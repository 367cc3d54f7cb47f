import { coursePaths } from '#paths/course.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: coursePaths.courseHome,
    title: '大师课',
    needs: [],
    skeleton: 'list',
    load: () => import('./course-home/CourseHomeScreen.tsx'),
  }),
]

export const courseModule: ModuleRow = {
  group: 'content',
  segment: 'course',
  share: 'own',
  defaultChild: coursePaths.courseHome.pattern,
  screens,
}
