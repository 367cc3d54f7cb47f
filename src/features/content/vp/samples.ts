import { vpPaths } from '#paths/vp.ts'
import { as, type Samples } from '#templates/sample.ts'

/** Ids of managers who are there and who have left, as the sandbox makes them from their names. */
const LIN = 'M795750cf'
const CHENG = 'M858f97e1'

const [guest, zhang, muted, expert, li] = [
  as(null),
  as('zhang'),
  as('muted'),
  as('expert'),
  as('li'),
]

/** How to see each screen. */
export const samples: Samples = () => ({
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
  [vpPaths.vpDiscussionHome.pattern]: [
    guest(vpPaths.vpDiscussionHome.to()),
    guest(vpPaths.vpDiscussionHome.to({ topicId: 't-plan', sort: 'hot' }), 'hot of a topic'),
    guest(vpPaths.vpDiscussionHome.to({ topicId: 't-unknown' }), 'unknown topic'),
    guest(vpPaths.vpDiscussionHome.to({ sort: 'mine' }), 'signed out'),
    zhang(vpPaths.vpDiscussionHome.to({ sort: 'mine' }), 'none of mine'),
    expert(vpPaths.vpDiscussionHome.to({ sort: 'mine' }), 'mine'),
    { ...zhang(vpPaths.vpDiscussionHome.to({ topicId: 't-plan' }), 'write'), tap: '发起讨论' },
  ],
  [vpPaths.topicDetail.pattern]: [
    zhang(vpPaths.topicDetail.to({ topicId: 't-plan' })),
    guest(vpPaths.topicDetail.to({ topicId: 't-coupon-old' }), 'merged'),
    guest(vpPaths.topicDetail.to({ topicId: 't-overseas' }), 'few items'),
    guest(vpPaths.topicDetail.to({ topicId: 't-unknown' }), 'unknown'),
    { ...zhang(vpPaths.topicDetail.to({ topicId: 't-plan' }), 'kind'), tap: '提问' },
  ],
  [vpPaths.personalHome.pattern]: [
    guest(vpPaths.personalHome.to({ personId: 'b-lu' })),
    guest(vpPaths.personalHome.to({ personId: 'v-fang' }), 'staff'),
    guest(vpPaths.personalHome.to({ personId: 'z-shan' }), 'column'),
    guest(vpPaths.personalHome.to({ personId: 'm-cheng' }), 'left'),
    zhang(vpPaths.personalHome.to({ personId: 'm-lin' }), 'manager'),
    { ...zhang(vpPaths.personalHome.to({ personId: 'b-lu' }), 'more'), tap: '更多' },
    guest(vpPaths.personalHome.to({ personId: 'b-unknown' }), 'unknown'),
    guest(vpPaths.personalHome.to(), 'signed out'),
    expert(vpPaths.personalHome.to(), 'own posts'),
    { ...expert(vpPaths.personalHome.to(), 'rejected'), tap: '未通过' },
    { ...expert(vpPaths.personalHome.to(), 'deleted'), tap: '已删除' },
    zhang(vpPaths.personalHome.to({ tab: 'posts' }), 'no posts'),
    zhang(vpPaths.personalHome.to({ tab: 'favourites' }), 'no favourites'),
    zhang(vpPaths.personalHome.to({ tab: 'settings' }), 'settings'),
    muted(vpPaths.personalHome.to({ tab: 'settings' }), 'muted'),
    li(vpPaths.personalHome.to({ tab: 'settings' }), 'without a mobile'),
  ],
  [vpPaths.managerContent.pattern]: [
    zhang(vpPaths.managerContent.to({ fmUid: LIN })),
    guest(vpPaths.managerContent.to({ fmUid: LIN, kind: 'video' }), 'none of the kind'),
    guest(vpPaths.managerContent.to({ fmUid: CHENG }), 'left'),
    guest(vpPaths.managerContent.to({ fmUid: 'FM_nobody' }), 'unknown'),
  ],
  [vpPaths.information.pattern]: [
    guest(vpPaths.information.to()),
    guest(vpPaths.information.to({ date: '20260309' }), 'earlier day'),
    { ...guest(vpPaths.information.to({ date: '20260310' }), 'important'), tap: '只看重要' },
    guest(vpPaths.information.to({ date: '20250101' }), 'no flashes'),
    guest(vpPaths.information.to({ date: '20991231' }), 'day to come'),
  ],
  [vpPaths.special.pattern]: [
    zhang(vpPaths.special.to({ specialId: 's-bond-class' }), 'composed head of a series'),
    guest(vpPaths.special.to({ specialId: 's-first-year' }), 'series'),
    guest(vpPaths.special.to({ specialId: 's-medicine' }), 'no series'),
    guest(vpPaths.special.to({ specialId: 's-unknown' }), 'unknown'),
  ],
  [vpPaths.tagAggregation.pattern]: [
    guest(vpPaths.tagAggregation.to({ tag: '纯债' })),
    guest(vpPaths.tagAggregation.to({ tag: '新能源' }), 'young fund'),
    guest(vpPaths.tagAggregation.to({ tag: '流动性' }), 'money fund'),
    guest(vpPaths.tagAggregation.to({ tag: '政策' }), 'no funds'),
    guest(vpPaths.tagAggregation.to({ tag: '没有的标签' }), 'unknown'),
  ],
})
