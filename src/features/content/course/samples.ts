import { coursePaths } from '#paths/course.ts'
import { as, type Samples } from '#templates/sample.ts'

const [guest, zhang, planner] = [as(null), as('zhang'), as('planner')]
const { to } = coursePaths.courseHome

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [coursePaths.courseHome.pattern]: [
    guest(to(), 'signed out'),
    zhang(to()),
    planner(to(), 'begun'),
    zhang(to({ courseId: 'k-calm' }), 'one course'),
    planner(to({ lessonId: 'l-first-1' }), 'passed'),
    planner(to({ lessonId: 'l-first-2' }), 'waits for its quiz'),
    guest(to({ courseId: 'k-no-such' }), 'unknown course'),
    zhang(to({ lessonId: 'l-first-1' }), 'text'),
    zhang(to({ lessonId: 'l-plan-1' }), 'audio'),
    zhang(to({ lessonId: 'l-index-1' }), 'slides'),
    zhang(to({ lessonId: 'l-calm-6' }), 'recording without a text'),
    guest(to({ lessonId: 'l-first-1' }), 'lesson signed out'),
    guest(to({ lessonId: 'l-no-such' }), 'unknown lesson'),
    guest(to({ lessonId: 'a-low-rates' }), 'no lesson'),
  ],
})
