import { vpPaths } from '#paths/vp.ts'
import { as, type Samples } from '#templates/sample.ts'

const [guest, zhang, muted, expert, li, adviser] = [
  as(null),
  as('zhang'),
  as('muted'),
  as('expert'),
  as('li'),
  as('adviser'),
]

/** How to see each screen. */
export const samples: Samples = ({ funds, questions }) => ({
  [vpPaths.home.pattern]: [
    guest(vpPaths.home.to()),
    guest(vpPaths.home.to({ channel: 'follow' }), 'signed out'),
    zhang(vpPaths.home.to({ channel: 'follow' }), 'follow'),
    zhang(vpPaths.home.to({ channel: 'manager' }), 'managers'),
    zhang(vpPaths.home.to({ channel: 'question' }), 'questions'),
    zhang(vpPaths.home.to({ channel: 'discussion' }), 'discussions'),
    zhang(vpPaths.home.to({ channel: 'flash' }), 'flashes'),
    { ...zhang(vpPaths.home.to(), 'write'), tap: '发布' },
    { ...muted(vpPaths.home.to(), 'muted'), tap: '发布' },
    { ...li(vpPaths.home.to(), 'without a mobile'), tap: '发布' },
  ],
  [vpPaths.articleDetail.pattern]: [
    guest(vpPaths.articleDetail.to({ itemId: 'a-low-rates' })),
    zhang(vpPaths.articleDetail.to({ itemId: 'a-share-classes' }), 'table and series'),
    zhang(vpPaths.articleDetail.to({ itemId: 'a-style-drift' }), 'over a year old'),
    zhang(vpPaths.articleDetail.to({ itemId: 'a-letters-q4' }), 'comments closed'),
    guest(vpPaths.articleDetail.to({ itemId: 'a-unknown' }), 'unknown'),
  ],
  [vpPaths.ideaDetail.pattern]: [
    guest(vpPaths.ideaDetail.to({ itemId: 'x-shown' })),
    expert(vpPaths.ideaDetail.to({ itemId: 'x-pending' }), 'pending'),
    expert(vpPaths.ideaDetail.to({ itemId: 'x-rejected' }), 'rejected'),
    guest(vpPaths.ideaDetail.to({ itemId: 'x-hidden' }), 'hidden'),
    guest(vpPaths.ideaDetail.to({ itemId: 'x-deleted' }), 'deleted'),
  ],
  [vpPaths.discussDetail.pattern]: [
    zhang(vpPaths.discussDetail.to({ itemId: 'g-001' }), 'vote'),
    guest(vpPaths.discussDetail.to({ itemId: 'g-017' }), 'closed'),
    guest(vpPaths.discussDetail.to({ itemId: 'g-005' })),
  ],
  [vpPaths.vpDiscuss.pattern]: [
    guest(vpPaths.vpDiscuss.to({ itemId: 'a-low-rates' })),
    zhang(vpPaths.vpDiscuss.to({ itemId: 'a-low-rates', commentId: 'c-0001' }), 'one comment'),
    { ...zhang(vpPaths.vpDiscuss.to({ itemId: 'a-low-rates' }), 'write'), tap: '写评论' },
    { ...muted(vpPaths.vpDiscuss.to({ itemId: 'a-low-rates' }), 'muted'), tap: '写评论' },
    guest(vpPaths.vpDiscuss.to({ itemId: 'a-letters-q4' }), 'closed'),
    guest(vpPaths.vpDiscuss.to({ itemId: 'x-hidden' }), 'hidden'),
  ],
  [vpPaths.vpQuestionHome.pattern]: [
    guest(vpPaths.vpQuestionHome.to()),
    guest(vpPaths.vpQuestionHome.to({ state: 'waiting' }), 'waiting'),
    guest(vpPaths.vpQuestionHome.to({ fundCode: '980401' }), 'of a fund'),
    guest(vpPaths.vpQuestionHome.to({ state: 'waiting', fundCode: funds.longName }), 'none'),
    guest(vpPaths.vpQuestionHome.to({ state: 'mine' }), 'own, signed out'),
    zhang(vpPaths.vpQuestionHome.to({ state: 'mine' }), 'own, none'),
    expert(vpPaths.vpQuestionHome.to({ state: 'mine' }), 'own'),
  ],
  [vpPaths.vpProblem.pattern]: [
    guest(vpPaths.vpProblem.to({ questionId: 'q-001' })),
    zhang(vpPaths.vpProblem.to({ questionId: 'q-021' }), 'waiting'),
    guest(vpPaths.vpProblem.to({ questionId: 'q-026' }), 'declined'),
    adviser(vpPaths.vpProblem.to({ questionId: 'q-021' }), 'staff'),
    expert(vpPaths.vpProblem.to({ questionId: questions.declined }), 'own, declined'),
    expert(vpPaths.vpProblem.to({ questionId: questions.pending }), 'own, pending'),
    expert(vpPaths.vpProblem.to({ questionId: questions.rejected }), 'own, rejected'),
    guest(vpPaths.vpProblem.to({ questionId: questions.hidden }), 'hidden'),
    guest(vpPaths.vpProblem.to({ questionId: questions.deleted }), 'deleted'),
    zhang(vpPaths.vpProblem.to({ write: '1' }), 'ask'),
    zhang(vpPaths.vpProblem.to({ write: '1', fundCode: funds.longName }), 'ask about a fund'),
    guest(vpPaths.vpProblem.to({ write: '1' }), 'ask, signed out'),
    muted(vpPaths.vpProblem.to({ write: '1' }), 'ask, muted'),
    li(vpPaths.vpProblem.to({ write: '1' }), 'ask, without a mobile'),
    guest(vpPaths.vpProblem.to(), 'nothing asked for'),
  ],
  [vpPaths.vpResponse.pattern]: [
    guest(vpPaths.vpResponse.to({ answerId: 'w-001' })),
    guest(vpPaths.vpResponse.to({ answerId: 'w-999' }), 'unknown'),
    adviser(vpPaths.vpResponse.to({ questionId: 'q-021', write: '1' }), 'write'),
    adviser(vpPaths.vpResponse.to({ questionId: 'q-026', write: '1' }), 'write, declined'),
    zhang(vpPaths.vpResponse.to({ questionId: 'q-021', write: '1' }), 'write, a member'),
    guest(vpPaths.vpResponse.to({ questionId: 'q-021', write: '1' }), 'write, signed out'),
  ],
})
